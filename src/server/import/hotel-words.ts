import type { HotelKind } from '../../contract/values.ts'

/** What a house calls itself says what it is; the first that fits counts. */
const kindsByName: readonly (readonly [RegExp, HotelKind])[] = [
  [/hostel|хостел|backpacker|auberge de jeunesse/i, 'hostel'],
  [
    /къща за гости|семеен хотел|пансион|bed (?:and|&) breakfast|\bb\s*(?:&|and)\s*b\b|guest ?house|chambres? d.h[oô]te|pension\b|\binn\b/i,
    'guest_house',
  ],
  [/апарт|aparthotel|apart'?hotel|r[eé]sidence|suites/i, 'aparthotel'],
  [/apartment|appartement|\bflat/i, 'apartment'],
  [/вила|\bvilla\b|cottage|g[iî]te/i, 'villa'],
  [/хижа|вили|chalet|\blodge\b|cabins?/i, 'chalet'],
  [/\bspa\b/i, 'spa_hotel'],
  [/resort|ваканционно/i, 'resort'],
]

/** The kind that a name or a column says; undefined when it says none. */
export function findHotelKind(text: string): HotelKind | undefined {
  return kindsByName.find(([pattern]) => pattern.test(text))?.[1]
}

/** Stars as people tag them: "3", "4.5", "4S" and "4 superior" (half a star more); undefined when it is something else. */
export function parseStars(text: string | undefined): number | undefined {
  const match = /^\s*([0-5])(?:[.,]([05]))?\s*(s|superior|\+)?\s*\**\s*$/i.exec(text ?? '')
  if (!match) return undefined
  const stars = Number(match[1]) + (match[2] === '5' || match[3] ? 0.5 : 0)
  return stars > 0 ? Math.min(5, stars) : undefined
}

/** A web address, also one without its beginning; undefined when it is none. */
export function webAddress(text: string | undefined): string | undefined {
  const address = text === undefined || /^https?:\/\//i.test(text) ? text : `http://${text}`
  return address !== undefined && URL.canParse(address) ? address : undefined
}
