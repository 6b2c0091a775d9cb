import type { ParsedHotelRecord } from '../../src/contract/catalogue-file.ts'
import type { AmenityCode } from '../../src/domain/amenities.ts'
import type { Bilingual } from '../places/destination.ts'
import { euros } from '../texts/grammar.ts'
import type { HotelFacts } from './facts.ts'

type Policy = ParsedHotelRecord['policies'][number]

const payments: readonly Bilingual[] = [
  {
    bg: 'На място приемаме карти и пари в брой в евро.',
    en: 'On the spot we take cards and cash in euros.',
  },
  {
    bg: 'На място се плаща с карта или в брой; туристическият данък също.',
    en: 'On the spot one pays by card or in cash; the tourist tax too.',
  },
  {
    bg: 'Приемаме Visa, Mastercard и пари в брой.',
    en: 'We take Visa, Mastercard and cash.',
  },
]

/** House rules in words; what can be computed (children's prices, taxes) is left to the price. */
export function createPolicies(facts: HotelFacts, amenities: readonly AmenityCode[]): Policy[] {
  const random = facts.random.fork('policies')
  const young = facts.kind === 'resort' ? 5 : 2
  const pets = euros(facts.pets.cents)
  const parking = euros(facts.parking.cents)
  const price = random.pick([0, 0, 500, 700])
  const weight = facts.pets.allowed && facts.pets.cents > 0 ? random.pick([8, 10, 12, 15]) : 0
  const payment = random.pick(payments)
  const cot = cotAt(amenities.includes('baby_cot') ? price : undefined)
  const policies: Policy[] = [
    {
      kind: 'children',
      text_bg: `Деца под ${young + 1} години спят безплатно при родителите си. ${cot.bg}`,
      text_en: `Children under ${young + 1} stay free with their parents. ${cot.en}`,
    },
    facts.pets.allowed
      ? {
          kind: 'pets',
          text_bg:
            facts.pets.cents === 0
              ? 'Кучета и котки са добре дошли, без доплащане. Молим да не остават сами в стаята.'
              : `Кучета до ${weight} кг са добре дошли срещу ${pets.bg} на ден.`,
          text_en:
            facts.pets.cents === 0
              ? 'Dogs and cats are welcome at no charge. Please do not leave them alone in the room.'
              : `Dogs of up to ${weight} kg are welcome for ${pets.en} a day.`,
        }
      : { kind: 'pets', text_bg: 'Не приемаме домашни любимци.', text_en: 'We cannot take pets.' },
    {
      kind: 'payment',
      text_bg: payment.bg,
      text_en: payment.en,
    },
    {
      kind: 'parking',
      text_bg:
        facts.parking.kind === 'free'
          ? 'Паркирането е безплатно, мястото не се запазва.'
          : facts.parking.kind === 'paid'
            ? `Паркинг за ${parking.bg} на ден, по желание.`
            : 'Хотелът няма паркинг; колите се оставят на улицата или на близък паркинг.',
      text_en:
        facts.parking.kind === 'free'
          ? 'Parking is free; spaces cannot be reserved.'
          : facts.parking.kind === 'paid'
            ? `Parking for ${parking.en} a day, if you wish.`
            : 'There is no car park; cars stay in the street or in a car park near by.',
    },
    {
      kind: 'smoking',
      text_bg: 'Пуши се само на открито.',
      text_en: 'Smoking is allowed outdoors only.',
    },
  ]
  if (facts.checkInUntil)
    policies.push({
      kind: 'other',
      text_bg: `Ако пристигате след ${facts.checkInUntil} ч., обадете се, за да Ви дочакаме.`,
      text_en: `If you arrive after ${facts.checkInUntil}, please call so that someone waits for you.`,
    })
  return policies
}

/** What is said of a cot at that price a night, or where there is none. */
function cotAt(cents: number | undefined): Bilingual {
  if (cents === undefined)
    return {
      bg: 'Бебешко креватче няма; може да донесете свое.',
      en: 'There is no baby cot; you are welcome to bring your own.',
    }
  if (cents === 0)
    return {
      bg: 'Бебешко креватче слагаме без доплащане, ако го поискате предварително.',
      en: 'A baby cot is free of charge if you ask for it in advance.',
    }
  const price = euros(cents)
  return { bg: `Бебешко креватче струва ${price.bg} на нощ.`, en: `A baby cot costs ${price.en} a night.` }
}
