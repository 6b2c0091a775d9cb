import type { FastifyBaseLogger } from 'fastify'
import type { AppDeps } from '../app-deps.ts'
import { deriveKeys } from '../keys.ts'
import { openGateway } from './open-gateway.ts'
import type { PaymentContext } from './payment-context.ts'

/** Everything that payments need, out of what the application is built from. */
export function createPaymentContext(
  deps: Pick<AppDeps, 'db' | 'clock' | 'config' | 'secrets' | 'gateway'>,
  log: FastifyBaseLogger,
): PaymentContext {
  const { db, clock, config, secrets } = deps
  return {
    db,
    clock,
    keys: deriveKeys(secrets),
    gateway: deps.gateway === undefined ? openGateway(config, secrets) : deps.gateway,
    earnings: config.earnings,
    log,
    config,
  }
}
