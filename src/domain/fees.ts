import type { HotelRules } from './rates.ts'

/** Which fees a hotel takes itself, beside the price. */
export function localFeeCodesOf({ taxes }: Pick<HotelRules, 'taxes'>): string[] {
  return taxes.flatMap((tax) => (!tax.included && tax.payableAt === 'property' ? [tax.code] : []))
}

/** Whether value added tax is part of the price, as the receipt would say. */
export function hasVatWithin({ taxes }: Pick<HotelRules, 'taxes'>): boolean {
  return taxes.some((tax) => tax.included && tax.percent !== null)
}
