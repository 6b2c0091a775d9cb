import type { HotelDetail } from '../../../contract/hotels.ts'
import type { OffersAnswer } from '../../../contract/offers.ts'
import { countNights } from '../../../domain/stay-dates.ts'
import { type AskedStay, offersQuery, useHotelOffers } from '../../features/offers/hotel-offers.ts'
import { areBeds, findCheapest, nameRooms } from '../../features/offers/offer-groups.ts'
import { OfferRow } from '../../features/offers/offer-row.tsx'
import { wordSum } from '../../features/offers/offer-sum.ts'
import { RoomFacts } from '../../features/offers/room-facts.tsx'
import { describeParty } from '../../features/stay/describe-party.ts'
import { useAsRendered } from '../../lib/as-rendered.ts'
import { useHydrated } from '../../lib/hydrated.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { useLocalNavigate } from '../../lib/local-link.tsx'
import { useApi } from '../../lib/services.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/card.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Picture } from '../../ui/picture.tsx'
import { type AskedParty, writeStay } from './asked-stay.ts'
import styles from './chosen-rooms.module.css'
import { placeOf, type Quoted } from './stay-offers.ts'
import { useChooseOffer } from './use-choose-offer.ts'

type Choices = NonNullable<OffersAnswer['choices']>

/**
 * Another kind of room for each room of the party: what the visitor chooses stands in the address. Nothing where there is
 * nothing to choose between.
 * @param props.quoted its rooms are those that are chosen when the choice begins.
 */
export function ChosenRooms(props: {
  hotel: HotelDetail
  asked: AskedParty
  answer: OffersAnswer
  quoted: Quoted
  refresh: () => Promise<unknown>
}) {
  const t = useT('party-fit')
  const navigate = useLocalNavigate()
  const { hotel, asked, answer, quoted, refresh } = props
  const { stay, wishes } = asked
  const choices = answer.choices ?? []
  if (!stay || !choices.some((room) => room.length > 1)) return null

  function choose(roomTypes: string[]) {
    if (!stay) return
    const query = writeStay(stay.checkin, stay.checkout, stay.rooms, { ...wishes, room_types: roomTypes })
    navigate(hotel.url + query, { replace: true, preventScrollReset: true })
  }

  const open = asked.roomTypes.length > 0
  const chosen = choices.map(
    (room, index) =>
      [asked.roomTypes[index], quoted.best.rooms[index]?.room_type].find((code) =>
        room.some((choice) => choice.room_type === code),
      ) ??
      room[0]?.room_type ??
      '',
  )
  return (
    <Panel look="sunken" className={styles.panel}>
      <div className={styles.head}>
        <h3 className={styles.title}>{t(open ? 'choose.title' : 'choose.lead')}</h3>
        <Button variant="soft" aria-expanded={open} onClick={() => choose(open ? [] : chosen)}>
          {t(open ? 'choose.close' : 'choose.open')}
        </Button>
      </div>
      {open && (
        <>
          <p className="soft small">{t('choose.text')}</p>
          <ol className={styles.rooms}>
            {choices.map((room, index) => (
              <RoomChoice
                // biome-ignore lint/suspicious/noArrayIndexKey: the rooms of a party are told apart by their place alone
                key={index}
                hotel={hotel}
                room={room}
                asked={stay}
                index={index}
                chosen={chosen}
                currency={quoted.best.price.display_currency}
                onChange={(code) => choose(chosen.map((before, at) => (at === index ? code : before)))}
              />
            ))}
          </ol>
          <Offers hotel={hotel} stay={stay} roomTypes={chosen} quoted={quoted} refresh={refresh} />
        </>
      )}
    </Panel>
  )
}

