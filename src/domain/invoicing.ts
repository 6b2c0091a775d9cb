import { taxWithin } from './money.ts'

/**
 * On what ground a sum is invoiced: with VAT; under the margin scheme for travel agents, where VAT may not be shown (ЗДДС, art. 136
 * to 142; Directive 2006/112/EC, art. 226, point 13); the commission alone of who sold in the property's name; or without VAT by who
 * is not registered for it (ЗДДС, art. 113, par. 9).
 */
export const invoiceGrounds = ['vat', 'margin', 'commission', 'unregistered'] as const
export type InvoiceGround = (typeof invoiceGrounds)[number]

/** Those of what a pay link asks for, all of which is ours. */
export const linkGrounds = ['vat', 'margin', 'unregistered'] as const satisfies readonly InvoiceGround[]
export type LinkGround = (typeof linkGrounds)[number]

export type InvoiceSums = {
  total: number
  /** Null where none may be shown. */
  tax: { percent: number; net: number; amount: number } | null
}

/** What an invoice over a sum shows. @param total minor units with all taxes. @param percent VAT within it. */
export function sumInvoice(total: number, ground: InvoiceGround, percent: number): InvoiceSums {
  if (ground === 'margin' || ground === 'unregistered') return { total, tax: null }
  const amount = taxWithin(total, percent)
  return { total, tax: { percent, net: total - amount, amount } }
}
