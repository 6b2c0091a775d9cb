import type { Job } from '../jobs/jobs.ts'
import { sendDueMails } from '../mail/mail.service.ts'
import { createPaymentContext } from './open-payments.ts'
import { deleteEventsBefore } from './payments.repository.ts'
import { compareMovements, reconcile, refundDue, settleDue } from './reconciliation.service.ts'

/** Six times a minute, and when the program starts, what a message did not bring on is settled: its process died, or the message was lost. */
export const settlePayments: Job = {
  name: 'settle-payments',
  everySeconds: 10,
  run: async (db, clock, { log, ...deps }) => {
    const context = createPaymentContext({ db, clock, ...deps }, log)
    if (!context.gateway) return
    const settled = (await settleDue(context)) + (await refundDue(context))
    // Whoever waited for the booking also waits for its mail.
    if (settled > 0) await sendDueMails({ ...context, config: deps.config })
  },
}

/** Each minute the provider's books are compared with ours. */
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

/** Each hour refunds and disputes of the provider are compared with ours, of payments of any age. */
export const comparePaymentMovements: Job = {
  name: 'compare-payment-movements',
  cron: '25 * * * *',
  run: async (db, clock, { log, ...deps }) => {
    const found = await compareMovements(createPaymentContext({ db, clock, ...deps }, log))
    if (found > 0) log.info({ found }, 'payments compared with what their provider did')
  },
}

/** How long the provider's messages are remembered, in days; it repeats them for three at most. */
const keptDays = 30

export const forgetPaymentEvents: Job = {
  name: 'forget-payment-events',
  cron: '40 4 * * *',
  run: async (db, clock) => deleteEventsBefore(db, new Date(clock().getTime() - keptDays * 86_400_000)),
}
