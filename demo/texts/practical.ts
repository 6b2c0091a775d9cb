import type { Line } from './picker.ts'

/** What one should know before setting out. */
export const practical: readonly Line[] = [
  {
    if: (facts) => facts.parking.kind === 'free',
    say: () => ['Паркингът е в двора и е безплатен.', 'Parking is in the yard and free of charge.'],
  },
  {
    if: (facts) => facts.parking.kind === 'free',
    say: ({ number }) => [
      `Местата за коли са ${number('spaces', 6, 40)} и не се плащат.`,
      `There is room for ${number('spaces', 6, 40)} cars, at no charge.`,
    ],
  },
  {
    if: (facts) => facts.parking.kind === 'paid',
    say: ({ parking }) => [
      `Паркингът струва ${parking.bg} на ден; мястото се пази, ако се обадите предния ден.`,
      `Parking costs ${parking.en} a day; a space is kept if you call the day before.`,
    ],
  },
  {
    if: (facts) => facts.parking.kind === 'paid',
    say: ({ parking }) => [
      `С кола: гаражът е отдолу, ${parking.bg} на ден, и влиза и по-висок автомобил.`,
      `By car: the garage is below, ${parking.en} a day, and takes taller vehicles too.`,
    ],
  },
  {
    if: (facts) => facts.parking.kind === 'street',
    say: () => [
      'С кола тук е по-трудно, отколкото без нея; оставете я на общинския паркинг и елате пеша.',
      'Here a car is more trouble than help; leave it in the public car park and walk.',
    ],
  },
  {
    if: (facts) => facts.parking.kind === 'street',
    say: () => [
      'Свой паркинг няма; в синята зона е по-лесно след седем вечерта.',
      'There is no car park of our own; street parking is easier after seven in the evening.',
    ],
  },
  {
    if: (facts) => facts.pets.allowed && facts.pets.cents === 0,
    say: () => [
      'Кучета се приемат без доплащане и получават купа с вода още на вратата.',
      'Dogs stay at no charge and are given a bowl of water at the door.',
    ],
  },
  {
    if: (facts) => facts.pets.allowed && facts.pets.cents > 0,
    say: ({ pets }) => [
      `Куче може да остане срещу ${pets.bg} на ден, стига да не гони котките.`,
      `A dog may stay for ${pets.en} a day, as long as it leaves the cats alone.`,
    ],
  },
  {
    if: (facts) => facts.checkInUntil !== undefined,
    say: ({ facts }) => [
      `Ключовете се дават от ${facts.checkInFrom} до ${facts.checkInUntil} ч.; закъснеете ли, обадете се и някой ще Ви чака.`,
      `Keys are given out from ${facts.checkInFrom} to ${facts.checkInUntil}; if you are late, call and someone will wait.`,
    ],
  },
  {
    if: (facts) => facts.checkInUntil === undefined,
    say: ({ facts }) => [
      `Настаняването е от ${facts.checkInFrom} ч., а освобождаването до ${facts.checkOutUntil} ч.; багажът може да остане до вечерта.`,
      `Check-in is from ${facts.checkInFrom}, check-out until ${facts.checkOutUntil}; luggage may stay until the evening.`,
    ],
  },
  {
    if: (facts) => facts.lift24.reception,
    say: ({ facts }) => [
      `Пристигнете когато Ви е удобно след ${facts.checkInFrom} ч.: вратата не се заключва.`,
      `Arrive whenever it suits you after ${facts.checkInFrom}: the door is never locked.`,
    ],
  },
  {
    if: (facts) => facts.open !== undefined,
    say: ({ facts }) => [
      `Отворено е от ${day(facts.open?.from, 'bg')} до ${day(facts.open?.to, 'bg')}.`,
      `Open from ${day(facts.open?.from, 'en')} to ${day(facts.open?.to, 'en')}.`,
    ],
  },
  {
    say: ({ facts }) => [
      `Напускането е до ${facts.checkOutUntil} ч., а ако стаята не трябва на друг, и по-късно.`,
      `Check-out is until ${facts.checkOutUntil}, or later if nobody needs the room.`,
    ],
    if: (facts) => !['villa', 'chalet', 'apartment'].includes(facts.kind),
  },
  {
    say: ({ facts }) => [
      `Предаването е до ${facts.checkOutUntil} ч.: оставяте ключа на масата и дръпвате вратата.`,
      `Leave by ${facts.checkOutUntil}: put the key on the table and pull the door shut.`,
    ],
    if: (facts) => ['villa', 'chalet', 'apartment'].includes(facts.kind),
  },
]

const months = {
  bg: [
    'януари',
    'февруари',
    'март',
    'април',
    'май',
    'юни',
    'юли',
    'август',
    'септември',
    'октомври',
    'ноември',
    'декември',
  ],
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
} as const

function day(monthDay: string | undefined, language: 'bg' | 'en'): string {
  const [month, date] = (monthDay ?? '01-01').split('-').map(Number)
  return `${date} ${months[language][(month ?? 1) - 1]}`
}
