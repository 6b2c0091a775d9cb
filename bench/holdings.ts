import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { stayFrom } from '../e2e/days.ts'
import { openHolding } from '../src/server/checkout/checkout.repository.ts'
import { readConfig } from '../src/server/config.ts'
import { openConfiguredDatabase } from '../src/server/db/open.ts'
import { openSecrets } from '../src/server/secrets.ts'

/**
 * The one statement that sells: locks the nights, counts, takes the units and opens the session. 64 clients for as long as
 * asked on an inventory of its own, three nights each; then the baseline, which writes one row by its key through the same
 * driver. Argument: seconds of each.
 */
const [seconds = '5'] = process.argv.slice(2)
const config = { ...readConfig(), databasePoolSize: 32 }
const { db, close } = await openConfiguredDatabase(config, openSecrets(config), {
  as: 'guest',
  applicationName: 'zefir-bench',
})

/** A month of which every night is on sale: 2027-10 for one. */
const october = stayFrom('10-01', 1).checkin.slice(0, 7)
const { rows: types } = await sql<{
  id: number
  hotel_id: number
}>`SELECT id, hotel_id FROM room_type ORDER BY id LIMIT 400`.execute(db)
await sql`UPDATE inventory SET allotment = 30000, free = 30000
  WHERE night BETWEEN ${`${october}-01`} AND ${`${october}-31`} AND room_type_id = ANY(${types.map((type) => type.id)}::int[])`.execute(
  db,
)
const offer = { rooms: [{ room_type: 'DBL', adults: 2 }], price: { value: '100.00' } }
const counts = { held: 0, refused: 0, failed: 0 }

async function hold(index: number): Promise<void> {
  const type = types[(index * 7919) % types.length]
  if (!type) return
  const day = 1 + (index % 26)
  const now = new Date()
  const held = await openHolding(db, {
    id: randomBytes(18).toString('base64url'),
    hotelId: type.hotel_id,
    checkin: `${october}-${String(day).padStart(2, '0')}`,
    checkout: `${october}-${String(day + 3).padStart(2, '0')}`,
    units: [{ room_type_id: type.id, units: 1 }],
    selection: {},
    offer,
    priceHash: 'bench',
    promoCode: null,
    language: 'bg',
    currency: 'EUR',
    createdAt: now,
    expiresAt: new Date(now.getTime() + 3_600_000),
  })
  if (held) counts.held += 1
  else counts.refused += 1
}

/** Writes one row: the least that any sale costs here. */
async function touch(index: number): Promise<void> {
  const type = types[(index * 7919) % types.length]
  const night = `${october}-${String(1 + (index % 28)).padStart(2, '0')}`
  await sql`UPDATE inventory SET free = free WHERE room_type_id = ${type?.id} AND night = ${night}`.execute(db)
}

/** 64 clients, each with the next as soon as its last is done. Answers how many a second. */
async function race(act: (index: number) => Promise<void>): Promise<number> {
  let next = 0
  const started = performance.now()
  const deadline = started + Number(seconds) * 1000
  await Promise.all(
    Array.from({ length: 64 }, async () => {
      while (performance.now() < deadline) {
        next += 1
        await act(next)
      }
    }),
  )
  return next / ((performance.now() - started) / 1000)
}

const tries = await race((index) =>
  hold(index).catch(() => {
    counts.failed += 1
  }),
)
const baseline = await race(touch)
const perSecond = (tries * counts.held) / (counts.held + counts.refused + counts.failed)
const { rows } = await sql<{ sold: number; taken: number }>`
  SELECT (SELECT count(*) * 3 FROM checkout_session WHERE price_hash = 'bench')::int AS sold,
    (SELECT coalesce(sum(allotment - free), 0) FROM inventory WHERE allotment = 30000)::int AS taken`.execute(db)
await sql`UPDATE inventory SET allotment = 5, free = 5 WHERE allotment = 30000`.execute(db)
await sql`DELETE FROM checkout_session WHERE price_hash = 'bench'`.execute(db)
process.send?.({
  failed: counts.failed,
  perSecond,
  baseline,
  wrong: Math.abs((rows[0]?.sold ?? 0) - (rows[0]?.taken ?? 0)),
})
await close()
process.disconnect?.()
