import { capitalize, counted, nouns } from './grammar.ts'
import type { Line } from './picker.ts'

/** First half of the line under a hotel's name: how many rooms, and where. */
export const beginnings: readonly Line[] = [
  {
    if: (facts) => facts.units > 1,
    say: ({ Units, where }) => [`${Units.bg} ${where.bg}.`, `${Units.en} ${where.en}.`],
  },
  {
    if: (facts, { sight }) => facts.units > 1 && sight !== undefined && sight.metres >= 120 && sight.metres <= 900,
    say: ({ Units, sight }) => [
      `${Units.bg} на ${sight?.minutes.bg} пеша от ${sight?.to.bg}.`,
      `${Units.en}, ${sight?.minutes.en} on foot from ${sight?.to.en}.`,
    ],
  },
  {
    if: (facts, { beach }) => facts.units > 1 && beach !== undefined && beach.metres <= 600,
    say: ({ Units, beach }) => [
      `${Units.bg} на ${beach?.length.bg} от ${beach?.to.bg}.`,
      `${Units.en}, ${beach?.length.en} from ${beach?.to.en}.`,
    ],
  },
  {
    if: (facts) => facts.units > 1 && facts.built < 1950,
    say: ({ facts, units, where }) => [
      `Сграда от ${facts.built} г. ${where.bg}, с ${units.bg}.`,
      `A building of ${facts.built} ${where.en}, with ${units.en}.`,
    ],
  },
  {
    if: (facts, { lift }) => facts.units > 1 && lift !== undefined && lift.metres <= 900,
    say: ({ Units, lift }) => [
      `${Units.bg} на ${lift?.length.bg} от ${lift?.to.bg}.`,
      `${Units.en}, ${lift?.length.en} from ${lift?.to.en}.`,
    ],
  },
  {
    if: (facts) => facts.units > 1 && facts.kind !== 'villa' && facts.kind !== 'chalet',
    say: ({ floors, units, where, facts }) => [
      `${capitalize(floors.bg)}, ${units.bg} и ${facts.garden ? 'градина' : facts.terrace ? 'тераса' : 'вътрешен двор'} ${where.bg}.`,
      `${capitalize(floors.en)}, ${units.en} and a ${facts.garden ? 'garden' : facts.terrace ? 'terrace' : 'courtyard'} ${where.en}.`,
    ],
  },
  {
    if: (facts) => facts.units === 1,
    say: ({ where }) => [
      `Вила на два етажа ${where.bg}, с по една кухня на всеки.`,
      `A villa of two floors ${where.en}, each with its own kitchen.`,
    ],
  },
  {
    if: (facts) => facts.units === 1,
    say: ({ facts, where }) => [
      `Каменна вила от ${facts.built} г. ${where.bg}, с басейн и градина.`,
      `A stone villa of ${facts.built} ${where.en}, with pool and garden.`,
    ],
  },
]

