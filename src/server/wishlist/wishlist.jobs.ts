import { undoMs } from '../../domain/wishlist.ts'
import type { Job } from '../jobs/jobs.ts'
import { deleteRemovedItems } from './wishlist.repository.ts'

/** Every night what was removed, and is not brought back any more, is forgotten with what was said of it. */
export const forgetRemovedItems: Job = {
  name: 'forget-removed-items',
  cron: '40 4 * * *',
  run: async (db, clock) => deleteRemovedItems(db, new Date(clock().getTime() - undoMs)),
}
