import type { Job } from '../jobs/jobs.ts'
import { deriveKeys } from '../keys.ts'
import { eraseDueAccounts, forgetEndedStays, forgetOldBookings } from './privacy.service.ts'

/** Each hour the accounts whose 14 days are over are erased. */
export const eraseAccounts: Job = {
  name: 'erase-accounts',
  cron: '40 * * * *',
  missed: 'once',
  run: async (db, clock, { secrets, log }) => {
    const erased = await eraseDueAccounts(db, deriveKeys(secrets), clock())
    if (erased > 0) log.info({ erased }, 'accounts erased')
  },
}

/** Every night bookings lose their people: five years after the stay, and of erased accounts when the stay is over. */
export const forgetGuests: Job = {
  name: 'forget-guests',
  cron: '50 4 * * *',
  missed: 'once',
  run: async (db, clock, { log }) => {
    const forgotten = (await forgetEndedStays(db, clock())) + (await forgetOldBookings(db, clock()))
    if (forgotten > 0) log.info({ forgotten }, 'guests of bookings forgotten')
  },
}
