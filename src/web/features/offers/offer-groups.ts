import type { WireOffer } from '../../../contract/offers.ts'
import type { PartyRoom } from '../../../domain/party.ts'

/** Offers on the same room or rooms, in the order they came. */
export type OfferGroup = { key: string; rooms: WireOffer['rooms']; offers: WireOffer[] }

/** Puts together what differs only by board and terms; the groups keep the order in which the hotel lists its rooms. */
export function groupOffers(offers: readonly WireOffer[]): OfferGroup[] {
  const groups = new Map<string, OfferGroup>()
  for (const offer of offers) {
    const key = offer.rooms.map((room) => room.room_type + wordGuests(room)).join('+')
    const group = groups.get(key)
    if (group) group.offers.push(offer)
    else groups.set(key, { key, rooms: offer.rooms, offers: [offer] })
  }
  return [...groups.values()]
}

/** The groups from the cheapest on; that of the offer which the page quotes before all others. */
export function cheapestFirst(groups: readonly OfferGroup[], quoted: WireOffer): OfferGroup[] {
  const least = ({ offers }: OfferGroup) => (offers.includes(quoted) ? -1 : Math.min(...offers.map(wholePrice)))
  return groups.toSorted((a, b) => least(a) - least(b))
}

/** Who sleeps in a room, where several ways to share them out stand side by side. */
function wordGuests({ adults, children_ages: ages }: WireOffer['rooms'][number]): string {
  return `(${[adults, ...ages]})`
}

/** "2 × Double room + Studio"; a line ends only between rooms. */
export function nameRooms(rooms: WireOffer['rooms']): string {
  return countRooms(rooms)
    .map(([name, count]) => (count > 1 ? `${count}\u00a0×\u00a0${name}` : name))
    .join(' +\u00a0')
}

/** The guests of an offer's rooms as the party they are. */
export function partyOf(rooms: WireOffer['rooms']): PartyRoom[] {
  return rooms.map((room) => ({ adults: room.adults, childrenAges: room.children_ages }))
}

/** All that one pays, fees at the property counted in. */
export function wholePrice({ price }: WireOffer): number {
  return Number(price.charge_value) + Number(price.local_fees_value)
}

/** The offer with the lowest whole price; the first of equals. */
export function findCheapest(offers: readonly WireOffer[]): WireOffer | undefined {
  return offers.reduce<WireOffer | undefined>(
    (best, offer) => (best === undefined || wholePrice(offer) < wholePrice(best) ? offer : best),
    undefined,
  )
}

/** Names of the rooms, equal ones counted: `[['Double room', 2], ['Studio', 1]]`. */
export function countRooms(rooms: WireOffer['rooms']): [name: string, count: number][] {
  const counts = new Map<string, number>()
  for (const room of rooms) counts.set(room.name, (counts.get(room.name) ?? 0) + 1)
  return [...counts]
}

/** Whether all that is sold are beds among strangers: they are not called rooms. */
export function areBeds(rooms: WireOffer['rooms']): boolean {
  return rooms.every((room) => room.shared)
}

/** Whether its guests sleep among strangers. */
export function isShared({ rooms }: WireOffer): boolean {
  return rooms.some((room) => room.shared)
}
