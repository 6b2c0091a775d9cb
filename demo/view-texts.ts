// What windows look out on: in words, and which of the views that rooms are sold for it is.

import { PORTRAIT_TEXTS } from './portrait-texts.ts'
import type { PlaceKind } from './scenes/palette.ts'
import type { Outlook } from './scenes/worlds/outlooks.ts'

/** To stand after „към" and "of". `sold`: a room that looks at it has the amenity, and is sold for it. */
export type View = { bg: string; en: string; sold?: 'sea' | 'mountain' }

const VIEWS: Record<PlaceKind, View> = {
  'black-sea': { bg: 'морето', en: 'the sea', sold: 'sea' },
  cove: { bg: 'залива', en: 'the bay', sold: 'sea' },
  'old-town': { bg: 'морето', en: 'the sea', sold: 'sea' },
  ski: { bg: 'планинските върхове', en: 'the mountain peaks', sold: 'mountain' },
  'forest-spa': { bg: 'гористата планина', en: 'the wooded mountains', sold: 'mountain' },
  capital: { bg: 'града и планината', en: 'the city and the mountain', sold: 'mountain' },
  'hill-town': { bg: 'хълмовете', en: 'the hills' },
  roman: { bg: 'града и хълмовете', en: 'the town and the hills' },
  wine: { bg: 'хълмовете и нивите', en: 'the hills and fields' },
  rose: { bg: 'планината', en: 'the mountains', sold: 'mountain' },
  lake: { bg: 'езерото', en: 'the lake' },
  danube: { bg: 'реката', en: 'the river' },
  santorini: { bg: 'морето и далечните брегове', en: 'the sea and distant shores', sold: 'sea' },
  istanbul: { bg: 'протока и куполите отсреща', en: 'the strait and the domes across it' },
  alpine: { bg: 'алпийските върхове', en: 'the alpine peaks', sold: 'mountain' },
  desert: { bg: 'пустинните дюни', en: 'the desert dunes' },
  tropical: { bg: 'лагуната и морето', en: 'the lagoon and the sea', sold: 'sea' },
}

/** The same for rooms that look elsewhere. */
export const OUTLOOKS: Record<Outlook, View> = {
  garden: { bg: 'градината', en: 'the garden' },
  pool: { bg: 'басейна', en: 'the pool' },
  town: { bg: 'съседните къщи', en: 'the houses next door' },
}

/** What the windows of a place show. */
export function viewOf(place: PlaceKind, destination = ''): View {
  return PORTRAIT_TEXTS[destination]?.view ?? VIEWS[place]
}
