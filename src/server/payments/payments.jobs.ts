import type { Job } from '../jobs/jobs.ts'
import { createPaymentContext } from './open-payments.ts'
import { deleteEventsBefore } from './payments.repository.ts'
import { reconcile } from './reconciliation.service.ts'

/** Each minute, and when the program starts, what a crash or a silent provider left lying is settled. */
export const reconcilePayments: Job = {
  name: 'reconcile-payments',
  cron: '* * * * *',
  run: async (db, clock, { log, ...deps }) => {
    const context = createPaymentContext({ db, clock, ...deps }, log)
    if (!context.gateway) return
    const { settled, differences } = await reconcile(context)
    if (differences > 0) log.warn({ differences }, 'the books of the payment provider differ from ours')
    if (settled > 0) log.info({ settled }, 'payments settled')
  },
}

/** How long the provider's messages are remembered, in days; it repeats them for three at most. */
const keptDays = 30

export const forgetPaymentEvents: Job = {
  name: 'forget-payment-events',
  cron: '40 4 * * *',
  run: async (db, clock) => deleteEventsBefore(db, new Date(clock().getTime() - keptDays * 86_400_000)),
}
