import type { PersonalExport } from '../../contract/privacy.ts'
import { accountData } from '../accounts/personal-data.service.ts'
import { bookingData } from '../bookings/personal-data.service.ts'
import type { PersonalData } from '../db/personal-data.ts'
import { mailData } from '../mail/personal-data.service.ts'
import { paymentRequestData } from '../payment-requests/personal-data.service.ts'
import { reviewData } from '../reviews/personal-data.service.ts'
import { wishlistData } from '../wishlist/personal-data.service.ts'

type Sections = Omit<PersonalExport, 'format' | 'made_at' | 'consents'>
export type SectionName = keyof Sections

/** Every room that knows something of people, in the order in which it is erased: what others are found by goes last. */
export const sections: { readonly [Name in SectionName]: PersonalData<Sections[Name]> } = {
  mails: mailData,
  reviews: reviewData,
  bookings: bookingData,
  payment_requests: paymentRequestData,
  wishlist: wishlistData,
  account: accountData,
}
