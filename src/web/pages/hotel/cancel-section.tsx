import { useState } from 'react'
import type { HotelDetail } from '../../../contract/hotels.ts'
import type { OffersAnswer, WireOffer } from '../../../contract/offers.ts'
import { CancellationTimeline } from '../../features/offers/cancellation-timeline.tsx'
import { wordPromise } from '../../features/offers/cancellation-words.ts'
import { nameRooms } from '../../features/offers/offer-groups.ts'
import { wordSum } from '../../features/offers/offer-sum.ts'
import { wordParts, wordPayment } from '../../features/offers/payment-words.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import type { Wishes } from '../../lib/wishes.ts'
import { ChoiceGroup, Radio } from '../../ui/choice.tsx'
import styles from './cancel-section.module.css'
import { listTerms } from './cancel-terms.ts'
import { Section } from './section.tsx'
import type { Quoted } from './stay-offers.ts'

/**
 * What cancelling costs, drawn against the stay: for the offer whose price the page quotes, and for the cheapest under each other
 * kind of terms, once chosen.
 */
export function CancelSection(props: { hotel: HotelDetail; answer: OffersAnswer; quoted: Quoted; wishes: Wishes }) {
  const t = useT('hotel')
  const late = useT('hotel-late')
  const offers = useT('offers')
  const format = useFormat()
  const [chosen, setChosen] = useState(0)
  const { hotel } = props
  const terms = listTerms(props.answer, props.quoted.best, props.wishes)
  const offer = terms[chosen] ?? terms[0]
  if (!offer) return null
  const sumOf = ({ price }: WireOffer) => wordSum(price, format)
  return (
    <Section
      id="cancel"
      title={t('cancel.title')}
      note={t('cancel.note', {
        room: nameRooms(offer.rooms),
        board: offer.rooms[0]?.board_name.toLowerCase() ?? '',
        sum: sumOf(offer),
      })}
    >
      {terms.length > 1 && (
        <ChoiceGroup legend={t('cancel.terms')} className={styles.terms}>
          {terms.map((other, index) => (
            <Radio
              key={other.price_hash}
              name="terms"
              checked={other === offer}
              count={t('panel.least', { sum: sumOf(other) })}
              onChange={() => setChosen(index)}
            >
              <Terms offer={other} />
            </Radio>
          ))}
        </ChoiceGroup>
      )}
      {terms.length === 1 && !offer.cancellation.refundable && (
        <p className={styles.only}>
          <Terms offer={offer} />
        </p>
      )}
      {wordParts(format, offer) && <p className={styles.charged}>{`${wordPayment({ t: offers, format }, offer)}.`}</p>}
      {Number(offer.price.local_fees_value) > 0 && (
        <p className={styles.charged}>
          {late('feesOnStay', { sum: format.money(offer.price.local_fees_value, offer.price.charge_currency) })}
        </p>
      )}
      {offer.price.display_currency !== offer.price.charge_currency && (
        <p className={styles.charged}>
          {late('charged', { sum: format.money(offer.price.charge_value, offer.price.charge_currency) })}
        </p>
      )}
      <CancellationTimeline
        key={offer.price_hash}
        cancellation={offer.cancellation}
        total={offer.price.charge_value}
        currency={offer.price.charge_currency}
        checkin={offer.checkin}
        checkout={offer.checkout}
        leaveBy={hotel.check_out.until}
      />
    </Section>
  )
}

function Terms({ offer: { cancellation } }: { offer: WireOffer }) {
  const t = useT('hotel')
  const offers = useT('offers')
  const format = useFormat()
  const { free, text } = wordPromise({ t: offers, format }, cancellation)
  return <span>{free ? text : t(cancellation.refundable ? 'cancel.fee' : 'cancel.lost')}</span>
}
