import type { Job } from '../jobs/jobs.ts'
import { expireSessions } from './checkout.service.ts'

/** Each minute the units of checkouts whose 15 minutes are over go back on sale. */
export const expireHolds: Job = {
  name: 'expire-holds',
  cron: '* * * * *',
  run: async (db, clock, { log }) => {
    const ended = await expireSessions(db, clock())
    if (ended > 0) log.info({ ended }, 'holds expired')
  },
}
