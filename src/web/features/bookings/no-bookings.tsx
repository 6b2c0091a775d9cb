import type { BookingShelf } from '../../../domain/booking-states.ts'
import { useT } from '../../lib/i18n.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { EmptyState, ErrorState } from '../../ui/empty-state.tsx'

type Reason = { shelf: BookingShelf; failed?: false } | { failed: true; retry: () => Promise<unknown> }

/** No booking to show: there is none, or they did not come. */
export function NoBookings(props: Reason & { level?: 2 | 3 }) {
  const t = useT('account-bookings')
  const level = props.level ?? 2
  if (props.failed) {
    return (
      <ErrorState
        level={level}
        title={t('failed')}
        actions={<Button onClick={() => void props.retry()}>{t('retry')}</Button>}
      >
        <p>{t('failedText')}</p>
      </ErrorState>
    )
  }
  return (
    <EmptyState
      level={level}
      title={t(`empty.${props.shelf}`)}
      actions={
        <LinkButton variant="accent" to="/">
          {t('empty.search')}
        </LinkButton>
      }
    >
      <p>{t('empty.text')}</p>
    </EmptyState>
  )
}
