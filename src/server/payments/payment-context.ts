import { randomBytes } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Earnings } from '../../domain/ledger.ts'
import { type IntentStatus, intentStatuses } from '../../domain/payment-states.ts'
import type { Config } from '../config.ts'
import type { DB } from '../db/schema.ts'
import type { Keys } from '../keys.ts'
import type { PaymentGateway } from './gateway.ts'
import type { IntentRow } from './payments.repository.ts'

export type PaymentContext = {
  db: Kysely<DB>
  clock: () => Date
  keys: Keys
  /** Null: nothing can be paid through us. */
  gateway: PaymentGateway | null
  earnings: Earnings
  log: FastifyBaseLogger
  config: Pick<Config, 'publicOrigin' | 'operator'>
  /** Sends soon what was put into the outbox; absent: the job does it within a minute. */
  nudgeMail?: () => void
}

/** 144 random bits: whoever has it may see how the payment stands. */
export function newIntentId(): string {
  return `pi_${randomBytes(18).toString('base64url')}`
}

/** The state of a payment as the table of moves knows it. */
export function readStatus(intent: Pick<IntentRow, 'status' | 'id'>): IntentStatus {
  const status = intentStatuses.find((known) => known === intent.status)
  if (!status) throw new Error(`Payment ${intent.id} has the unknown state ${intent.status}`)
  return status
}
