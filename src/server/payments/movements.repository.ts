import { type Kysely, type Selectable, sql } from 'kysely'
import type { DB } from '../db/schema.ts'

export type DisputeRow = Selectable<DB['payment_dispute']>

export async function findDispute(db: Kysely<DB>, provider: string, ref: string): Promise<DisputeRow | undefined> {
  return db
    .selectFrom('payment_dispute')
    .selectAll()
    .where('provider', '=', provider)
    .where('ref', '=', ref)
    .executeTakeFirst()
}

/** A dispute as it stands now; the caller has locked its payment. */
export async function saveDispute(trx: Kysely<DB>, dispute: DisputeRow): Promise<void> {
  const { status, amount, taken, fee, changes, changed_at } = dispute
  await trx
    .insertInto('payment_dispute')
    .values(dispute)
    .onConflict((conflict) =>
      conflict.columns(['provider', 'ref']).doUpdateSet({ status, amount, taken, fee, changes, changed_at }),
    )
    .execute()
}

export async function addDisputed(trx: Kysely<DB>, intentId: string, amount: number): Promise<void> {
  await sql`UPDATE payment_intent SET disputed = disputed + ${amount} WHERE id = ${intentId}`.execute(trx)
}

/** Whether a refund of the provider's number is noted in this state; of one that failed, that it was never noted as given is enough. */
export async function isRefundNoted(db: Kysely<DB>, provider: string, ref: string, status: string): Promise<boolean> {
  const row = await db
    .selectFrom('refund')
    .innerJoin('payment_intent', 'payment_intent.id', 'refund.intent_id')
    .select('refund.status')
    .where('payment_intent.provider', '=', provider)
    .where('refund.provider_ref', '=', ref)
    .executeTakeFirst()
  return row ? row.status === status : status === 'failed'
}

/** Payments with a dispute that is not over, or with a refund that the provider works on. */
export async function listUnfinished(db: Kysely<DB>, provider: string): Promise<string[]> {
  const { rows } = await sql<{ intent_id: string }>`
    SELECT intent_id FROM payment_dispute WHERE provider = ${provider} AND status = 'open'
    UNION
    SELECT intent_id FROM refund JOIN payment_intent ON payment_intent.id = intent_id
    WHERE provider = ${provider} AND refund.status = 'pending' AND refund.provider_ref IS NOT NULL`.execute(db)
  return rows.map(({ intent_id: id }) => id)
}

/** When the provider's movements were last compared with ours; before the first time, when its first payment was opened. */
export async function findCompared(db: Kysely<DB>, provider: string): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`SELECT coalesce(
    (SELECT compared_at FROM provider_comparison WHERE provider = ${provider}),
    (SELECT min(created_at) FROM payment_intent WHERE provider = ${provider})) AS at`.execute(db)
  return rows[0]?.at ?? undefined
}

export async function saveCompared(db: Kysely<DB>, provider: string, now: Date): Promise<void> {
  await db
    .insertInto('provider_comparison')
    .values({ provider, compared_at: now })
    .onConflict((conflict) => conflict.column('provider').doUpdateSet({ compared_at: now }))
    .execute()
}
