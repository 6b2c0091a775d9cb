import { forgetSignIns } from '../accounts/accounts.jobs.ts'
import { askHowItWas, completeEndedStays, tellOfDeadlines } from '../bookings/bookings.jobs.ts'
import { rollDemoNights } from '../catalogue/catalogue.jobs.ts'
import { expireHolds, forgetCheckouts } from '../checkout/checkout.jobs.ts'
import { forgetConsents } from '../consents/consents.jobs.ts'
import { forgetIdempotencyKeys } from '../http/idempotency.jobs.ts'
import { forgetMails, sendMails } from '../mail/mail.jobs.ts'
import { forgetPaymentEvents, reconcilePayments } from '../payments/payments.jobs.ts'
import { eraseAccounts, forgetGuests } from '../privacy/privacy.jobs.ts'
import { forgetNightChanges } from '../rates/rates.jobs.ts'
import { forgetRemovedItems, tellOfPriceDrops } from '../wishlist/wishlist.jobs.ts'
import type { Job } from './jobs.ts'

/** Every job of the program; a feature adds its own from `<feature>.jobs.ts`. */
export const jobs: readonly Job[] = [
  expireHolds,
  forgetCheckouts,
  forgetIdempotencyKeys,
  rollDemoNights,
  completeEndedStays,
  tellOfDeadlines,
  reconcilePayments,
  forgetPaymentEvents,
  askHowItWas,
  forgetNightChanges,
  sendMails,
  forgetMails,
  forgetSignIns,
  forgetConsents,
  eraseAccounts,
  forgetGuests,
  forgetRemovedItems,
  tellOfPriceDrops,
]
