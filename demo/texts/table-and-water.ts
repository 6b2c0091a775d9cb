import { nouns } from './grammar.ts'
import type { Line } from './picker.ts'

/** Breakfast, dinner, or the kitchen one has to oneself. */
export const table: readonly Line[] = [
  {
    if: (facts) => facts.breakfast !== undefined && facts.board === 'BB',
    say: ({ facts }) => [
      `Закуската е от ${facts.breakfast?.from} до ${facts.breakfast?.until} ч. и се готви, не се претопля.`,
      `Breakfast is from ${facts.breakfast?.from} to ${facts.breakfast?.until}, cooked rather than warmed up.`,
    ],
  },
  {
    if: (facts) => facts.board === 'BB' && facts.country === 'BG',
    say: ({ facts, pick }) => {
      const dish = pick('breakfast dish', [
        ['баница, излязла от фурната преди минути', 'banitsa minutes out of the oven'],
        ['мекици с пудра захар', 'mekitsi with powdered sugar'],
        ['катми с мед и сирене', 'thin pancakes with honey and cheese'],
        ['бъркани яйца с домати и магданоз', 'eggs scrambled with tomato and parsley'],
        ['тутманик и кисело мляко в гърне', 'tutmanik and yoghurt in a clay pot'],
        ['пърленка с масло и чубрица', 'flatbread with butter and savory'],
      ] as const)
      return [
        `На закуска има ${dish[0]}; ако обичате да спите, последната порция се изважда в ${facts.breakfast?.until} ч.`,
        `For breakfast there is ${dish[1]}; late sleepers get the last helping at ${facts.breakfast?.until}.`,
      ]
    },
  },
  {
    if: (facts) => facts.board === 'BB' && facts.terrace,
    say: ({ facts }) => [
      `Закусва се на терасата до ${facts.breakfast?.until} ч., а когато вали, масите се местят под навеса.`,
      `Breakfast is on the terrace until ${facts.breakfast?.until}; when it rains the tables move under the roof.`,
    ],
  },
  {
    if: (facts) => facts.board === 'BB' && !facts.restaurant,
    say: () => [
      'Ресторант няма, но закуската е такава, че обядът може да почака.',
      'There is no restaurant, but after such a breakfast lunch can wait.',
    ],
  },
  {
    if: (facts) => facts.board === 'BB',
    say: ({ facts, count }) => [
      `На масата има поне ${count('local', 8, 16, nouns.thing).bg} от хора, които домакините познават по име; сервира се до ${facts.breakfast?.until} ч.`,
      `At least ${count('local', 8, 16, nouns.thing).en} on the breakfast table come from people the hosts know by name; it is served until ${facts.breakfast?.until}.`,
    ],
  },
  {
    if: (facts) => facts.restaurant && ['sea', 'island'].includes(facts.destination.character) && facts.board !== 'AI',
    say: ({ pick }) => {
      const fish = pick('fish', [
        ['сафрид и попчета', 'horse mackerel and gobies'],
        ['калкан, когато го има', 'turbot, when there is any'],
        ['миди с девисил', 'mussels with lovage'],
        ['чернокоп на скара', 'grilled bluefish'],
        ['октопод на жар', 'octopus on embers'],
        ['сардини с лимон', 'sardines with lemon'],
      ] as const)
      return [
        `В ресторанта менюто се пише на ръка според улова: ${fish[0]}.`,
        `The restaurant writes its menu by hand after the catch: ${fish[1]}.`,
      ]
    },
  },
  {
    if: (facts) => facts.restaurant && facts.country === 'BG' && !['sea'].includes(facts.destination.character),
    say: ({ pick }) => {
      const dish = pick('mountain dish', [
        ['агнешко, печено шест часа', 'lamb roasted for six hours'],
        ['боб в гърне с лют пипер', 'beans in a clay pot with hot pepper'],
        ['кавърма и туршия от същия двор', 'kavarma and pickles from the same yard'],
        ['пъстърва на плоча', 'trout on a hot stone'],
        ['чомлек с червено вино', 'stew with red wine'],
        ['сърми от лозов лист', 'stuffed vine leaves'],
      ] as const)
      const where = pick('tavern', ['Долу, в механата,', 'В кухнята', 'В ресторанта'])
      return [
        `${where} се готви без бързане; най-често поръчваното е ${dish[0]}.`,
        `The kitchen is in no hurry; what people order most is ${dish[1]}.`,
      ]
    },
  },
  {
    if: (facts) => facts.restaurant && facts.country !== 'BG',
    say: ({ number }) => [
      `Ресторантът има ${number('covers', 24, 70)} места и готви онова, което пазарът е дал сутринта.`,
      `The restaurant has ${number('covers', 24, 70)} seats and cooks what the market gave that morning.`,
    ],
  },
  {
    if: (facts) => facts.restaurant && (facts.stars ?? 0) >= 4 && facts.board !== 'AI',
    say: ({ count }) => [
      `Готвачът предлага меню от ${count('courses', 4, 6, nouns.course).bg}; има го и без месо, и без глутен, ако кажете до обяд.`,
      `The chef offers a menu of ${count('courses', 4, 6, nouns.course).en}, also without meat or gluten if you say so by noon.`,
    ],
  },
  {
    if: (facts) => facts.board === 'AI',
    say: ({ count }) => [
      `Ол инклузивът обхваща ${count('restaurants', 2, 4, nouns.restaurant).bg} и баровете до полунощ; сладоледът за децата е до шест.`,
      `All inclusive covers ${count('restaurants', 2, 4, nouns.restaurant).en} and the bars until midnight; ice cream for children lasts until six.`,
    ],
  },
  {
    if: (facts) => facts.board === 'AI',
    say: () => [
      'Храната се приготвя пред Вас на шест места: скара, паста, риба, супи, салати, десерти.',
      'Food is cooked in front of you at six stations: grill, pasta, fish, soups, salads, desserts.',
    ],
  },
  {
    if: (facts) => facts.board === 'AI' || facts.board === 'HB',
    say: ({ count }) => [
      `Вечерята се сервира на ${count('sittings', 2, 3, nouns.sitting).bg}, за да има място до прозореца за всички.`,
      `Dinner is served in ${count('sittings', 2, 3, nouns.sitting).en}, so that everybody finds a place by the window.`,
    ],
  },
  {
    if: (facts) => facts.board === 'HB',
    say: () => [
      'Вечерята е включена и е на маса, не на бюфет: предястие, избор от две основни, десерт.',
      'Dinner is included and served at the table: a starter, a choice of two mains, dessert.',
    ],
  },
  {
    if: (facts) => facts.board === 'RO' && facts.kind !== 'hostel' && facts.kind !== 'hut',
    say: ({ count }) => [
      `Храна не се предлага, но фурната е на ${count('bakery', 2, 6, nouns.minute).bg} и отваря в седем.`,
      `Meals are not offered, but the bakery is ${count('bakery', 2, 6, nouns.minute).en} away and opens at seven.`,
    ],
  },
  {
    if: (facts) => facts.board === 'RO' && facts.kind !== 'hostel' && facts.kind !== 'hut',
    say: () => [
      'Пазарът и магазинът са наблизо, а домакините ще Ви кажат от кого се взема сирене.',
      'Market and shop are close, and the hosts will tell you whose cheese to buy.',
    ],
  },
  {
    if: (facts) => facts.board === 'RO' && (facts.kind === 'villa' || facts.kind === 'chalet'),
    say: ({ number }) => [
      `По заявка съседката готви вечеря: ${number('dinner', 14, 22)} евро на човек, с вино от нейното лозе.`,
      `On request a neighbour cooks dinner: ${number('dinner', 14, 22)} euros each, with wine from her own vines.`,
    ],
  },
  {
    if: (facts) => facts.kind === 'hostel',
    say: () => [
      'Кухнята е обща и добре заредена; веднъж седмично се готви заедно, кой каквото знае.',
      'The kitchen is shared and well stocked; once a week people cook together, each what they know.',
    ],
  },
  {
    if: (facts) => facts.kind === 'hut',
    say: () => [
      'Вечерята е супа, нещо с боб или картофи и чай, колкото изпиете.',
      'Dinner is soup, something with beans or potatoes, and as much tea as you can drink.',
    ],
  },
  {
    if: (facts) => facts.kind === 'monastery' && facts.board === 'BB',
    say: () => [
      'Закуската е монашеска: хляб, мед, маслини, билков чай; в пости без сирене.',
      'Breakfast is a monk’s: bread, honey, olives, herb tea; in Lent without cheese.',
    ],
  },
]

