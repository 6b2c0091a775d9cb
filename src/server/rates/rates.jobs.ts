import type { Job } from '../jobs/jobs.ts'
import { deleteOldNightChanges } from './night-memory.repository.ts'

/** Notes of changed nights are read within moments; what is old is of no use to anybody. */
export const forgetNightChanges: Job = {
  name: 'forget-night-changes',
  cron: '*/10 * * * *',
  run: async (db) => deleteOldNightChanges(db),
}
