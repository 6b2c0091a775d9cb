/**
 * One spelling for every way in which visitors write the name of a place.
 *
 * Names and queries are brought to the same folded form: Latin letters without marks, one letter per sound, so that
 * „Слънчев бряг", "Slanchev Bryag", "slynchev brqg" and "Slan4ev briag" meet. In the folded form
 * `q` stands for ч/ch, `w` for ш/sh, `j` for ж/zh, `c` for ц/ts, `i` for every i, y, й and (Latin) j.
 * Letters of other alphabets stay as they are.
 */

/** How Latin letters with two uses are read. */
export type LatinHabit =
  /** As in names printed on maps: j and y are vowels, x is ks, q is k. */
  | 'map'
  /** As Bulgarians type without a Cyrillic keyboard: j is ж, x is х, q is я, y between consonants is ъ, 4 6 1 are ч ш ъ. */
  | 'chat'

const cyrillic: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sht',
  ъ: 'a',
  ь: 'y',
  ю: 'yu',
  я: 'ya',
}

/** Letters that Bulgarian does not use: Russian, Ukrainian, Serbian, Macedonian. */
const neighbours: Record<string, string> = {
  ё: 'e',
  ы: 'i',
  э: 'e',
  і: 'i',
  ї: 'i',
  є: 'e',
  ґ: 'g',
  ѝ: 'i',
  ѐ: 'e',
  ј: 'y',
  љ: 'ly',
  њ: 'ny',
  ћ: 'ch',
  ђ: 'dzh',
  џ: 'dzh',
  ѓ: 'g',
  ќ: 'k',
  ѕ: 'z',
  ѣ: 'ya',
  ѫ: 'a',
}

/** Latin letters that Unicode does not decompose. */
const latinSpecials: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ə: 'e',
  ŋ: 'n',
  ħ: 'h',
}

const separator = ' '
const tableSize = 0x530
const plainForms = Array.from({ length: tableSize }, (_, code) => plainFormOf(String.fromCharCode(code)))

/**
 * Official transliteration of Bulgarian (Transliteration Act, 2009): „Търговище" becomes "Targovishte",
 * a final -ия becomes -ia, „България" is written "Bulgaria", ь before о becomes y. Case is kept; what is not Bulgarian Cyrillic stays.
 */
export function transliterateBulgarian(text: string): string {
  return text
    .normalize('NFC')
    .replace(/българия(?!\p{L})/giu, (word) => matchCase(word, 'bulgaria'))
    .replace(/ия(?!\p{L})/giu, (ending) => matchCase(ending, 'ia'))
    .replace(/\p{Script=Cyrillic}+/gu, transliterateWord)
}

/** Letter by letter, without the exceptions of the official way: "Balgariya", as many type it. */
export function transliterateLetters(text: string): string {
  return text.normalize('NFC').replace(/\p{Script=Cyrillic}+/gu, transliterateWord)
}

function transliterateWord(word: string): string {
  let result = ''
  const allCapitals = word.length > 1 && word === word.toUpperCase()
  for (const letter of word) {
    const lower = letter.toLowerCase()
    const latin = cyrillic[lower] ?? neighbours[lower] ?? letter
    if (letter === lower) result += latin
    else result += allCapitals ? latin.toUpperCase() : latin.charAt(0).toUpperCase() + latin.slice(1)
  }
  return result
}

function matchCase(pattern: string, latin: string): string {
  if (pattern === pattern.toUpperCase()) return latin.toUpperCase()
  return pattern.charAt(0) === pattern.charAt(0).toLowerCase() ? latin : latin.charAt(0).toUpperCase() + latin.slice(1)
}

