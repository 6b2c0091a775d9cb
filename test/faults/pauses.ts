import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import type { Stage } from './stage.ts'

/**
 * Points at which the program can be stopped without knowing of it: the database makes it wait in the middle of a statement.
 * What a point is about (a payment, a recipient) stands in the row that is written there.
 */
const points = {
  /** About to say that it opens the page: nothing was asked of the provider yet. */
  opening: ['UPDATE ON payment_intent', 'OLD.opening_at IS NULL AND NEW.opening_at IS NOT NULL'],
  /** The provider has answered with the page; its address is not written yet. */
  opened: ['UPDATE ON payment_intent', 'OLD.provider_ref IS NULL AND NEW.provider_ref IS NOT NULL'],
  /** The last statement of the transaction that books, before its commit. */
  booked: ['UPDATE ON payment_intent', `OLD.status <> 'requires_capture' AND NEW.status = 'requires_capture'`],
  /** The provider has taken the money; the transaction that writes it down is not committed. */
  taken: ['INSERT ON ledger_transaction', `NEW.kind = 'capture'`],
  /** Everything is committed; whoever waits has no answer yet. */
  answering: [
    'UPDATE ON payment_intent',
    `NEW.status = 'succeeded' AND OLD.claimed_until IS NOT NULL AND NEW.claimed_until IS NULL`,
  ],
  /** The mail server has taken the mail; that it did is not written yet. */
  mailed: ['UPDATE ON outgoing_mail', 'OLD.sent_at IS NULL AND NEW.sent_at IS NOT NULL'],
} as const satisfies Record<string, readonly [string, string]>
export type Point = keyof typeof points

const names = Object.keys(points) as Point[]
const firstLock = 9_000_000
const lockOf = (point: Point) => firstLock + names.indexOf(point)

/** Lays the points into the database; whoever comes to one passes, until it is held for them. */
export async function openPauses({ connection, db }: Pick<Stage, 'connection' | 'db'>) {
  await sql`CREATE TABLE fault_pause (point text, subject text)`.execute(db)
  await sql`CREATE FUNCTION fault_pause() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF EXISTS (SELECT FROM fault_pause WHERE point = TG_ARGV[0] AND strpos(NEW::text, subject) > 0) THEN
        PERFORM pg_advisory_xact_lock_shared(TG_ARGV[1]::bigint);
      END IF;
      RETURN NEW;
    END $$`.execute(db)
  for (const point of names) {
    const [event, condition] = points[point]
    await sql
      .raw(`CREATE TRIGGER fault_${point} BEFORE ${event} FOR EACH ROW WHEN (${condition})
        EXECUTE FUNCTION fault_pause('${point}', '${lockOf(point)}')`)
      .execute(db)
  }
  let keeper: pg.Client | undefined

  /** From now on who comes to a point with its subject waits there. */
  async function hold(subjects: Partial<Record<Point, string>>): Promise<void> {
    if (keeper) await letGo()
    keeper = new pg.Client(typeof connection === 'string' ? { connectionString: connection } : connection)
    // The server may go down under a test.
    keeper.on('error', () => undefined)
    await keeper.connect()
    for (const point of names) {
      const subject = subjects[point]
      if (subject === undefined) continue
      await keeper.query('SELECT pg_advisory_lock($1)', [lockOf(point)])
      await sql`INSERT INTO fault_pause VALUES (${point}, ${subject})`.execute(db)
    }
  }

  async function reached(point: Point, patience = 9000): Promise<void> {
    for (const end = Date.now() + patience; Date.now() < end; await sleep(20)) {
      const { rows } = await sql`SELECT pid FROM pg_locks
        WHERE locktype = 'advisory' AND objid::bigint = ${lockOf(point)} AND NOT granted`.execute(db)
      if (rows.length > 0) return
    }
    throw new Error(`Nobody came to the point "${point}"`)
  }

  /** Opens every point. Who still waits there is of a process that was killed, and does not go on. */
  async function letGo(): Promise<void> {
    await sql`SELECT pg_terminate_backend(pid, 5000) FROM pg_locks
      WHERE locktype = 'advisory' AND objid::bigint BETWEEN ${firstLock} AND ${firstLock + names.length} AND NOT granted`.execute(
      db,
    )
    await sql`TRUNCATE fault_pause`.execute(db)
    await keeper?.end().catch(() => undefined)
    keeper = undefined
  }

  return { hold, reached, letGo }
}
