import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Config } from './config.ts'
import type { DB } from './db/schema.ts'
import type { PaymentGateway } from './payments/gateway.ts'
import type { Secrets } from './secrets.ts'

/** Where the process is in its life; `/readyz` answers 200 only while it is `ready`. */
export type Readiness = 'starting' | 'ready' | 'stopping'

/** Everything the application is built from. Nothing below it reads the environment, the wall clock or a global. */
export type AppDeps = {
  config: Config
  secrets: Secrets
  db: Kysely<DB>
  /** Null: nothing is paid through us; absent: the one that the settings name. */
  gateway?: PaymentGateway | null
  /** The present instant; tests stop it. */
  clock: () => Date
  /** Absent: the application makes its own from `config.logLevel`. */
  logger?: FastifyBaseLogger
  /** How busy the connections to the database are; absent: not measured. */
  poolState?: () => { total: number; idle: number; waiting: number }
  /** Absent: always ready. */
  readiness?: () => Readiness
}
