import type { Job } from '../jobs/jobs.ts'
import { createPaymentContext } from '../payments/refunding.service.ts'
import { expireRequests } from './requests.service.ts'

/** Each minute the stays whose property has not answered in time come to an end. */
export const expireStayRequests: Job = {
  name: 'expire-requests',
  cron: '* * * * *',
  run: async (db, clock, { log, ...deps }) => {
    const ended = await expireRequests(createPaymentContext({ db, clock, ...deps }, log))
    if (ended > 0) log.info({ ended }, 'requests ended without an answer')
  },
}
