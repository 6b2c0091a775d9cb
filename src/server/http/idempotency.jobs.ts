import type { Job } from '../jobs/jobs.ts'
import { deleteOldKeys } from './idempotency.repository.ts'

/** Every night the answers kept under idempotency keys are forgotten once they are two days old. */
export const forgetIdempotencyKeys: Job = {
  name: 'forget-idempotency-keys',
  cron: '10 4 * * *',
  run: async (db, clock) => {
    await deleteOldKeys(db, clock())
  },
}
