import { forgetSignIns } from '../accounts/accounts.jobs.ts'
import { remindBalances } from '../balances/balances.jobs.ts'
import { askHowItWas, completeEndedStays, tellOfArrivals, tellOfDeadlines } from '../bookings/bookings.jobs.ts'
import { forgetPastNights, rollDemoNights } from '../catalogue/catalogue.jobs.ts'
import { expireHolds, forgetCheckouts } from '../checkout/checkout.jobs.ts'
import { forgetConsents } from '../consents/consents.jobs.ts'
import { forgetIdempotencyKeys } from '../http/idempotency.jobs.ts'
import { forgetMails, sendMails } from '../mail/mail.jobs.ts'
import { expirePaymentRequests, forgetPayers } from '../payment-requests/payment-requests.jobs.ts'
import {
  comparePaymentMovements,
  forgetPaymentEvents,
  reconcilePayments,
  settlePayments,
} from '../payments/payments.jobs.ts'
import { eraseAccounts, forgetGuests } from '../privacy/privacy.jobs.ts'
import { forgetNightChanges } from '../rates/rates.jobs.ts'
import { expireStayRequests } from '../requests/requests.jobs.ts'
import { forgetRemovedItems, tellOfPriceDrops } from '../wishlist/wishlist.jobs.ts'
import type { Job } from './jobs.ts'

/** Every job of the program; a feature adds its own from `<feature>.jobs.ts`. */
export const jobs: readonly Job[] = [
  expireHolds,
  expireStayRequests,
  forgetCheckouts,
  forgetIdempotencyKeys,
  rollDemoNights,
  forgetPastNights,
  completeEndedStays,
  tellOfDeadlines,
  tellOfArrivals,
  settlePayments,
  reconcilePayments,
  comparePaymentMovements,
  forgetPaymentEvents,
  expirePaymentRequests,
  forgetPayers,
  remindBalances,
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
