import type { Job } from '../jobs/jobs.ts'
import { deleteOldUnconfirmed } from './accounts.repository.ts'
import { deleteOldAttempts } from './attempts.repository.ts'
import { deleteOldChanges } from './email-change.repository.ts'
import { deleteOldCodes } from './one-time.repository.ts'
import { deleteOldSessions } from './sessions.repository.ts'

const day = 24 * 60 * 60_000

/**
 * Every night what has been over for a day (codes, links) or a month (sessions, changes of address) is forgotten, and so are
 * accounts that were registered a month ago and never confirmed.
 */
export const forgetSignIns: Job = {
  name: 'forget-sign-ins',
  cron: '30 4 * * *',
  run: async (db, clock) => {
    const now = clock()
    await deleteOldCodes(db, new Date(now.getTime() - day))
    await deleteOldSessions(db, new Date(now.getTime() - 30 * day), now)
    await deleteOldAttempts(db, now)
    await deleteOldChanges(db, new Date(now.getTime() - 30 * day))
    await deleteOldUnconfirmed(db, new Date(now.getTime() - 30 * day))
  },
}
