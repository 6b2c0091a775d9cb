import type { HotelRules, RatePlan } from '../../domain/rates.ts'

/** The rules of hotels with those of their plans alone that can be booked here and now. */
export function keepSellable(all: ReadonlyMap<number, HotelRules>, takesPayments: boolean): Map<number, HotelRules> {
  return new Map(
    [...all].map(([id, rules]) => [
      id,
      { ...rules, ratePlans: rules.ratePlans.filter((plan) => isSellable(plan, takesPayments)) },
    ]),
  )
}

/** For everyone; paid at the property, or to us where there is somebody to take it. */
function isSellable(plan: RatePlan, takesPayments: boolean): boolean {
  const payable = plan.paymentType === 'property' || takesPayments
  return plan.audience === 'everyone' && payable
}
