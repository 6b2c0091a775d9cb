import { parseArgs } from 'node:util'
import { holderSchema } from '../../contract/checkout.ts'
import { toDecimal } from '../../domain/money.ts'
import { localDay } from '../../domain/stay-dates.ts'
import { extendBalance, listUnpaid } from '../balances/balances.service.ts'
import { waiveCommission } from '../bookings/ended-stays.service.ts'
import { type Office, OfficeError } from './command.ts'
import { readDay } from './read-day.ts'

export const bookingMoneyUsage = [
  'bookings unpaid',
  'bookings extend REFERENCE --due DAY --by NAME --note TEXT',
  'bookings waive REFERENCE --by NAME --note TEXT',
]

/** What staff do about rests that were not paid and commissions that are given up. */
export const bookingMoneyVerbs: Record<string, (args: string[], office: Office) => Promise<number>> = {
  unpaid: (_args, office) => listOverdue(office),
  extend,
  waive,
}

/** Whose rest is overdue: those that are still reminded, and those to decide on. */
async function listOverdue({ db, clock, write }: Office): Promise<number> {
  const now = clock()
  const unpaid = await listUnpaid(db, now)
  for (const { row, hotel, rest, lastDay, officeFrom } of unpaid) {
    const holder = holderSchema.safeParse(row.holder).data
    const whom = holder ? `${holder.first_name} ${holder.last_name}, ${holder.phone}, ${holder.email}` : 'nobody named'
    const last = localDay(new Date(officeFrom.getTime() - 1), 'Europe/Sofia')
    const state = officeFrom <= now ? 'TO DECIDE' : `reminded until ${last}`
    write(
      [
        row.reference,
        state,
        `${toDecimal(rest, row.currency)} ${row.currency} since ${lastDay}`,
        `${hotel}, ${row.checkin} to ${row.checkout}`,
        whom,
      ].join('  '),
    )
  }
  const open = unpaid.filter(({ officeFrom }) => officeFrom <= now).length
  write(`${unpaid.length} rests are overdue, ${open} to decide on`)
  return 0
}

async function extend(args: string[], { db, clock, write }: Office): Promise<number> {
  const { reference, by, note, due } = readDeed(args)
  if (!due) throw new OfficeError('Say until when: bookings extend REFERENCE --due DAY --by NAME --note TEXT')
  const day = readDay(due)
  if (!(await extendBalance({ db, now: clock() }, { reference, day, by, note })))
    throw new OfficeError(`Nothing is owed for ${reference}.`)
  write(`${reference}: the rest is due by ${day}`)
  return 0
}

async function waive(args: string[], { db, clock, write }: Office): Promise<number> {
  const { reference, by, note } = readDeed(args)
  const waived = await waiveCommission(db, { reference, by, note, now: clock() })
  if (!waived) throw new OfficeError(`No commission of the property stands in the books for ${reference}.`)
  write(`${reference}: ${toDecimal(waived.commission, waived.currency)} ${waived.currency} are written back`)
  return 0
}

function readDeed(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { by: { type: 'string' }, note: { type: 'string' }, due: { type: 'string' } },
  })
  const [reference, ...more] = positionals
  if (!reference || more.length > 0 || !values.by || !values.note)
    throw new OfficeError('Say which booking, who (--by) and why (--note).')
  return { reference: reference.toUpperCase(), by: values.by, note: values.note, due: values.due }
}
