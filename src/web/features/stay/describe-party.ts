import type { _Translator as Translator } from 'use-intl/core'
import type { PartyRoom } from '../../../domain/party.ts'
import type { MessagesOf } from '../../lib/message-types.ts'

type CatalogueWords = Translator<MessagesOf<'catalogue'>>

/**
 * The party in words: "2 възрастни, 1 дете, 2 стаи". One room goes without saying unless `rooms` asks for it.
 * @param t translator of `catalogue`.
 */
export function describeParty(t: CatalogueWords, party: readonly PartyRoom[], options?: { rooms?: boolean }): string {
  const adults = party.reduce((sum, room) => sum + room.adults, 0)
  const children = party.reduce((sum, room) => sum + room.childrenAges.length, 0)
  const words = [t('units.adults', { count: adults })]
  if (children > 0) words.push(t('units.children', { count: children }))
  if (party.length > 1 || options?.rooms) words.push(t('units.rooms', { count: party.length }))
  return words.join(', ')
}
