import { addDays, localDay } from '../../domain/stay-dates.ts'
import { rollDemo } from '../demo.ts'
import type { Job } from '../jobs/jobs.ts'
import { deleteNightsBefore } from './calendars.repository.ts'

/** Shortly after midnight the demo gains the night that is now 540 days ahead. */
export const rollDemoNights: Job = {
  name: 'roll-demo-nights',
  cron: '7 0 * * *',
  missed: 'once',
  run: async (db, clock, { config }) => {
    if (config.demo) await rollDemo(db, clock)
  },
}

/** Nights that are over everywhere: when it is past two in Sofia, the day before yesterday is over in every zone. */
export const forgetPastNights: Job = {
  name: 'forget-past-nights',
  cron: '17 2 * * *',
  missed: 'once',
  run: async (db, clock) => deleteNightsBefore(db, addDays(localDay(clock(), 'Europe/Sofia'), -1)),
}
