import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { type BookingShelf, bookingShelves } from '../../../domain/booking-states.ts'
import { AccountFrame } from '../../features/account/account-frame.tsx'
import { BookingCard } from '../../features/bookings/booking-card.tsx'
import { NoBookings } from '../../features/bookings/no-bookings.tsx'
import { ownBookingsQuery, shelfPageSize } from '../../features/bookings/own-bookings-query.ts'
import { writeQuery } from '../../lib/api.ts'
import { useT } from '../../lib/i18n.tsx'
import type { PageHandle, PageMeta, PageMetaArgs } from '../../lib/page.ts'
import { useApi } from '../../lib/services.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Pager } from '../../ui/pager.tsx'
import { SkeletonBlock } from '../../ui/skeleton.tsx'
import styles from './account-bookings.module.css'
import { ClaimBookings } from './claim-bookings.tsx'

export const handle = { messages: ['account', 'account-bookings', 'booking'], guard: 'auth' } satisfies PageHandle

export function meta({ t }: PageMetaArgs): PageMeta {
  return { title: t('account-bookings')('title'), robots: 'noindex, nofollow' }
}

const pathOf = (shelf: BookingShelf, page = 1) =>
  `/account/bookings${writeQuery({ shelf: shelf === 'upcoming' ? null : shelf, page: page > 1 ? page : null })}`

/** The bookings of the account, on three shelves. */
export function Component() {
  const t = useT('account-bookings')
  const [params] = useSearchParams()
  const shelf = bookingShelves.find((known) => known === params.get('shelf')) ?? 'upcoming'
  const page = Math.max(1, Number(params.get('page')) || 1)
  return (
    <AccountFrame title={t('title')}>
      <ClaimBookings />
      <nav aria-label={t('shelves')} className={styles.shelves}>
        {bookingShelves.map((name) => (
          <LinkButton
            key={name}
            small
            to={pathOf(name)}
            variant={name === shelf ? 'solid' : 'soft'}
            aria-current={name === shelf ? 'page' : undefined}
          >
            {t(`shelf.${name}`)}
          </LinkButton>
        ))}
      </nav>
      <Shelf key={shelf} shelf={shelf} page={page} />
    </AccountFrame>
  )
}

function Shelf({ shelf, page }: { shelf: BookingShelf; page: number }) {
  const t = useT('account-bookings')
  const { data, isError, refetch } = useQuery(ownBookingsQuery(useApi(), shelf, page))
  if (isError) return <NoBookings failed retry={refetch} />
  if (!data) {
    return (
      <div>
        <p role="status" className="visually-hidden">
          {t('loading')}
        </p>
        <div aria-hidden="true" className={styles.waiting}>
          <SkeletonBlock />
          <SkeletonBlock />
        </div>
      </div>
    )
  }
  if (data.count === 0) return <NoBookings shelf={shelf} />
  return (
    <section aria-label={t(`shelf.${shelf}`)}>
      <h2 className="visually-hidden">{t(`shelf.${shelf}`)}</h2>
      <ul>
        {data.results.map((booking) => (
          <BookingCard key={booking.reference} booking={booking} />
        ))}
      </ul>
      <Pager page={page} count={Math.ceil(data.count / shelfPageSize)} to={(target) => pathOf(shelf, target)} />
    </section>
  )
}
