import { undoMs } from '../../domain/wishlist.ts'
import type { Job } from '../jobs/jobs.ts'
import { deriveKeys } from '../keys.ts'
import { tellPriceDrops } from './price-drops.service.ts'
import { deleteRemovedItems } from './wishlist.repository.ts'

/** Every night what was removed, and is not brought back any more, is forgotten with what was said of it. */
export const forgetRemovedItems: Job = {
  name: 'forget-removed-items',
  cron: '40 4 * * *',
  run: async (db, clock) => deleteRemovedItems(db, new Date(clock().getTime() - undoMs)),
}

/** Every morning, when prices of the night before are in, people hear of those that fell. */
export const tellOfPriceDrops: Job = {
  name: 'tell-price-drops',
  cron: '15 9 * * *',
  run: async (db, clock, { secrets, log }) => {
    const sent = await tellPriceDrops(db, deriveKeys(secrets), clock())
    if (sent > 0) log.info({ sent }, 'price drops told')
  },
}
