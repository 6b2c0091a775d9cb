/**
 * The part of a name that a visitor has typed, for underlining: the name split into before, match, after; null when it does
 * not occur as written (it was found by its other spelling). The start of a word goes before the middle of one.
 */
export function splitMatch(name: string, typed: string): [before: string, match: string, after: string] | null {
  const wanted = typed.trim().toLowerCase()
  const within = name.toLowerCase()
  // Letters that change their number in lower case would point at the wrong place.
  if (wanted === '' || within.length !== name.length) return null
  const at = findMatch(within, wanted)
  if (at < 0) return null
  return [name.slice(0, at), name.slice(at, at + wanted.length), name.slice(at + wanted.length)]
}

function findMatch(within: string, wanted: string): number {
  let at = within.indexOf(wanted)
  const first = at
  while (at > 0 && /\p{L}/u.test(within.charAt(at - 1))) at = within.indexOf(wanted, at + 1)
  return at < 0 ? first : at
}
