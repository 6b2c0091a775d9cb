import type { CheckoutSession } from '../../../contract/checkout.ts'
import { StaySummary } from '../../features/checkout/stay-summary.tsx'
import { wordPromise } from '../../features/offers/cancellation-words.ts'
import { areBeds } from '../../features/offers/offer-groups.ts'
import { OfferedRooms } from '../../features/offers/offered-rooms.tsx'
import { wordParts, wordPayment } from '../../features/offers/payment-words.ts'
import { Receipt } from '../../features/offers/receipt.tsx'
import { describeParty } from '../../features/stay/describe-party.ts'
import { addFees } from '../../lib/add-fees.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { checkIcon, circleXIcon } from '../../ui/icons.ts'
import { PromiseLine } from '../../ui/promise-line.tsx'
import { partyOf } from './stay-words.ts'

/** The stay of a checkout: hotel, dates, rooms, guests, payment, confirmation, cancellation and every line of the price. */
export function SessionSummary({ session }: { session: CheckoutSession }) {
  const t = useT('checkout')
  const offers = useT('offers')
  const catalogue = useT('catalogue')
  const format = useFormat()
  const { hotel, offer } = session
  const { price } = offer
  const promise = wordPromise({ t: offers, format }, offer.cancellation)
  const payment = wordPayment({ t: offers, format }, offer)
  const parts = wordParts(format, offer)
  const feesThere = offer.payment_type !== 'property' && Number(price.local_fees_value) > 0
  const brief = [
    parts ? t('summary.parts', parts) : payment,
    feesThere && t('summary.fees', { sum: format.money(price.local_fees_value, price.charge_currency) }),
    offer.availability === 'on_request' && offers('apart.on_request'),
  ]
  return (
    <StaySummary
      hotel={hotel}
      image={offer.rooms[0]?.images[0]}
      facts={[
        { label: t('summary.checkin'), words: format.weekdayDate(offer.checkin, { year: true }) },
        { label: t('summary.checkout'), words: format.weekdayDate(offer.checkout, { year: true }) },
        { label: t('summary.room'), words: <OfferedRooms rooms={offer.rooms} /> },
        { label: t('summary.guests'), words: describeParty(catalogue, partyOf(offer), { beds: areBeds(offer.rooms) }) },
        { label: t('summary.payment'), words: offer.payment_type === 'property' ? t('pay.property') : payment },
        { label: t('summary.confirmation'), words: t(`summary.${offer.availability}`) },
      ]}
      promise={
        <PromiseLine icon={promise.free ? checkIcon : circleXIcon} tone={promise.free ? 'good' : 'none'}>
          {promise.text}
        </PromiseLine>
      }
      brief={brief.filter(Boolean).join(' · ')}
      total={format.money(addFees(price.charge_value, price.local_fees_value), price.charge_currency)}
    >
      <Receipt offer={offer} language={session.language} />
    </StaySummary>
  )
}
