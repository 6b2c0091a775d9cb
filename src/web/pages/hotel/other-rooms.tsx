import type { ReactNode } from 'react'
import type { HotelDetail } from '../../../contract/hotels.ts'
import type { OffersAnswer, WireOffer, WireSplit } from '../../../contract/offers.ts'
import { countNights } from '../../../domain/stay-dates.ts'
import { areBeds, groupOffers, isShared, nameRooms, partyOf } from '../../features/offers/offer-groups.ts'
import { OfferRow } from '../../features/offers/offer-row.tsx'
import { RoomGroup } from '../../features/offers/room-group.tsx'
import { listKinds } from '../../features/offers/room-kinds.ts'
import { describeParty } from '../../features/stay/describe-party.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { LocalLink } from '../../lib/local-link.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { type AskedParty, stayPath } from './asked-stay.ts'
import styles from './other-rooms.module.css'
import { RoomPicture } from './room-picture.tsx'
import { placeOf, type Quoted } from './stay-offers.ts'
import { UnfitRooms } from './unfit-rooms.tsx'
import { UnlikeChosen } from './unlike-chosen.tsx'
import { useChooseOffer } from './use-choose-offer.ts'

type Answered = {
  hotel: HotelDetail
  asked: AskedParty
  answer: OffersAnswer
  quoted: Quoted
  refresh: () => Promise<unknown>
}

/** Above the offers: that the same guests would pay less in other rooms, and how much. Nothing where they would not. */
export function BetterSplit({ answer }: { answer: OffersAnswer }) {
  const t = useT('party-fit')
  const format = useFormat()
  const best = answer.splits?.find(({ offer }) => !isShared(offer))
  if (!best?.saves) return null
  const rooms = nameRooms(best.offer.rooms)
  const sum = format.money(best.saves, best.offer.price.display_currency)
  return (
    <Notice className={styles.better}>
      <p>
        <b>{t('better.title')}</b>
      </p>
      <p>
        <span>{`${t('better.text', { rooms, sum })} `}</span>
        <a href="#splits">{t('better.see')}</a>
      </p>
    </Notice>
  )
}

/** The whole party in other rooms than asked for, and why the rest of the rooms cannot be had. */
export function OtherRooms(props: Answered) {
  const t = useT('party-fit')
  const { asked, answer, quoted } = props
  const splits = answer.splits ?? []
  const instead = answer.offers.length === 0
  const shared = instead ? [] : splits.filter(({ offer }) => isShared(offer))
  const own = splits.filter((split) => !shared.includes(split))
  const unfit = answer.unfit ?? []
  const tooMany = answer.near_miss?.reason === 'party_too_large'
  return (
    <>
      {instead && <UnlikeChosen asked={asked} quoted={quoted} />}
      {own.length > 0 && (
        <Splits {...props} splits={own} id="splits" kind={instead ? (tooMany ? 'tooMany' : 'taken') : 'cheaper'} />
      )}
      {shared.length > 0 && <Splits {...props} splits={shared} kind="shared" />}
      {unfit.length > 0 && (
        <Disclosure summary={t(instead && splits.length > 0 ? 'unfit.alone' : 'unfit.title')} className={styles.unfit}>
          <UnfitRooms rooms={unfit} />
        </Disclosure>
      )}
    </>
  )
}

const headings = {
  tooMany: { title: 'fits.title', text: 'fits.tooMany' },
  taken: { title: 'fits.title', text: 'fits.taken' },
  cheaper: { title: 'fits.cheaperTitle', text: 'fits.cheaperText' },
  shared: { title: 'fits.sharedTitle', text: 'fits.sharedText' },
} as const

