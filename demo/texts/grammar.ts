import type { Bilingual } from '../places/destination.ts'

/** Gender of a counted Bulgarian noun; the masculine has its own counting form („два хотела"). */
export type Gender = 'm' | 'f' | 'n'

const ones: Record<Gender, readonly string[]> = {
  m: ['', 'един', 'два', 'три', 'четири', 'пет', 'шест', 'седем', 'осем', 'девет'],
  f: ['', 'една', 'две', 'три', 'четири', 'пет', 'шест', 'седем', 'осем', 'девет'],
  n: ['', 'едно', 'две', 'три', 'четири', 'пет', 'шест', 'седем', 'осем', 'девет'],
}
const teens = [
  'десет',
  'единайсет',
  'дванайсет',
  'тринайсет',
  'четиринайсет',
  'петнайсет',
  'шестнайсет',
  'седемнайсет',
  'осемнайсет',
  'деветнайсет',
]
const tens = ['', '', 'двайсет', 'трийсет', 'четирийсет', 'петдесет', 'шейсет', 'седемдесет', 'осемдесет', 'деветдесет']

/** A number below 100 in Bulgarian words, as it stands before a noun of that gender; digits above. */
export function countInBulgarian(count: number, gender: Gender): string {
  if (count >= 100 || count < 1) return String(count)
  if (count < 10) return ones[gender][count] ?? String(count)
  if (count < 20) return teens[count - 10] ?? String(count)
  const unit = count % 10
  const ten = tens[Math.floor(count / 10)] ?? ''
  return unit === 0 ? ten : `${ten} и ${ones[gender][unit]}`
}

const englishOnes = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const englishTens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** A number below 100 in English words, digits above. */
export function countInEnglish(count: number): string {
  if (count >= 100 || count < 1) return String(count)
  if (count < 20) return englishOnes[count] ?? String(count)
  const ten = englishTens[Math.floor(count / 10)] ?? ''
  return count % 10 === 0 ? ten : `${ten}-${englishOnes[count % 10]}`
}

/** A Bulgarian noun: one, two (counting form), many, and its gender. */
export type Noun = { one: string; counted: string; gender: Gender; en: readonly [one: string, many: string] }

export const nouns = {
  room: { one: 'стая', counted: 'стаи', gender: 'f', en: ['room', 'rooms'] },
  flat: { one: 'апартамент', counted: 'апартамента', gender: 'm', en: ['apartment', 'apartments'] },
  studio: { one: 'студио', counted: 'студиа', gender: 'n', en: ['studio', 'studios'] },
  villa: { one: 'вила', counted: 'вили', gender: 'f', en: ['villa', 'villas'] },
  chalet: { one: 'шале', counted: 'шалета', gender: 'n', en: ['chalet', 'chalets'] },
  cell: { one: 'килия', counted: 'килии', gender: 'f', en: ['cell', 'cells'] },
  minute: { one: 'минута', counted: 'минути', gender: 'f', en: ['minute', 'minutes'] },
  person: { one: 'човек', counted: 'души', gender: 'm', en: ['person', 'people'] },
  course: { one: 'ястие', counted: 'ястия', gender: 'n', en: ['course', 'courses'] },
  month: { one: 'месец', counted: 'месеца', gender: 'm', en: ['month', 'months'] },
  day: { one: 'ден', counted: 'дни', gender: 'm', en: ['day', 'days'] },
  year: { one: 'година', counted: 'години', gender: 'f', en: ['year', 'years'] },
  bicycle: { one: 'велосипед', counted: 'велосипеда', gender: 'm', en: ['bicycle', 'bicycles'] },
  country: { one: 'държава', counted: 'държави', gender: 'f', en: ['country', 'countries'] },
  pool: { one: 'басейн', counted: 'басейна', gender: 'm', en: ['pool', 'pools'] },
  therapist: { one: 'терапевт', counted: 'терапевти', gender: 'm', en: ['therapist', 'therapists'] },
  step: { one: 'стъпало', counted: 'стъпала', gender: 'n', en: ['step', 'steps'] },
  cabin: { one: 'кабина', counted: 'кабини', gender: 'f', en: ['treatment room', 'treatment rooms'] },
  restaurant: { one: 'ресторант', counted: 'ресторанта', gender: 'm', en: ['restaurant', 'restaurants'] },
  thing: { one: 'нещо', counted: 'неща', gender: 'n', en: ['thing', 'things'] },
  sitting: { one: 'смяна', counted: 'смени', gender: 'f', en: ['sitting', 'sittings'] },
  familyRoom: { one: 'семейна стая', counted: 'семейни стаи', gender: 'f', en: ['family room', 'family rooms'] },
  floor: { one: 'етаж', counted: 'етажа', gender: 'm', en: ['floor', 'floors'] },
} as const satisfies Record<string, Noun>

/** „двайсет и две стаи", "twenty-two rooms" */
export function counted(count: number, noun: Noun): Bilingual {
  return {
    bg: `${countInBulgarian(count, noun.gender)} ${count === 1 ? noun.one : noun.counted}`,
    en: `${countInEnglish(count)} ${count === 1 ? noun.en[0] : noun.en[1]}`,
  }
}

/** Metres or kilometres, rounded as everywhere on the site, with spaces that do not break: „350 м", „1,2 км"; "350 m", "1.2 km". */
export function distance(metres: number): Bilingual {
  if (metres < 950) {
    const step = metres < 100 ? 10 : 50
    const rounded = Math.round(metres / step) * step
    return { bg: `${rounded} м`, en: `${rounded} m` }
  }
  const kilometres = String(Math.round(metres / 100) / 10)
  return { bg: `${kilometres.replace('.', ',')} км`, en: `${kilometres} km` }
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Whole euros: „8 €", "€8". */
export function euros(cents: number): Bilingual {
  return { bg: `${Math.round(cents / 100)}\u00a0€`, en: `€${Math.round(cents / 100)}` }
}
