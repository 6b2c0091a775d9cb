import { rollDemo } from '../demo.ts'
import type { Job } from '../jobs/jobs.ts'

/** Shortly after midnight the demo gains the night that is now 540 days ahead and forgets the one that is over. */
export const rollDemoNights: Job = {
  name: 'roll-demo-nights',
  cron: '7 0 * * *',
  missed: 'once',
  run: async (db, clock, { config }) => {
    if (config.demo) await rollDemo(db, clock)
  },
}