/** Arrangements of one kind, with the ways to have each. */
function Splits(props: Answered & { splits: WireSplit[]; kind: keyof typeof headings; id?: string }) {
  const t = useT('party-fit')
  const late = useT('hotel-late')
  const { hotel, asked, quoted, splits, kind } = props
  const { choose, choosing, problem } = useChooseOffer(props.refresh)
  const savings = new Map(splits.map(({ offer, saves }) => [offer, saves]))
  return (
    <div id={props.id} className={kind === 'tooMany' || kind === 'taken' ? undefined : styles.beside}>
      <h3 className={styles.title}>{t(headings[kind].title)}</h3>
      <p className={styles.lead}>
        {`${t(headings[kind].text)}${splits[0]?.offer.rooms.some((room) => room.children_ages.length > 0) ? ` ${t('fits.children')}` : ''}`}
      </p>
      {problem && (
        <Notice tone="warning" live>
          <p>{late(`problem.${problem}`)}</p>
        </Notice>
      )}
      {groupOffers(splits.map(({ offer }) => offer)).map((group) => (
        <Arrangement key={group.key} hotel={hotel} asked={asked} rooms={group.rooms}>
          {group.offers.map((offer) => (
            <SplitRow
              key={offer.price_hash}
              id={placeOf(offer, quoted)}
              offer={offer}
              beside={group.offers}
              saves={savings.get(offer) ?? null}
              best={offer === quoted.best}
              busy={choosing === offer.offer_id}
              onChoose={choose}
            />
          ))}
        </Arrangement>
      ))}
    </div>
  )
}

/** Which rooms, and who sleeps in each of them. */
function Arrangement(props: { hotel: HotelDetail; asked: AskedParty; rooms: WireOffer['rooms']; children: ReactNode }) {
  const t = useT('party-fit')
  const catalogue = useT('catalogue')
  const format = useFormat()
  const { hotel, asked, rooms } = props
  const { stay, wishes } = asked
  const chosen = { ...wishes, room_types: rooms.map((room) => room.room_type) }
  return (
    <RoomGroup kinds={listKinds(rooms, hotel.rooms)} picture={<RoomPicture name={nameRooms(rooms)} rooms={rooms} />}>
      <div>
        <ol className={styles.sleepers}>
          {rooms.map((room, index) => (
            // The same room with the same guests may stand there twice.
            // biome-ignore lint/suspicious/noArrayIndexKey: the list of one arrangement never changes
            <li key={index}>
              {`${t('room', { name: room.name, party: describeParty(catalogue, partyOf([room])) })}${room.children_ages.length > 0 ? ` ${t('aged', { ages: format.list(room.children_ages.map((age) => format.number(age))) })}` : ''}`}
            </li>
          ))}
        </ol>
        <ul>{props.children}</ul>
        {stay && rooms.length > 1 && (
          <p className={styles.change}>
            <LocalLink to={stayPath(hotel.url, { ...stay, rooms: partyOf(rooms) }, chosen)}>
              {t('choose.change')}
            </LocalLink>
          </p>
        )}
      </div>
    </RoomGroup>
  )
}

function SplitRow(props: {
  id: string | undefined
  offer: WireOffer
  beside: readonly WireOffer[]
  saves: string | null
  best: boolean
  busy: boolean
  onChoose: (offer: WireOffer) => void
}) {
  const t = useT('party-fit')
  const catalogue = useT('catalogue')
  const format = useFormat()
  const { offer, saves } = props
  const nights = catalogue('units.nights', { count: countNights(offer.checkin, offer.checkout) })
  const party = describeParty(catalogue, partyOf(offer.rooms), { rooms: true, beds: areBeds(offer.rooms) })
  return (
    <OfferRow
      id={props.id}
      offer={offer}
      beside={props.beside}
      roomName={nameRooms(offer.rooms)}
      covers={catalogue('card.covers', { nights, party })}
      extra={
        saves === null ? null : (
          <Badge tone="success">{t('saves', { sum: format.money(saves, offer.price.display_currency) })}</Badge>
        )
      }
      best={props.best}
      busy={props.busy}
      onChoose={props.onChoose}
    />
  )
}
