import { z } from 'zod'

/** Why a mail to a property goes to us instead: its address field cannot be read, or its mail server refused the address. */
const insteadSchema = z.object({ why: z.enum(['unreadable', 'refused']), address: z.string(), phone: z.string() })

/** What every mail to a property may have beside its own. */
export const toProperty = { instead: insteadSchema.nullable().default(null), property_phone: z.string().default('') }

/** A stay as the reception of a property needs it, worded in its language. Sums are decimals, hours HH:MM at the property. */
export const receptionStaySchema = z.object({
  reference: z.string(),
  checkin: z.string(),
  checkout: z.string(),
  check_in: z.string(),
  check_out: z.string(),
  guest: z.string(),
  phone: z.string(),
  /** What the guest was written to in. */
  speaks: z.enum(['bg', 'en']),
  rooms: z.array(
    z.object({
      name: z.string(),
      board: z.string(),
      adults: z.number(),
      children_ages: z.array(z.number()),
      guests: z.array(z.string()),
    }),
  ),
  arrival_time: z.string().nullable(),
  special_requests: z.string().nullable(),
  /** Whom the property invoices, in one line; null: nobody asked for that, or the invoice is ours. */
  invoice_to: z.string().nullable(),
  currency: z.string(),
  total: z.string(),
  /** Collected at the property beside the total. */
  local_fees: z.string(),
  at_property: z.boolean(),
  /** Of what is paid to us: received, and still due to us. Null where it is paid at the property. */
  paid: z.string().nullable(),
  rest: z.string().nullable(),
  free_until: z.iso.datetime({ offset: true }).nullable(),
  penalties: z.array(z.object({ from: z.iso.datetime({ offset: true }), amount: z.string() })),
  timezone: z.string(),
})
export type ReceptionStay = z.infer<typeof receptionStaySchema>
