import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../app-deps.ts'
import { trackWork } from '../http/track-work.ts'
import { createPaymentContext } from './open-payments.ts'
import type { PaymentContext } from './payment-context.ts'
import { settleRefund } from './refunding.service.ts'
import { settleIntent } from './settling.service.ts'

/** What routes need that set money going: it is settled after their answer and does not wait for the job. */
export type MoneyInBackground = {
  payments: PaymentContext
  /** Payments that were woken, and refunds that were set aside. */
  onPayments: (ids: readonly string[]) => void
  onRefunds: (ids: readonly string[]) => void
}

export function settleInBackground(app: FastifyInstance, deps: AppDeps, nudgeMail: () => void): MoneyInBackground {
  const payments = { ...createPaymentContext(deps, app.log), nudgeMail }
  const inBackground = trackWork(app)
  return {
    payments,
    onPayments: (ids) => {
      for (const id of ids) inBackground(() => settleIntent(payments, id))
    },
    onRefunds: (ids) => {
      for (const id of ids) inBackground(() => settleRefund(payments, id))
    },
  }
}
