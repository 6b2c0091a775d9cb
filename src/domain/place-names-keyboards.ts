/**
 * What a visitor meant whose keyboard stood on another layout than they thought.
 * Key by key, against the Latin (US) layout: BDS 5237, the traditional phonetic layout (ЯВЕРТЪ) and the phonetic layout of 2006 (ЧШЕРТЪ).
 */

const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,./\\`"
const cyrillicKeys = [
  ',уеишщксдзц;ьяаожгтнвмчюйъэфхпрлб\\`',
  "явертъуиопшщасдфгхйкл;'зьцжбнм,./юч",
  "чшертъуиопящасдфгхйкл;'зжцвбнм,./ью",
]

type KeyMap = Map<string, string>

const meantCyrillic = cyrillicKeys.map((keys) => mapKeys(latinKeys, keys))
const meantLatin = cyrillicKeys.map((keys) => mapKeys(keys, latinKeys))

/** Latin lookalikes of Cyrillic letters, for words in which the two alphabets are mixed. */
const lookalikes: [latin: string, cyrillic: string][] = [
  ['a', 'а'],
  ['b', 'в'],
  ['c', 'с'],
  ['e', 'е'],
  ['h', 'н'],
  ['k', 'к'],
  ['m', 'м'],
  ['o', 'о'],
  ['p', 'р'],
  ['t', 'т'],
  ['x', 'х'],
  ['y', 'у'],
]
const toCyrillicLookalike: KeyMap = new Map(lookalikes)
const toLatinLookalike: KeyMap = new Map(lookalikes.map(([latin, cyrillic]) => [cyrillic, latin]))

/**
 * Every other text that the same keystrokes would have given on another layout; lower case, without the given text itself.
 * A text in Latin letters is read as Cyrillic and the other way round; a text in both alphabets gives nothing. Where a
 * letter would turn into punctuation, nobody meant that layout.
 */
export function readOnOtherLayouts(text: string): string[] {
  const lower = text.toLowerCase()
  const latin = /\p{Script=Latin}/u.test(lower)
  const cyrillic = /\p{Script=Cyrillic}/u.test(lower)
  if (latin === cyrillic) return []
  const readings = new Set<string>()
  for (const keys of latin ? meantCyrillic : meantLatin)
    if ([...lower].every((key) => !isLetter(key) || isLetter(keys.get(key) ?? key)))
      readings.add(replaceKeys(lower, keys))
  readings.delete(lower)
  return [...readings]
}

/** A text that mixes Latin and Cyrillic letters, written wholly in the one and wholly in the other as far as the letters look alike. */
export function unmixAlphabets(text: string): string[] {
  const lower = text.toLowerCase()
  if (!/\p{Script=Latin}/u.test(lower) || !/\p{Script=Cyrillic}/u.test(lower)) return []
  return [replaceKeys(lower, toCyrillicLookalike), replaceKeys(lower, toLatinLookalike)]
}

function isLetter(character: string): boolean {
  return /\p{L}/u.test(character)
}

function mapKeys(from: string, to: string): KeyMap {
  const targets = [...to]
  return new Map([...from].map((key, index) => [key, targets[index] ?? key]))
}

function replaceKeys(text: string, keys: KeyMap): string {
  let result = ''
  for (const character of text) result += keys.get(character) ?? character
  return result
}
