import { formatParty, type PartyRoom } from '../../../domain/party.ts'
import type { Translator } from '../../lib/i18n.tsx'

type CatalogueWords = Translator<'catalogue'>

/** Parties that were worded, for each translator: every page says the same few. */
const worded = new WeakMap<CatalogueWords, Map<string, string>>()
const most = 500

/** Whether one room is said too, and whether the rooms are beds among strangers. */
type PartyOptions = { rooms?: boolean; beds?: boolean }

/**
 * The party in words: "2 възрастни, 1 дете, 2 стаи". One room goes without saying unless `rooms` asks for it.
 * @param t translator of `catalogue`.
 */
export function describeParty(t: CatalogueWords, party: readonly PartyRoom[], options?: PartyOptions): string {
  const key = `${options?.rooms ? 'rooms' : ''}|${options?.beds ? 'beds' : ''}|${formatParty(party)}`
  return remember(t, key, () => listParty(t, party, options).join(', '))
}

/** The parts of the same, for a sentence that counts more: "4 нощувки, 2 възрастни и 1 дете". */
export function listParty(t: CatalogueWords, party: readonly PartyRoom[], options?: PartyOptions): string[] {
  const adults = party.reduce((sum, room) => sum + room.adults, 0)
  const children = party.reduce((sum, room) => sum + room.childrenAges.length, 0)
  const words = [t('units.adults', { count: adults })]
  if (children > 0) words.push(t('units.children', { count: children }))
  const unit = options?.beds ? 'units.beds' : 'units.rooms'
  if (party.length > 1 || options?.rooms) words.push(t(unit, { count: party.length }))
  return words
}

/**
 * The party in as few words as say it: "2 възрастни, 1 стая", "2 възрастни, 2 деца", in several rooms with children "5 гости,
 * 2 стаи".
 * @param options `oneRoom: false` leaves a single room out.
 */
export function describeGuests(
  t: CatalogueWords,
  party: readonly PartyRoom[],
  options?: { oneRoom?: boolean },
): string {
  const rooms = options?.oneRoom !== false || party.length > 1
  if (party.every((room) => room.childrenAges.length === 0)) return describeParty(t, party, { rooms })
  if (party.length === 1) return describeParty(t, party)
  const count = party.reduce((sum, room) => sum + room.adults + room.childrenAges.length, 0)
  return `${t('units.guests', { count })}, ${t('units.rooms', { count: party.length })}`
}

function remember(t: CatalogueWords, key: string, word: () => string): string {
  const mine = worded.get(t) ?? new Map<string, string>()
  worded.set(t, mine)
  const known = mine.get(key)
  if (known !== undefined) return known
  if (mine.size >= most) mine.clear()
  const words = word()
  mine.set(key, words)
  return words
}
