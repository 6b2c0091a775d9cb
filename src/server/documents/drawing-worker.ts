import type { Language } from '../../contract/values.ts'
import type { BookingFacts } from './booking-facts.ts'
import { drawInvoice } from './invoice.ts'
import type { InvoiceContent } from './invoice-content.ts'
import { drawVoucher } from './voucher.ts'

export type Drawing =
  | { paper: 'voucher'; facts: BookingFacts }
  | { paper: 'invoice'; content: InvoiceContent; language: Language }

/** The work of a thread of `drawing.ts`. */
export function draw(drawing: Drawing): Promise<Uint8Array> {
  return drawing.paper === 'voucher' ? drawVoucher(drawing.facts) : drawInvoice(drawing.content, drawing.language)
}
