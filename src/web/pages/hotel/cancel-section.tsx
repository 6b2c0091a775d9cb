import type { WireOffer } from '../../../contract/offers.ts'
import { CancellationTimeline } from '../../features/offers/cancellation-timeline.tsx'
import { useT } from '../../lib/i18n.tsx'
import { Section } from './section.tsx'

/** What cancelling the cheapest offer costs, drawn against the stay. */
export function CancelSection({ offer }: { offer: WireOffer }) {
  const t = useT('hotel')
  const room = offer.rooms[0]
  return (
    <Section
      id="cancel"
      title={t('cancel.title')}
      note={t('cancel.note', { room: room?.name ?? '', board: room?.board_name ?? '' })}
    >
      <CancellationTimeline
        cancellation={offer.cancellation}
        total={offer.price.charge_value}
        currency={offer.price.charge_currency}
        checkin={offer.checkin}
        checkout={offer.checkout}
      />
    </Section>
  )
}