/** Pools, springs, saunas and the beach. */
export const water: readonly Line[] = [
  {
    if: (facts) => facts.mineralWater,
    say: ({ number }) => [
      `В закрития басейн водата е ${number('mineral', 34, 37)} градуса, в открития два градуса по-малко, и двата са минерални.`,
      `The water is at ${number('mineral', 34, 37)} degrees in the indoor pool and two degrees less outside; both are mineral.`,
    ],
  },
  {
    if: (facts) => facts.mineralWater,
    say: ({ number }) => [
      `Басейните работят от ${number('pool from', 7, 8)} до ${number('pool until', 20, 22)} ч.; най-празни са по време на вечеря.`,
      `The pools are open from ${number('pool from', 7, 8)} to ${number('pool until', 20, 22)}; they are emptiest at dinner time.`,
    ],
  },
  {
    if: (facts) => facts.indoorPool && !facts.mineralWater,
    say: ({ number }) => [
      `Закритият басейн е ${number('indoor', 12, 20)} метра, с прозорци до пода, и е отворен до ${number('pool until', 20, 22)} ч.`,
      `The indoor pool is ${number('indoor', 12, 20)} metres long, glazed to the floor and open until ${number('pool until', 20, 22)}.`,
    ],
  },
  {
    if: (facts) => facts.spa,
    say: ({ count }) => [
      `В спа центъра има ${count('cabins', 5, 14, nouns.cabin).bg}, финландска сауна, парна баня и стая, в която просто се лежи.`,
      `The spa has ${count('cabins', 5, 14, nouns.cabin).en}, a Finnish sauna, a steam bath and a room just for lying down.`,
    ],
  },
  {
    if: (facts) => facts.spa && facts.destination.scene === 'rose',
    say: () => ['Обвивките са с роза от полето зад хотела.', 'The wraps use roses from the field behind the hotel.'],
  },
  {
    if: (facts) => facts.sauna && !facts.spa,
    say: ({ count }) => [
      `Сауната е за ${count('sauna', 4, 8, nouns.person).bg} и се пуска по заявка, половин час предварително.`,
      `The sauna takes ${count('sauna', 4, 8, nouns.person).en} and is heated on request, half an hour ahead.`,
    ],
  },
  {
    if: (facts) => facts.sauna && ['ski', 'spa', 'village'].includes(facts.destination.character),
    say: () => [
      'След сауната се излиза на студеното през отделна врата; зиме там има сняг.',
      'From the sauna a separate door leads out into the cold; in winter there is snow behind it.',
    ],
  },
  {
    if: (facts) => facts.outdoorPool && facts.kind !== 'villa' && !facts.mineralWater,
    say: ({ number, facts }) => [
      `Басейнът е ${number('outdoor', 14, 33)} метра${facts.destination.character === 'city' ? '' : ', с плитка част за деца'}, и работи ${facts.open ? 'през целия сезон' : 'от май до октомври'}.`,
      `The pool is ${number('outdoor', 14, 33)} metres long${facts.destination.character === 'city' ? '' : ', with a shallow part for children'}, and open ${facts.open ? 'all season' : 'from May to October'}.`,
    ],
  },
  {
    if: (facts) => facts.outdoorPool && facts.kind !== 'villa' && facts.seaView,
    say: () => [
      'Ръбът на басейна е на една линия с морето и сутрин не се разбира кое къде свършва.',
      'The edge of the pool is level with the sea, and in the morning you cannot tell which ends where.',
    ],
  },
  {
    if: (facts) => facts.outdoorPool && facts.kind !== 'villa',
    say: ({ number }) => [
      `Шезлонгите са ${number('loungers', 30, 120)}, чадърите стигат и резервации с кърпи не се признават.`,
      `There are ${number('loungers', 30, 120)} loungers and parasols enough; places taken by towel do not count.`,
    ],
  },
  {
    if: (facts) => facts.kind === 'villa' && ['sea', 'island'].includes(facts.destination.character),
    say: () => [
      'Водата в басейна се чисти със сол, не с хлор, и вечер свети отдолу.',
      'The pool is kept clean with salt instead of chlorine and lit from below at night.',
    ],
  },
  {
    if: (facts) => facts.kind === 'villa',
    say: ({ number }) => [
      `Басейнът се отваря през ${number('villa pool', 5, 6) === 5 ? 'май' : 'юни'} и до септември стои топъл от слънцето.`,
      `The pool opens in ${number('villa pool', 5, 6) === 5 ? 'May' : 'June'} and stays warm with the sun until September.`,
    ],
  },
  {
    if: (facts, { beach }) =>
      beach !== undefined && beach.metres <= 250 && ['hotel', 'resort', 'spa_hotel', 'boutique'].includes(facts.kind),
    say: () => [
      'На плажа за гостите се пазят два реда чадъри; единият е винаги за тези, които са станали късно.',
      'Two rows of parasols on the beach are kept for guests, one of them always for those who got up late.',
    ],
  },
  {
    if: (facts, { beach }) => beach !== undefined && beach.metres > 250 && facts.board !== 'RO',
    say: ({ beach }) => [
      `За ${beach?.to.bg} Ви дават чанта с хавлии, за да останат тези от банята сухи.`,
      `For ${beach?.to.en} you are given a bag of towels, so that those in the bathroom stay dry.`,
    ],
  },
]
