import type { Job } from '../jobs/jobs.ts'
import { deleteConsentsBefore } from './consents.repository.ts'

/** Two years beyond the longest that an answer holds; the privacy page says so. */
const keptYears = 3

/** Every night the oldest answers to the question about cookies are forgotten. */
export const forgetConsents: Job = {
  name: 'forget-consents',
  cron: '50 4 * * *',
  run: async (db, clock) => {
    const before = clock()
    before.setUTCFullYear(before.getUTCFullYear() - keptYears)
    await deleteConsentsBefore(db, before)
  },
}
