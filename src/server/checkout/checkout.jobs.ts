import type { Job } from '../jobs/jobs.ts'
import { expireSessions, forgetEndedSessions } from './checkout.service.ts'

/** Twice a minute the units of checkouts whose 15 minutes are over go back on sale. */
export const expireHolds: Job = {
  name: 'expire-holds',
  everySeconds: 30,
  run: async (db, clock, { log }) => {
    const ended = await expireSessions(db, clock())
    if (ended > 0) log.info({ ended }, 'holds expired')
  },
}

/** Each hour what was written into checkouts that ended a day ago is erased, as the privacy page promises. */
export const forgetCheckouts: Job = {
  name: 'forget-checkouts',
  cron: '20 * * * *',
  run: async (db, clock, { log }) => {
    const forgotten = await forgetEndedSessions(db, clock())
    if (forgotten > 0) log.info({ forgotten }, 'ended checkouts forgotten')
  },
}
