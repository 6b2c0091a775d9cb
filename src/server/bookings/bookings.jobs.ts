import type { Job } from '../jobs/jobs.ts'
import { completeStays } from './bookings.service.ts'

/** Each hour the stays whose day of leaving is over at the property become completed. */
export const completeEndedStays: Job = {
  name: 'complete-ended-stays',
  cron: '11 * * * *',
  missed: 'once',
  run: async (db, clock, { log }) => {
    const completed = await completeStays(db, clock())
    if (completed > 0) log.info({ completed }, 'stays completed')
  },
}
