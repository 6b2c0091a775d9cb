import { queueMail } from '../mail/mail.service.ts'
import {
  claimList,
  type DueList,
  deleteListsBefore,
  findDueLists,
  listArrivals,
  listGone,
} from './arrival-lists.repository.ts'
import { describeForReception, findProperty, type MailMaker } from './property-mails.ts'

/** From this hour on at the property its list for the next day goes out. */
const hour = 18

/** Who arrives: also those whose money is in doubt, for their guests come all the same. */
const arriving = ['confirmed', 'unknown']

const day = 24 * 3_600_000
/** How far back changes and cancellations are told once more. */
const lookBackMs = 7 * day
const keptMs = 30 * day

type Context = MailMaker & { now: Date }

/**
 * Sends each property the list of tomorrow's arrivals in the evening of its own zone, once, however many processes do this; a
 * property without arrivals gets none. Answers how many properties were written to.
 */
export async function sendArrivalLists(context: Context): Promise<number> {
  const { db, now } = context
  let sent = 0
  for (const due of await findDueLists(db, { now, hour, statuses: arriving })) if (await sendList(context, due)) sent++
  await deleteListsBefore(db, new Date(now.getTime() - keptMs))
  return sent
}

async function sendList(context: Context, due: DueList): Promise<boolean> {
  const { db, keys, now } = context
  const property = await findProperty(context, due.hotelId)
  const since = new Date(now.getTime() - lookBackMs)
  return db.transaction().execute(async (trx) => {
    if (!(await claimList(trx, due, now))) return false
    const arrivals = await listArrivals(trx, { ...due, statuses: arriving, since })
    if (arrivals.length === 0) return false
    const { name, phone, instead, language } = property
    const data = {
      name,
      hotel: name,
      instead,
      property_phone: phone,
      day: due.day,
      arrivals: arrivals.map((row) => ({ ...describeForReception(property, row), changed: row.changed })),
      gone: await listGone(trx, { ...due, since }),
    }
    for (const recipient of property.recipients)
      await queueMail(trx, { kind: 'property_arrivals', language, recipient, data }, keys, now)
    return property.recipients.length > 0
  })
}