/** A room of the party with what it can be had in; a kind whose units the other rooms have taken cannot be chosen. */
function RoomChoice(props: {
  hotel: HotelDetail
  room: Choices[number]
  asked: AskedStay
  index: number
  chosen: readonly string[]
  currency: string
  onChange: (code: string) => void
}) {
  const t = useT('party-fit')
  const page = useT('hotel')
  const catalogue = useT('catalogue')
  const format = useFormat()
  const { hotel, room, asked, index, chosen } = props
  const code = chosen[index]
  const told = hotel.rooms.find(({ room_type }) => room_type === code)
  const least = room.find(({ room_type }) => room_type === code)
  const party = describeParty(catalogue, asked.rooms.slice(index, index + 1))
  return (
    <li className={styles.room}>
      <div className={styles.picture}>
        <Picture image={told?.images[0] ?? null} ratio="1/1" sizes="72px" decorative />
      </div>
      <div className={styles.words}>
        <SelectField
          small
          label={t('choose.room', { number: index + 1, party })}
          value={code}
          onChange={(event) => props.onChange(event.target.value)}
        >
          {room.map((choice) => {
            const elsewhere = chosen.filter((other, at) => at !== index && other === choice.room_type).length
            const taken = choice.room_type !== code && elsewhere >= choice.free
            const sum = format.money(choice.value, props.currency)
            return (
              <option key={choice.room_type} value={choice.room_type} disabled={taken}>
                {t(taken ? 'choose.taken' : 'choose.option', { name: choice.name, sum })}
              </option>
            )
          })}
        </SelectField>
        {least && (
          <p className={styles.least}>{page('panel.least', { sum: format.money(least.value, props.currency) })}</p>
        )}
        {told && <RoomFacts {...told} />}
      </div>
    </li>
  )
}

/** What the chosen rooms cost together; while others are being asked for, the former wait where they stand. */
function Offers(props: {
  hotel: HotelDetail
  stay: AskedStay
  roomTypes: string[]
  quoted: Quoted
  refresh: () => Promise<unknown>
}) {
  const t = useT('party-fit')
  const page = useT('hotel')
  const late = useT('hotel-late')
  const catalogue = useT('catalogue')
  const format = useFormat()
  const { hotel, stay, roomTypes, quoted, refresh } = props
  const { data: now, isError, isFetching, isPlaceholderData, refetch } = useHotelOffers(hotel.id, stay, roomTypes)
  const data = useAsRendered(offersQuery(useApi(), hotel.id, stay, null, roomTypes).queryKey, now)
  const awake = useHydrated()
  const { choose, choosing, problem } = useChooseOffer(() => Promise.all([refetch(), refresh()]))
  if (isError && awake) {
    return (
      <Notice tone="warning" live>
        <p>{page('failed.text')}</p>
        <Button variant="soft" busy={isFetching} onClick={() => void refetch()}>
          {page('failed.retry')}
        </Button>
      </Notice>
    )
  }
  if (data?.kind !== 'found') {
    return (
      <p className="soft small" role="status">
        {page('rooms.loading')}
      </p>
    )
  }
  const { offers } = data.answer
  const best = findCheapest(offers)
  const covers = catalogue('card.covers', {
    nights: catalogue('units.nights', { count: countNights(stay.checkin, stay.checkout) }),
    party: describeParty(catalogue, stay.rooms, { beds: best !== undefined && areBeds(best.rooms) }),
  })
  return (
    <div inert={isPlaceholderData} className={isPlaceholderData ? styles.waiting : undefined}>
      {problem && (
        <Notice tone="warning" live>
          <p>{late(`problem.${problem}`)}</p>
        </Notice>
      )}
      <p className="visually-hidden" role="status">
        {best && !isPlaceholderData ? t('choose.total', { sum: wordSum(best.price, format) }) : ''}
      </p>
      {best ? (
        <ul className={styles.offers}>
          {offers.map((offer) => (
            <OfferRow
              key={offer.price_hash}
              id={placeOf(offer, quoted)}
              offer={offer}
              beside={offers}
              roomName={nameRooms(offer.rooms)}
              covers={covers}
              best={offer === quoted.best}
              busy={choosing === offer.offer_id}
              onChoose={choose}
            />
          ))}
        </ul>
      ) : (
        <Notice>
          <p>{t('choose.none')}</p>
        </Notice>
      )}
    </div>
  )
}
