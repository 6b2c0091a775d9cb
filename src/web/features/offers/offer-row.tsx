import type { WireOffer } from '../../../contract/offers.ts'
import type { Elements } from '../../lib/elements.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { wordScarce } from '../../lib/word-scarce.ts'
import { Button } from '../../ui/button.tsx'
import { checkIcon, circleXIcon, coinsIcon, keyRoundIcon } from '../../ui/icons.ts'
import { Price } from '../../ui/price.tsx'
import { PromiseLine } from '../../ui/promise-line.tsx'
import { clockIcon } from '../../ui/stay-icons.ts'
import { wordPromise } from './cancellation-words.ts'
import { wordCharged, wordCovered, wordLocalFees } from './local-fees.ts'
import { countRooms } from './offer-groups.ts'
import styles from './offer-row.module.css'
import { wordPrior, wordSum } from './offer-sum.ts'
import { wordPayment, wordRequest } from './payment-words.ts'
import { tellApart } from './tell-apart.ts'
import { WhyPrice } from './why-price.tsx'

/**
 * One way to have a room: board, promises, the sum for the whole stay and the button that chooses it.
 * @param beside the ways to have the same rooms, this one among them: its heading tells it from those with its board.
 * @param roomName for screen readers, who hear many buttons alike.
 * @param covers "4 nights, 2 adults".
 * @param extra stands under the board: what this way saves.
 * @param id its place in the page, for the one that links lead to.
 * @param best it carries the one accent button of the view.
 */
export function OfferRow(props: {
  id?: string | undefined
  offer: WireOffer
  beside?: readonly WireOffer[]
  roomName: string
  covers: string
  extra?: Elements
  best: boolean
  busy: boolean
  onChoose: (offer: WireOffer) => void
}) {
  const t = useT('offers')
  const catalogue = useT('catalogue')
  const format = useFormat()
  const { offer, covers } = props
  const { price } = offer
  const differences = tellApart(offer, props.beside ?? []).map((difference) => t(`apart.${difference}`))
  const title = [offer.rooms[0]?.board_name ?? '', ...differences]
  const promise = wordPromise({ t, format }, offer.cancellation)
  const about = `${props.roomName}, ${title.join(' · ')}`
  return (
    <li id={props.id} className={styles.row}>
      {props.id && <p className={styles.named}>{props.roomName}</p>}
      <div className={styles.terms}>
        <h4 className={`${styles.board} dots`}>
          {title.map((part) => (
            <span key={part}>{`${part} `}</span>
          ))}
        </h4>
        {props.extra}
        <PromiseLine icon={promise.free ? checkIcon : circleXIcon} tone={promise.free ? 'good' : 'none'}>
          {promise.text}
        </PromiseLine>
        <PromiseLine icon={coinsIcon} tone="none">
          {wordPayment({ t, format }, offer)}
        </PromiseLine>
        {offer.availability === 'on_request' && (
          <PromiseLine icon={clockIcon} tone="none">
            {wordRequest(t, offer)}
          </PromiseLine>
        )}
        {wordScarce(catalogue, offer.scarce, countRooms(offer.rooms).length).map((words) => (
          <PromiseLine key={words} icon={keyRoundIcon} tone="none">
            {words}
          </PromiseLine>
        ))}
        {offer.remarks.map((remark) => (
          <p key={remark} className={styles.remark}>
            {remark}
          </p>
        ))}
      </div>
      <div className={styles.price}>
        <Price
          amount={wordSum(price, format)}
          prior={wordPrior(price, format)}
          covers={
            <>
              <span>{wordCovered(covers, offer, catalogue)}</span>
              <span className={styles.fees}>{wordLocalFees(offer, catalogue, format)}</span>
              <span className={styles.fees}>{wordCharged(price, t, format)}</span>
            </>
          }
        />
        <WhyPrice offer={offer} about={about} />
      </div>
      <Button
        variant={props.best ? 'accent' : 'soft'}
        className={styles.choose}
        busy={props.busy}
        onClick={() => props.onChoose(offer)}
      >
        <span>{t('choose')}</span>
        <span className="visually-hidden">{`: ${about}`}</span>
      </Button>
    </li>
  )
}
