import type { WireOffer } from '../../../contract/offers.ts'
import { CancellationTimeline } from '../../features/offers/cancellation-timeline.tsx'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { Section } from './section.tsx'

/** What cancelling an offer costs, drawn against the stay; its price says which offer. */
export function CancelSection({ offer }: { offer: WireOffer }) {
  const t = useT('hotel')
  const format = useFormat()
  const room = offer.rooms[0]
  const sum = format.money(offer.price.value, offer.price.display_currency)
  return (
    <Section
      id="cancel"
      title={t('cancel.title')}
      note={t('cancel.note', { room: room?.name ?? '', board: room?.board_name.toLowerCase() ?? '', sum })}
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
