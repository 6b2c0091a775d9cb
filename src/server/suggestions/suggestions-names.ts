import {
  foldPlaceName,
  normalizePlaceName,
  transliterateBulgarian,
  transliterateLetters,
} from '../../domain/place-names.ts'
import { writeOutSaints } from '../../domain/place-names-readings.ts'
import { type Key, keyFlags } from './suggestions-keys.ts'

export type Names = {
  nameBg: string | null
  nameEn: string | null
  alternateNames?: readonly string[]
  iata?: string | null
}

const mostAlternates = 24

/** Adds the keys of one entry: each distinct name from its start and from every later word, as it sounds and as it is written. */
export function addNameKeys(keys: { sounds: Key[]; letters: Key[] }, entry: number, names: Names): void {
  const { nameBg, nameEn, iata } = names
  const alternates = (names.alternateNames ?? []).slice(0, mostAlternates)
  const sounds = createKeyAdder(keys.sounds, entry)
  const letters = createKeyAdder(keys.letters, entry)
  function addName(name: string, flags: number): void {
    sounds(foldPlaceName(name), flags)
    letters(normalizePlaceName(name).split(' '), flags)
  }
  if (nameBg) {
    addName(nameBg, 0)
    letters(normalizePlaceName(transliterateBulgarian(nameBg)).split(' '), 0)
    letters(normalizePlaceName(transliterateLetters(nameBg)).split(' '), keyFlags.alternate)
  }
  if (nameEn) addName(nameEn, 0)
  // Many write ъ as u: Turnovo, Kurdzhali.
  if (nameBg && /ъ/i.test(nameBg)) {
    const withU = nameBg.replace(/ъ/gi, 'у')
    sounds(foldPlaceName(withU), 0)
    letters(normalizePlaceName(transliterateBulgarian(withU)).split(' '), 0)
  }
  for (const name of alternates) addName(name, keyFlags.alternate)
  if (iata) for (const word of foldPlaceName(iata)) sounds([word], keyFlags.code)
}

function createKeyAdder(keys: Key[], entry: number): (words: string[], flags: number) => void {
  const first = keys.length
  function add(text: string, flags: number): void {
    for (let position = first; position < keys.length; position++) {
      const same = keys[position]
      if (same?.text !== text) continue
      // A smaller flag is the better claim to the same text.
      if (flags < same.flags) same.flags = flags
      return
    }
    keys.push({ text, entry, flags })
  }
  function addWords(words: string[], flags: number): void {
    let rest = words.join('')
    words.forEach((word, index) => {
      if (rest !== '') add(rest, index === 0 ? flags : flags | keyFlags.laterWord)
      rest = rest.slice(word.length)
    })
  }
  return (words, flags) => {
    addWords(words, flags)
    const writtenOut = writeOutSaints(words)
    if (writtenOut !== words) addWords(writtenOut, flags)
  }
}
