import type { Job } from '../jobs/jobs.ts'
import { expirePayLinks } from './payment-requests.service.ts'
import { forgetOldPayers } from './personal-data.service.ts'

/** Every ten minutes pay links whose time is over end; whoever opens one hears of it at once. */
export const expirePaymentRequests: Job = {
  name: 'expire-payment-requests',
  cron: '*/10 * * * *',
  run: async (db, clock, { log }) => {
    const expired = await expirePayLinks(db, clock())
    if (expired > 0) log.info({ expired }, 'pay links expired')
  },
}

/** Every night pay links that ended five years ago lose who was to pay them. */
export const forgetPayers: Job = {
  name: 'forget-payers',
  cron: '55 4 * * *',
  run: async (db, clock) => forgetOldPayers(db, clock()),
}
