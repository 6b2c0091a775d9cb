import type { Job } from '../jobs/jobs.ts'
import { deriveKeys } from '../keys.ts'
import { sendArrivalLists } from './arrival-lists.service.ts'
import { tellDeadlines } from './deadline-notices.service.ts'
import { completeStays } from './ended-stays.service.ts'
import { askForReviews } from './review-requests.service.ts'

/** Each hour the stays whose day of leaving is over at the property become completed, and those paid there owe us our commission. */
export const completeEndedStays: Job = {
  name: 'complete-ended-stays',
  cron: '11 * * * *',
  missed: 'once',
  run: async (db, clock, { config, log }) => {
    const completed = await completeStays(db, clock(), config.earnings)
    if (completed > 0) log.info({ completed }, 'stays completed')
  },
}

/** Each hour those whose free cancellation ends soon hear of it. */
export const tellOfDeadlines: Job = {
  name: 'tell-deadlines',
  cron: '25 * * * *',
  missed: 'once',
  run: async (db, clock, { secrets, log }) => {
    const sent = await tellDeadlines(db, deriveKeys(secrets), clock())
    if (sent > 0) log.info({ sent }, 'deadlines told')
  },
}

/** Each hour the properties where the evening has begun are told who arrives tomorrow. */
export const tellOfArrivals: Job = {
  name: 'tell-arrivals',
  cron: '4 * * * *',
  missed: 'once',
  run: async (db, clock, { config, secrets, log }) => {
    const keys = deriveKeys(secrets)
    const sent = await sendArrivalLists({ db, keys, operator: config.operator, now: clock() })
    if (sent > 0) log.info({ sent }, 'lists of arrivals sent')
  },
}

/** Each morning whoever left the day before is asked how it was. */
export const askHowItWas: Job = {
  name: 'ask-for-reviews',
  cron: '5 10 * * *',
  missed: 'once',
  run: async (db, clock, { secrets, log }) => {
    const sent = await askForReviews(db, deriveKeys(secrets), clock())
    if (sent > 0) log.info({ sent }, 'reviews asked for')
  },
}