/** Second half: the one thing worth saying first. */
export const promises: readonly Line[] = [
  {
    if: (facts) => facts.breakfast !== undefined && facts.terrace,
    say: ({ facts }) => [
      `Закуската се сервира на терасата до ${facts.breakfast?.until} ч.`,
      `Breakfast is served on the terrace until ${facts.breakfast?.until}.`,
    ],
  },
  {
    if: (facts) => facts.board === 'BB',
    say: ({ facts }) => [
      `Закусва се до ${facts.breakfast?.until} ч., без да се бърза.`,
      `Breakfast lasts until ${facts.breakfast?.until}, without hurry.`,
    ],
  },
  {
    if: (_, { beach }) => beach !== undefined && beach.metres > 100 && beach.metres <= 900,
    say: ({ beach }) => [
      `До ${beach?.to.bg} се слиза за ${beach?.minutes.bg}.`,
      `${capitalize(beach?.to.en ?? '')} is ${beach?.minutes.en} on foot.`,
    ],
  },
  {
    if: (facts) => facts.mineralWater,
    say: ({ number }) => [
      `Минералната вода в закрития басейн е ${number('mineral', 34, 37)} градуса през цялата година.`,
      `The mineral water of the indoor pool is at ${number('mineral', 34, 37)} degrees all year.`,
    ],
  },
  {
    if: (facts) => facts.fireplace,
    say: () => ['Камината се пали към пет следобед.', 'The fire is lit at about five.'],
  },
  {
    if: (facts) => facts.board === 'AI',
    say: () => [
      'Ол инклузив, детски клуб и басейни между дърветата.',
      'All inclusive, a kids’ club and pools among the trees.',
    ],
  },
  {
    if: (facts) => facts.board === 'HB',
    say: () => ['Вечерята е включена и се сервира на маса.', 'Dinner is included and served at the table.'],
  },
  {
    if: (facts) => facts.outdoorPool && facts.kind !== 'resort' && facts.kind !== 'spa_hotel' && facts.units > 1,
    say: ({ number }) => [
      `Басейнът е ${poolLength(number('outdoor', 14, 33))} и е сред зеленина.`,
      `The pool is ${number('outdoor', 14, 33)} metres long and set in greenery.`,
    ],
  },
  {
    if: (facts) => facts.seaView,
    say: () => ['От повечето балкони се вижда морето.', 'Most balconies look at the sea.'],
  },
  {
    if: (facts) => facts.mountainView,
    say: () => ['От прозорците се виждат върховете.', 'The windows look at the peaks.'],
  },
  {
    if: (facts) => facts.sauna && !facts.mineralWater && ['ski', 'village'].includes(facts.destination.character),
    say: () => [
      'Вечер се сгрява сауната, сутрин се пали печката.',
      'The sauna is heated in the evening, the stove in the morning.',
    ],
  },
  {
    if: (facts) => facts.garden && facts.kind !== 'resort',
    say: () => ['В градината има сянка и през юли.', 'The garden has shade even in July.'],
  },
  {
    if: (facts) => facts.parking.kind === 'free' && !['villa', 'hut'].includes(facts.kind),
    say: () => ['Колата остава безплатно пред вратата.', 'The car stays at the door, free of charge.'],
  },
  {
    if: (facts) => facts.parking.kind === 'paid',
    say: ({ parking }) => [
      `Паркирате отдолу за ${parking.bg} на ден и забравяте за колата.`,
      `Park below for ${parking.en} a day and forget the car.`,
    ],
  },
  {
    if: (facts) => facts.restaurant && facts.board !== 'AI',
    say: ({ pick }) => {
      const kitchen = pick('promise kitchen', [
        ['до десет вечерта', 'until ten in the evening'],
        ['с продукти от съседите', 'with what the neighbours grow'],
        ['по меню, което се сменя всяка седмица', 'from a menu that changes weekly'],
      ] as const)
      return [`Ресторантът готви ${kitchen[0]}.`, `The restaurant cooks ${kitchen[1]}.`]
    },
  },
  {
    if: (facts) => ['aparthotel', 'apartment'].includes(facts.kind),
    say: () => [
      'Всеки апартамент има кухня и място за маса на балкона.',
      'Each apartment has a kitchen and room for a table on the balcony.',
    ],
  },
  {
    if: (facts) => facts.pets.allowed,
    say: () => ['Кучетата също са гости.', 'Dogs are guests too.'],
  },
  {
    if: (facts) => facts.destination.character === 'city',
    say: ({ facts }) => [
      `Нощем е тихо${facts.lift24.reception ? ', а рецепцията не затваря' : ', прозорците са с тройно стъкло'}.`,
      `Nights are quiet${facts.lift24.reception ? ', and the reception never closes' : ' behind triple glazing'}.`,
    ],
  },
  {
    if: (facts) => facts.destination.character === 'village' || facts.kind === 'hut',
    say: () => [
      'Вечер се чуват щурците и някое далечно куче.',
      'In the evening you hear crickets and some distant dog.',
    ],
  },
  {
    if: (facts) => facts.renewed !== undefined,
    say: ({ facts }) => [
      `Обновен${facts.kind === 'guest_house' || facts.kind === 'monastery' || facts.kind === 'hut' ? 'а' : ['apartment', 'chalet'].includes(facts.kind) || (facts.kind === 'villa' && facts.units > 1) ? 'и' : facts.kind === 'villa' ? 'а' : ''} през ${facts.renewed} г.`,
      `Renewed in ${facts.renewed}.`,
    ],
  },
  {
    if: (facts) => facts.kind === 'hostel',
    say: ({ number }) => [
      `Леглата са със завеси, кухнята е обща, кафето е безплатно до ${number('coffee', 10, 11)} ч.`,
      `Beds have curtains, the kitchen is shared, and coffee is free until ${number('coffee', 10, 11)}.`,
    ],
  },
  {
    if: (facts) => (facts.lift?.metres ?? 9999) <= 1500,
    say: ({ lift }) => [
      `До ${lift?.to.bg} се стига за ${lift?.minutes.bg} пеша.`,
      `${capitalize(lift?.to.en ?? '')} is ${lift?.minutes.en} on foot.`,
    ],
  },
]

function poolLength(metres: number): string {
  return counted(metres, { ...nouns.floor, one: 'метър', counted: 'метра', gender: 'm' }).bg
}
