import type { PersonalExport } from '../../../contract/privacy.ts'

/** One thing that is known, field by field. */
export type ExportRecord = { [field: string]: unknown }

type SectionName =
  | 'profile'
  | 'choices'
  | 'email_changes'
  | 'sessions'
  | 'devices'
  | 'bookings'
  | 'reviews'
  | 'wishlist_lists'
  | 'wishlist_items'
  | 'payment_requests'
  | 'mails'
  | 'consents'

/** The export in the order in which somebody reads it. */
export function listSections({
  account,
  bookings,
  reviews,
  wishlist,
  payment_requests: requests,
  mails,
  consents,
}: PersonalExport): {
  name: SectionName
  records: readonly ExportRecord[]
}[] {
  return [
    { name: 'profile', records: [{ ...account.profile, price_mails_since: wishlist.price_mails_since }] },
    { name: 'bookings', records: bookings },
    { name: 'reviews', records: reviews },
    { name: 'wishlist_lists', records: wishlist.lists },
    { name: 'wishlist_items', records: wishlist.items },
    { name: 'choices', records: account.choices },
    { name: 'email_changes', records: account.email_changes },
    { name: 'sessions', records: account.sessions },
    { name: 'devices', records: account.devices },
    { name: 'payment_requests', records: requests },
    { name: 'mails', records: mails },
    {
      name: 'consents',
      // "marketing" among the mails is another word.
      records: consents.map((answer) => ({ ...answer, categories: answer.categories.map((one) => `cookies_${one}`) })),
    },
  ]
}

/** Fields whose values are words of ours, with a twin in each language. */
export const worded: ReadonlySet<string> = new Set([
  'language',
  'second_step',
  'choice',
  'categories',
  'place',
  'state',
  'status',
  'payment_status',
  'kind',
  'item_type',
  'to',
  'reason',
])
