import type { ParsedHotelRecord } from '../../src/contract/catalogue-file.ts'
import type { AmenityCode } from '../../src/domain/amenities.ts'
import type { Bilingual } from '../places/destination.ts'
import { capitalize, euros } from '../texts/grammar.ts'
import { accessibleRooms } from '../texts/words.ts'
import type { HotelFacts } from './facts.ts'
import { bedCostsFrom } from './plans.ts'
import { planRooms } from './rooms.ts'

type Policy = ParsedHotelRecord['policies'][number]
/** What children pay follows from these. */
type Rules = Pick<ParsedHotelRecord, 'rate_plans' | 'taxes'>

const payments: readonly Bilingual[] = [
  {
    bg: 'На място приемаме карти и пари в брой в евро.',
    en: 'At the property we take cards and cash in euros.',
  },
  {
    bg: 'На място се плаща с карта или в брой; туристическият данък също.',
    en: 'You can pay by card or in cash at the property, the tourist tax included.',
  },
  {
    bg: 'Приемаме Visa, Mastercard и пари в брой.',
    en: 'We take Visa, Mastercard and cash.',
  },
]

/** House rules in words; what can be computed (children's prices, taxes) is left to the price, but never denied. */
export function createPolicies(facts: HotelFacts, amenities: readonly AmenityCode[], rules: Rules): Policy[] {
  const random = facts.random.fork('policies')
  const pets = euros(facts.pets.cents)
  const parking = euros(facts.parking.cents)
  const price = random.pick([0, 0, 500, 700])
  const weight = facts.pets.allowed && facts.pets.cents > 0 ? random.pick([8, 10, 12, 15]) : 0
  const payment = random.pick(payments)
  const children = childrenOf(facts, rules)
  const cot = cotAt(amenities.includes('baby_cot') ? price : undefined)
  const policies: Policy[] = [
    {
      kind: 'children',
      text_bg: `${children.bg} ${cot.bg}`,
      text_en: `${children.en} ${cot.en}`,
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
            : 'Тук няма паркинг; колите се оставят на улицата или на близък паркинг.',
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
  const accessible = accessibleOf(facts)
  if (accessible) policies.push({ kind: 'other', text_bg: accessible.bg, text_en: accessible.en })
  return policies
}

/** How many rooms suit a guest in a wheelchair: a few of those sold as one type, so that only the house can promise one. */
function accessibleOf(facts: HotelFacts): Bilingual | undefined {
  const sold = planRooms(facts).find(({ subject }) => subject !== 'single')
  if (!facts.accessible || !sold) return undefined
  const rooms = accessibleRooms(facts)
  return {
    bg: `${capitalize(rooms.bg)} са за гости с инвалидна количка: без прагове, с широки врати и с душ вместо вана. Продават се като „${sold.name.bg}“ заедно с другите; преди да резервирате, попитайте ни дали някоя е свободна за Вашите дати.`,
    en: `${capitalize(rooms.en)} are for guests in a wheelchair: step-free, with wide doors and a roll-in shower instead of a bathtub. They are sold as “${sold.name.en}” together with the others; before you book, ask us whether one is free on your dates.`,
  }
}

/** Boards that cost more than the house's own. */
const dearer: Record<string, Bilingual> = {
  BB: { bg: 'закуската', en: 'Breakfast' },
  HB: { bg: 'полупансиона', en: 'Half board' },
  AI: { bg: 'ол инклузив', en: 'All inclusive' },
}

/** Which children sleep free, and what is paid for them all the same. */
function childrenOf(facts: HotelFacts, { rate_plans, taxes }: Rules): Bilingual {
  const from = bedCostsFrom(facts)
  const parts: Bilingual[] = [
    {
      bg: `Деца под ${from} години спят безплатно при родителите си.`,
      en: `Children under ${from} sleep free in their parents’ room.`,
    },
  ]
  for (const { board, supplement_child, supplement_child_from_age: age } of rate_plans) {
    const name = dearer[board]
    if (name && supplement_child > 0 && age < from)
      parts.push({
        bg: `За ${name.bg} се доплаща и за тях, щом са навършили ${age} години.`,
        en: `${name.en} is charged for them too from the age of ${age}.`,
      })
  }
  const tax = taxes.find(({ basis, from_age }) => basis === 'person_night' && from_age < from)
  if (tax)
    parts.push({
      bg: `Туристическият данък се плаща и за тях, щом са навършили ${tax.from_age} години.`,
      en: `Tourist tax is due for them too from the age of ${tax.from_age}.`,
    })
  return { bg: parts.map(({ bg }) => bg).join(' '), en: parts.map(({ en }) => en).join(' ') }
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
