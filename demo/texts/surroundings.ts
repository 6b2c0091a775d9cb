import type { Character } from '../places/destination.ts'
import { nouns } from './grammar.ts'
import type { Line } from './picker.ts'
import { accessibleRooms } from './words.ts'

/** Where it stands and how far the first things are. */
export const locations: readonly Line[] = [
  {
    if: (_, { beach }) => beach !== undefined && beach.metres <= 250,
    say: ({ beach }) => [
      `До ${beach?.to.bg} са ${beach?.length.bg}: слиза се по чехли и се връща за кафе.`,
      `It is ${beach?.length.en} to ${beach?.to.en}: you go down in slippers and come back for coffee.`,
    ],
  },
  {
    if: (_, { beach }) => beach !== undefined && beach.metres <= 900,
    say: ({ beach }) => [
      `Пеша до ${beach?.to.bg} стигате за ${beach?.minutes.bg}, без да пресичате голям път.`,
      `On foot you reach ${beach?.to.en} in ${beach?.minutes.en} without crossing a large road.`,
    ],
  },
  {
    if: (_, { beach }) => beach !== undefined && beach.metres <= 1500,
    say: ({ beach, where }) => [
      `${upper(where.bg)} е тихо, а до ${beach?.to.bg} се върви ${beach?.minutes.bg}.`,
      `It is quiet ${where.en}, and ${beach?.to.en} is a walk of ${beach?.minutes.en}.`,
    ],
  },
  {
    if: (_, { beach, sight }) => beach !== undefined && sight !== undefined && sight.metres > 60,
    say: ({ beach, sight }) => [
      `Разстоянията са къси: ${beach?.length.bg} до ${beach?.to.bg} и ${sight?.length.bg} до ${sight?.to.bg}.`,
      `Distances are short: ${beach?.length.en} to ${beach?.to.en} and ${sight?.length.en} to ${sight?.to.en}.`,
    ],
  },
  {
    if: (_, { sight, where }) =>
      sight !== undefined && sight.metres > 60 && sight.metres <= 1200 && !where.bg.includes(sight.to.bg),
    say: ({ sight, where }) => [
      `Намира се ${where.bg}, на ${sight?.minutes.bg} пеша от ${sight?.to.bg}.`,
      `It stands ${where.en}, ${sight?.minutes.en} on foot from ${sight?.to.en}.`,
    ],
  },
  {
    if: (_, { sight }) => sight !== undefined && sight.metres > 60,
    say: ({ sight }) => [
      `До ${sight?.to.bg} са ${sight?.length.bg}, повечето по сянка.`,
      `It is ${sight?.length.en} to ${sight?.to.en}, most of it in the shade.`,
    ],
  },
  {
    if: (_, { lift }) => lift !== undefined && lift.metres <= 500,
    say: ({ lift }) => [
      `До ${lift?.to.bg} са ${lift?.length.bg}, които се минават и със ски обувки.`,
      `It is ${lift?.length.en} to ${lift?.to.en}, which can be done in ski boots.`,
    ],
  },
  {
    if: (_, { lift }) => lift !== undefined && lift.metres > 500,
    say: ({ lift }) => [
      `До ${lift?.to.bg} са ${lift?.length.bg}; сутрин от вратата тръгва микробус на всеки двайсет минути.`,
      `It is ${lift?.length.en} to ${lift?.to.en}; in the morning a minibus leaves from the door every twenty minutes.`,
    ],
  },
  {
    if: (facts) => facts.centreMetres >= 150 && facts.centreMetres <= 1800,
    say: ({ where, facts }) => [
      `${upper(where.bg)} сте, но не насред шума: до най-оживените улици остават още няколко минути.`,
      `You are ${where.en} but not amid the noise: the liveliest streets are still a few minutes away${facts.destination.character === 'city' ? ' on foot' : ''}.`,
    ],
  },
  {
    if: (facts) => facts.street.numbered,
    say: ({ facts, where }) => [
      `Адресът е ${facts.street.bg} ${facts.houseNumber}, ${where.bg}; ако навигацията се колебае, вярвайте на табелата.`,
      `The address is ${facts.houseNumber} ${facts.street.en}, ${where.en}; should the navigation hesitate, trust the sign.`,
    ],
  },
  {
    if: (facts) => ['village', 'ski', 'spa'].includes(facts.destination.character),
    say: ({ where }) => [
      `Намира се ${where.bg}, където последният шум за деня е водата.`,
      `It stands ${where.en}, where the last sound of the day is water.`,
    ],
  },
  {
    if: (facts) => facts.destination.character === 'village' && facts.kind !== 'hut',
    say: () => [
      'Комшиите поздравяват първи, а до магазина се ходи, за да се чуят новините.',
      'The neighbours greet you first, and one walks to the shop for the news.',
    ],
  },
  {
    if: (facts) => facts.destination.character === 'village',
    say: ({ pick }) => {
      const seen = pick('seen', [
        ['покривите на съседите и хълма зад тях', 'the neighbours’ roofs and the hill behind them'],
        ['две камбанарии и едно стадо', 'two bell towers and one flock'],
        ['дворове, сено и далечен рид', 'yards, hay and a distant ridge'],
        ['орехи, комини и много небе', 'walnut trees, chimneys and a lot of sky'],
      ] as const)
      return [`От горните прозорци се виждат ${seen[0]}.`, `The upper windows look at ${seen[1]}.`]
    },
  },
  {
    if: (facts) => facts.destination.character === 'spa',
    say: ({ number }) => [
      `До най-близката чешма с минерална вода са ${number('spring walk', 12, 60) * 10} метра; вземете си шише.`,
      `The nearest mineral fountain is ${number('spring walk', 12, 60) * 10} metres away; bring a bottle.`,
    ],
  },
  {
    if: (facts) => facts.kind === 'hut',
    say: ({ where }) => [
      `Стои ${where.bg} и телефонът хваща само от пейката пред вратата.`,
      `It stands ${where.en}, and the phone has a signal only on the bench by the door.`,
    ],
  },
  {
    if: (facts) => facts.destination.character === 'village',
    say: ({ facts }) => [
      `Колата после не Ви трябва: ${facts.destination.at.bg} всичко е пеша.`,
      `You will not need the car again: everything ${facts.destination.at.en} is done on foot.`,
    ],
  },
  {
    if: (facts) => facts.destination.character === 'city' && facts.centreMetres <= 900,
    say: ({ where }) => [
      `Стои ${where.bg}, така че повечето неща, заради които идвате, са на едно кафе разстояние.`,
      `It stands ${where.en}, so most of what you came for is no more than one coffee away.`,
    ],
  },
  {
    if: (facts) => facts.destination.character === 'city',
    say: ({ count }) => [
      `Спирката е на ${count('stop', 2, 6, nouns.minute).bg}, а таксито от гарата струва по-малко от вечерята Ви.`,
      `The stop is ${count('stop', 2, 6, nouns.minute).en} away, and a taxi from the station costs less than your dinner.`,
    ],
  },
  {
    if: (facts) => facts.mountainView,
    say: ({ pick }) => {
      const when = pick('light', [
        ['сутрин е розова', 'is pink in the morning'],
        ['привечер посинява', 'turns blue towards evening'],
        ['след дъжд изглежда на една ръка разстояние', 'seems within arm’s reach after rain'],
      ] as const)
      return [
        `Планината започва зад последната ограда и ${when[0]}.`,
        `The mountain begins behind the last fence and ${when[1]}.`,
      ]
    },
  },
  {
    if: (facts) => facts.seaView,
    say: ({ where }) => [
      `${upper(where.bg)} вятърът идва от морето и вечер прозорците стоят отворени.`,
      `The wind comes off the sea ${where.en}, and in the evening windows are left open.`,
    ],
  },
]

