import type { Job } from '../jobs/jobs.ts'
import { deriveKeys } from '../keys.ts'
import { remindOfBalances } from './balances.service.ts'

/** Each morning those who owe the rest of a stay are reminded of it. */
export const remindBalances: Job = {
  name: 'remind-balances',
  cron: '35 9 * * *',
  missed: 'once',
  run: async (db, clock, { secrets, log }) => {
    const sent = await remindOfBalances({ db, keys: deriveKeys(secrets), now: clock() })
    if (sent > 0) log.info({ sent }, 'balances reminded of')
  },
}
