import { rollDemoNights } from '../catalogue/catalogue.jobs.ts'
import { expireHolds } from '../checkout/checkout.jobs.ts'
import { forgetIdempotencyKeys } from '../http/idempotency.jobs.ts'
import type { Job } from './jobs.ts'

/** Every job of the program; a feature adds its own from `<feature>.jobs.ts`. */
export const jobs: readonly Job[] = [expireHolds, forgetIdempotencyKeys, rollDemoNights]