/** Lower case, without marks and punctuation, words one space apart; the alphabet is kept. Equal results mean the same written name. */
export function normalizePlaceName(text: string): string {
  const lower = text.toLowerCase()
  // As most names are written already.
  if (/^[a-zа-я0-9]+(?: [a-zа-я0-9]+)*$/.test(lower)) return lower
  return lower
    .replace(/й/g, '\u0001')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('\u0001', 'й')
    .replace(/['’ʼ`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/**
 * The folded words of a name or a query, in order; empty when the text holds no letter or digit. A doubled letter is
 * written once, since spellings differ there (Rousse and Русе, Sofiya and София), unless `keepDoubles` asks for it.
 */
export function foldPlaceName(text: string, habit: LatinHabit = 'map', keepDoubles = false): string[] {
  const words: string[] = []
  for (const word of writeInLatin(text).split(separator)) {
    if (word === '') continue
    const folded = foldWord(word, habit, keepDoubles)
    if (folded !== '') words.push(folded)
  }
  return words
}

/** True when a Latin text would be folded otherwise by the chat habit. */
export function hasChatSpelling(text: string): boolean {
  return /[jqxy146]/i.test(text)
}

/** Plain lower-case Latin, one space between words; letters of other alphabets stay. */
function writeInLatin(text: string): string {
  const lower = text.toLowerCase()
  let result = ''
  for (let index = 0; index < lower.length; index++) {
    const code = lower.charCodeAt(index)
    if (code < 0x80 || code < tableSize) result += plainForms[code]
    else result += plainFormOf(lower.charAt(index))
  }
  return result
}

function plainFormOf(character: string): string {
  const known = cyrillic[character] ?? neighbours[character] ?? latinSpecials[character]
  if (known !== undefined) return known
  if (/['’ʼ`´]/.test(character)) return ''
  const bare = character.normalize('NFKD').replace(/\p{M}+/gu, '')
  if (bare !== character) return [...bare.toLowerCase()].map(plainFormOf).join('')
  return /[\p{L}\p{N}]/u.test(character) ? character : separator
}

const digraphs: Record<string, string> = {
  sh: 'w',
  ch: 'q',
  zh: 'j',
  ts: 'c',
  tz: 'c',
  th: 't',
  ph: 'f',
  kh: 'h',
  gh: 'g',
  ck: 'k',
  ou: 'u',
}

const pairEnds = new Set(Object.keys(digraphs).map((pair) => pair.charAt(1)))

const singles: Record<LatinHabit, Record<string, string>> = {
  map: { w: 'v', y: 'i', j: 'i', x: 'ks', q: 'k' },
  chat: { w: 'v', y: 'i', j: 'j', x: 'h', q: 'ia', '4': 'q', '6': 'w', '1': 'a' },
}

function foldWord(word: string, habit: LatinHabit, keepDoubles: boolean): string {
  const letters = singles[habit]
  const onlyDigits = habit === 'chat' && /^\d+$/.test(word)
  let result = ''
  let last = ''
  for (let index = 0; index < word.length; index++) {
    const letter = word.charAt(index)
    let sound: string
    if (letter === 's' && word.charAt(index + 1) === 'c' && word.charAt(index + 2) === 'h') {
      sound = 'w'
      index += 2
    } else {
      const next = word.charAt(index + 1)
      const pair = pairEnds.has(next) ? digraphs[letter + next] : undefined
      if (pair !== undefined) {
        sound = pair
        index++
      } else if (onlyDigits) sound = letter
      else if (letter === 'y' && habit === 'chat' && standsBetweenConsonants(word, index)) sound = 'a'
      else sound = letters[letter] ?? letter
    }
    if (!keepDoubles) {
      if (sound === last) continue
      if (sound.length > 1 && sound.charAt(0) === last) sound = sound.slice(1)
    }
    result += sound
    last = sound.charAt(sound.length - 1)
  }
  return result
}

function standsBetweenConsonants(word: string, index: number): boolean {
  return index > 0 && index < word.length - 1 && !isVowel(word.charAt(index - 1)) && !isVowel(word.charAt(index + 1))
}

function isVowel(letter: string): boolean {
  return 'aeiouyq1'.includes(letter)
}
