import { useQuery } from '@tanstack/react-query'
import { AccountFrame } from '../../features/account/account-frame.tsx'
import { BookingCard } from '../../features/bookings/booking-card.tsx'
import { NoBookings } from '../../features/bookings/no-bookings.tsx'
import { ownBookingsQuery } from '../../features/bookings/own-bookings-query.ts'
import { useT } from '../../lib/i18n.tsx'
import type { PageHandle, PageMeta, PageMetaArgs } from '../../lib/page.ts'
import { useApi } from '../../lib/services.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { lockKeyholeIcon, luggageIcon, shieldCheckIcon, userIcon } from '../../ui/account-icons.ts'
import { TextLink } from '../../ui/button.tsx'
import { Card, CoverLink } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SkeletonBlock } from '../../ui/skeleton.tsx'
import styles from './account.module.css'

export const handle = { messages: ['account', 'account-bookings', 'booking'], guard: 'auth' } satisfies PageHandle

export function meta({ t }: PageMetaArgs): PageMeta {
  return { title: t('account')('pages.overview'), robots: 'noindex, nofollow' }
}

/** The account's first page: the stay that comes next, and the way to everything else. */
export function Component() {
  const t = useT('account-bookings')
  const { user } = useSession()
  return (
    <AccountFrame title={t('greeting', { name: user?.first_name ?? '' })}>
      <NextStay />
      <Places />
    </AccountFrame>
  )
}

function NextStay() {
  const t = useT('account-bookings')
  const { data, isError, refetch } = useQuery(ownBookingsQuery(useApi(), 'upcoming', 1))
  const next = data?.results[0]
  return (
    <section aria-labelledby="next-stay">
      <h2 id="next-stay">{t('next')}</h2>
      {!data && !isError && (
        <div aria-hidden="true" style={{ blockSize: '11rem' }}>
          <SkeletonBlock />
        </div>
      )}
      {isError && <NoBookings failed retry={refetch} />}
      {data && !next && <NoBookings shelf="upcoming" level={3} />}
      {next && <BookingCard booking={next} as="article" />}
      {data && data.count > 1 && (
        <p className={styles.more}>
          <TextLink to="/account/bookings">{t('toAll')}</TextLink>
        </p>
      )}
    </section>
  )
}

const places = [
  { name: 'bookings', title: 'pages.bookings', icon: luggageIcon },
  { name: 'profile', title: 'profile.title', icon: userIcon },
  { name: 'security', title: 'security.title', icon: lockKeyholeIcon },
  { name: 'privacy', title: 'pages.privacy', icon: shieldCheckIcon },
] as const

function Places() {
  const t = useT('account-bookings')
  const account = useT('account')
  return (
    <section aria-labelledby="places">
      <h2 id="places">{t('quick.title')}</h2>
      <ul className={styles.cards}>
        {places.map(({ name, title, icon }) => (
          <Card as="li" key={name} className={styles.place}>
            <Icon shape={icon} />
            <h3>
              <CoverLink to={`/account/${name}`}>{account(title)}</CoverLink>
            </h3>
            <p className="small soft">{t(`quick.${name}`)}</p>
          </Card>
        ))}
      </ul>
    </section>
  )
}
