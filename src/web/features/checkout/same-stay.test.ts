import { expect, it } from 'vitest'
import type { CheckoutSession } from '../../../contract/checkout.ts'
import type { OffersAnswer, WireOffer } from '../../../contract/offers.ts'
import { askForOffers, findSameStay } from './same-stay.ts'

const room = { room_type: 'DBL', board_code: 'BB', adults: 2, children_ages: [9, 5] }
const offer = (id: string, change: object = {}) =>
  ({
    offer_id: id,
    hotel_id: 7,
    checkin: '2027-06-11',
    checkout: '2027-06-15',
    rate_plan: 'FLEX',
    rooms: [room],
    price: { display_currency: 'EUR', charge_value: '100.00' },
    ...change,
  }) as unknown as WireOffer
const session = { offer: offer('old'), promo_code: null } as CheckoutSession
const answer = (offers: WireOffer[], splits: WireOffer[] = []) =>
  ({ offers, splits: splits.map((split) => ({ offer: split, saves: null })) }) as unknown as OffersAnswer

it('the same stay is found again at whatever price, also among divided parties', () => {
  const others = [offer('plan', { rate_plan: 'NRF' }), offer('room', { rooms: [{ ...room, room_type: 'STE' }] })]
  const same = offer('same', { rooms: [{ ...room, children_ages: [5, 9] }], price: { charge_value: '120.00' } })
  expect(findSameStay(session, answer([...others, same]))?.offer_id).toBe('same')
  expect(findSameStay(session, answer(others, [same]))?.offer_id).toBe('same')
  expect(findSameStay(session, answer(others))).toBeUndefined()
})

it('is asked for with the code that was used', () => {
  const [, body] = askForOffers({ ...session, promo_code: 'ПРОЛЕТ27' })
  expect(body).toMatchObject({ hotel_id: 7, rooms: [{ adults: 2, children_ages: [9, 5] }], promo_code: 'ПРОЛЕТ27' })
  expect(askForOffers(session)[1]).not.toHaveProperty('promo_code')
})
