import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type Language, languageSchema } from '../../contract/values.ts'
import type { AppDeps } from '../app-deps.ts'
import { makeCalendar, makeVoucher, makeVoucherPage, type Paper } from '../documents/documents.service.ts'
import { readInvoice } from '../documents/invoices.service.ts'
import { sendFile } from '../http/send-file.ts'
import { deriveKeys } from '../keys.ts'
import type { BookingRow } from './bookings.repository.ts'
import { openPapers } from './bookings.service.ts'

const params = z.object({ reference: z.string().regex(/^[0-9A-Za-z]{1,20}$/) })
const querystring = z.object({
  key: z.string().max(100).optional(),
  language: languageSchema.optional().meta({ description: 'Absent: the language of the booking' }),
  number: z
    .string()
    .regex(/^\d{10}$/)
    .optional()
    .meta({ description: 'Of several invoices and credit notes this one; absent: the newest invoice' }),
})

type Make = (row: BookingRow, language: Language, number?: string) => Promise<Paper>

/** Papers of a booking, for its owner, who has its key, or who has the key of its papers. */
export function registerPaperRoutes(instance: FastifyInstance, deps: AppDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const { db, config, clock } = deps
  const keys = deriveKeys(deps.secrets)
  const context = { db, config, keys }

  function offer(file: string, summary: string, shown: 'inline' | 'attachment', make: Make): void {
    app.get(
      `/api/v1/bookings/:reference/${file}`,
      { schema: { tags: ['bookings'], summary, params, querystring } },
      async (request, reply) => {
        const { reference } = request.params
        const { key, language, number } = request.query
        const row = await openPapers({ db, keys, caller: request.caller }, reference, key)
        return sendFile(reply, await make(row, language ?? languageSchema.parse(row.language), number), shown)
      },
    )
  }

  offer('voucher.pdf', 'The voucher', 'inline', (row, language) => makeVoucher(context, row, language))
  offer('voucher.html', 'The voucher as a page, to be kept for times without a network', 'inline', (row, language) =>
    makeVoucherPage(context, row, language, clock()),
  )
  offer('invoice.pdf', 'The invoice', 'inline', (row, language, number) => readInvoice(context, row, language, number))
  offer('calendar.ics', 'The stay for a calendar', 'attachment', (row, language) =>
    makeCalendar(context, row, language, clock()),
  )
}
