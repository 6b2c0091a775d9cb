import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { formatParty, isMisread, type PartyRoom, parseParty } from '../../../domain/party.ts'
import { dateOfDay, dayNumber } from '../../../domain/stay-dates.ts'
import type { AskedStay } from '../../features/offers/hotel-offers.ts'
import { writeQuery } from '../../lib/api.ts'
import { readWishes, type Wishes, wishParams } from '../../lib/wishes.ts'

/** Query parameters of the hotel page: those that the page cache keeps apart. */
export const stayParams = ['checkin', 'checkout', 'rooms', 'room_types', ...wishParams] as const

/**
 * What the address asks for: the party always (two adults when it says nothing), the stay when its dates make sense.
 * `senseless` when it has dates that do not, `misread` when it has guests that cannot be. `roomTypes` is a kind of room for each of the rooms, once the visitor chooses them
 * one by one; else it is empty.
 */
export type AskedParty = {
  rooms: PartyRoom[]
  roomTypes: string[]
  stay: AskedStay | null
  senseless: boolean
  misread: boolean
  wishes: Wishes
}

/** Reads an address. Dates that are no dates, or the wrong way round, make no stay; wishes that nobody can have count as none. */
export function readAsked(params: URLSearchParams): AskedParty {
  const rooms = parseParty(params.get('rooms') ?? '') ?? [{ adults: 2, childrenAges: [] }]
  const checkin = params.get('checkin') ?? ''
  const checkout = params.get('checkout') ?? ''
  const real = isDate(checkin) && isDate(checkout) && checkin < checkout
  const roomTypes = params.get('room_types')?.split(',') ?? []
  return {
    rooms,
    roomTypes: roomTypes.length === rooms.length ? roomTypes : [],
    stay: real ? { checkin, checkout, rooms } : null,
    senseless: !real && checkin !== '' && checkout !== '',
    misread: isMisread(params.get('rooms')),
    wishes: readWishes(params),
  }
}

/** What the address on screen asks for. */
export function useAsked(): AskedParty {
  const { search } = useLocation()
  return useMemo(() => readAsked(new URLSearchParams(search)), [search])
}

/** What was chosen of the offers, and of the rooms one by one. */
export type Chosen = Wishes & { room_types?: readonly string[] }

/** Path of a hotel page for a stay and what was chosen, at its rooms. `url` is the hotel's own path without language. */
export function stayPath(url: string, stay: AskedStay, wishes: Chosen): string {
  return `${url}${writeStay(stay.checkin, stay.checkout, stay.rooms, wishes)}#rooms`
}

/** Path of the form for a question about a hotel, and about a stay there when one is chosen. */
export function questionPath(hotelId: number, stay: AskedStay | null): string {
  const query = stay ? writeStay(stay.checkin, stay.checkout, stay.rooms).replace('?', '&') : ''
  return `/contact?hotel=${hotelId}${query}#write`
}

/** `?checkin=...&checkout=...&rooms=...` and what was chosen; two adults go without saying. */
export function writeStay(checkin: string, checkout: string, rooms: PartyRoom[], wishes?: Chosen): string {
  const party = formatParty(rooms)
  return writeQuery({ checkin, checkout, rooms: party === '2' ? '' : party, ...wishes })
}

function isDate(text: string): boolean {
  return /^(19|20)\d{2}-\d{2}-\d{2}$/.test(text) && dateOfDay(dayNumber(text)) === text
}