/** Gardens, terraces, skis and children. */
export const outdoors: readonly Line[] = [
  {
    if: (facts) => facts.garden,
    say: ({ pick, facts }) => {
      const plants = pick('plants', plantsOf(facts.destination.character))
      return [
        `В градината растат ${plants[0]}, а между тях има пейки, на които никой не Ви търси.`,
        `${upper(plants[1])} grow in the garden, with benches between them where nobody will look for you.`,
      ]
    },
  },
  {
    if: (facts) => facts.garden,
    say: ({ number }) => [
      `Градината е ${number('garden metres', 220, 1400)} квадратни метра; хамаците са два и обикновено са свободни преди обяд.`,
      `The garden measures ${number('garden metres', 220, 1400)} square metres; there are two hammocks, usually free before noon.`,
    ],
  },
  {
    if: (facts) => facts.terrace && facts.seaView,
    say: () => [
      'От терасата се гледа хоризонтът; по залез масите се пълнят сами.',
      'The terrace looks at the horizon; at sunset its tables fill by themselves.',
    ],
  },
  {
    if: (facts) => facts.terrace,
    say: ({ pick }) => {
      const face = pick('terrace', [
        ['на изток и е най-хубава сутрин', 'east and is at its best in the morning'],
        ['на запад и е най-хубава след шест', 'west and is at its best after six'],
        ['на юг и се ползва и през февруари', 'south and can be used even in February'],
      ] as const)
      return [`Терасата гледа ${face[0]}.`, `The terrace faces ${face[1]}.`]
    },
  },
  {
    if: (facts) => facts.fireplace,
    say: () => [
      'Камината се пали към пет следобед и около нея има места за всички, които нямат бърза работа.',
      'The fire is lit at about five, with seats around it for everyone who has no urgent business.',
    ],
  },
  {
    if: (facts) => facts.fireplace,
    say: ({ pick }) => {
      const drink = pick('hot drink', [
        ['греяна ракия с мед', 'warm rakia with honey'],
        ['чай от мащерка', 'thyme tea'],
        ['греяно вино', 'mulled wine'],
        ['мурсалски чай', 'Mursala tea'],
      ] as const)
      return [
        `Зиме до огъня се сервира ${drink[0]}, а якетата съхнат на закачалките отстрани.`,
        `In winter ${drink[1]} is served by the fire while jackets dry on the hooks beside it.`,
      ]
    },
  },
  {
    if: (facts) => facts.lift !== undefined,
    say: () => [
      'Ските остават в отопляем гардероб и сутрин обувките са топли.',
      'Skis stay in a heated room, so boots are warm in the morning.',
    ],
  },
  {
    if: (facts) => facts.lift !== undefined,
    say: ({ number }) => [
      `Карти за лифта се купуват от домакините след ${number('pass', 6, 7)}:30 ч., за да не чакате на касата.`,
      `The hosts sell lift passes from ${number('pass', 6, 7)}:30, so you need not queue.`,
    ],
  },
  {
    if: (facts) => facts.mountainView && facts.lift === undefined,
    say: ({ number }) => [
      `Маркирана пътека започва на ${number('trail', 120, 600)} метра от вратата и се връща на същото място след час и половина.`,
      `A marked path starts ${number('trail', 120, 600)} metres from the door and returns to the same spot an hour and a half later.`,
    ],
  },
  {
    if: (facts) => facts.kidsClub,
    say: ({ number }) => [
      `Детският клуб е за възраст от ${number('club', 3, 4)} до 12 години и води децата навън, щом времето позволява.`,
      `The kids’ club takes ages ${number('club', 3, 4)} to 12 and goes outdoors whenever the weather allows.`,
    ],
  },
  {
    if: (facts) => facts.playground && !facts.kidsClub,
    say: () => [
      'Детската площадка се вижда от масите, така че кафето се допива докрай.',
      'The playground can be seen from the tables, so coffee gets finished.',
    ],
  },
  {
    if: (facts) => facts.accessible,
    say: ({ facts }) => [
      `Входът е без стъпала, а ${accessibleRooms(facts).bg} са с широки врати и душ без праг.`,
      `The entrance has no steps, and ${accessibleRooms(facts).en} have wide doors and a roll-in shower.`,
    ],
  },
  {
    say: ({ count }) => [
      `За гостите има ${count('bikes', 4, 12, nouns.bicycle).bg}, вързани под стряхата.`,
      `There are ${count('bikes', 4, 12, nouns.bicycle).en} for guests, tied up under the eaves.`,
    ],
    if: (facts) => !facts.mountainView && facts.kind !== 'hut',
  },
]

type Plants = readonly (readonly [bg: string, en: string])[]

function plantsOf(character: Character): Plants {
  if (character === 'tropics')
    return [
      ['франжипани и джинджифил', 'frangipani and ginger'],
      ['бананови дървета и орхидеи', 'banana trees and orchids'],
    ]
  if (character === 'desert')
    return [
      ['финикови палми', 'date palms'],
      ['бугенвилии и алое', 'bougainvillea and aloe'],
    ]
  if (character === 'sea' || character === 'island' || character === 'lake')
    return [
      ['лавандула и розмарин', 'lavender and rosemary'],
      ['смокини и нарове', 'figs and pomegranates'],
      ['бугенвилия и лимони в саксии', 'bougainvillea and lemons in pots'],
      ['стари рози', 'old roses'],
      ['лозници и кипариси', 'vines and cypresses'],
    ]
  return [
    ['стари рози', 'old roses'],
    ['хортензии и папрати', 'hydrangeas and ferns'],
    ['божури и люляк', 'peonies and lilac'],
    ['домати, чубрица и малини', 'tomatoes, savory and raspberries'],
    ['ябълки и червено френско грозде', 'apples and red currants'],
    ['далии и слънчогледи', 'dahlias and sunflowers'],
  ]
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
