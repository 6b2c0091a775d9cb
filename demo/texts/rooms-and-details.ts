import type { HotelFacts } from '../hotels/facts.ts'
import { capitalize, countInBulgarian, countInEnglish, nouns } from './grammar.ts'
import type { Line } from './picker.ts'

const served = (facts: HotelFacts) =>
  !['villa', 'chalet', 'apartment', 'hostel', 'hut', 'monastery'].includes(facts.kind)
const simple = (facts: HotelFacts) => ['hostel', 'hut', 'monastery'].includes(facts.kind)
const own = (facts: HotelFacts) => ['villa', 'chalet', 'apartment', 'aparthotel'].includes(facts.kind)

/** What the rooms are like. */
export const rooms: readonly Line[] = [
  {
    if: served,
    say: ({ sizes }) => [
      `Стаите са от ${sizes.from} до ${sizes.to} квадратни метра, с матраци, сменени миналата зима, и щори, които наистина затъмняват.`,
      `Rooms measure from ${sizes.from} to ${sizes.to} square metres, with mattresses replaced last winter and blinds that really darken.`,
    ],
  },
  {
    if: (facts) => served(facts) && facts.seaView,
    say: ({ number }) => [
      `Към морето гледат ${number('view', 40, 85)} на сто от стаите; останалите са по-тихи и по-евтини.`,
      `${number('view', 40, 85)} per cent of the rooms face the sea; the others are quieter and cost less.`,
    ],
  },
  {
    if: (facts) => served(facts) && facts.mountainView,
    say: () => [
      'Балконите са дълбоки колкото да седнете двама с одеяло и да гледате как се сменя светлината по върховете.',
      'The balconies are deep enough for two people with a blanket to watch the light change on the peaks.',
    ],
  },
  {
    if: served,
    say: () => [
      'В стаите има чайник, истински чаши и бюро, на което може и да се работи.',
      'Rooms have a kettle, real cups and a desk one can work at.',
    ],
  },
  {
    if: (facts) => served(facts) && (facts.stars ?? 0) >= 4,
    say: () => [
      'Баните са с подово отопление и с прозорец, хавлиите са дебели, а халатите имат джобове.',
      'Bathrooms have heated floors and a window, towels are thick, and the robes have pockets.',
    ],
  },
  {
    if: (facts) => served(facts) && (facts.stars ?? 3) < 4,
    say: () => [
      'Стаите са скромни и светли: легло, гардероб, маса до прозореца и баня, в която водата е топла веднага.',
      'Rooms are modest and light: a bed, a wardrobe, a table by the window and a bathroom where the water is hot at once.',
    ],
  },
  {
    if: (facts) => served(facts) && facts.destination.character === 'city',
    say: () => [
      'Прозорците са с тройно стъкло; улицата се вижда, но не се чува.',
      'The windows are triple-glazed; you see the street but do not hear it.',
    ],
  },
  {
    if: (facts) => served(facts) && facts.kind !== 'guest_house',
    say: ({ pick }) => {
      const quiet = pick('quiet', [
        ['към двора', 'onto the courtyard'],
        ['от вътрешната страна', 'on the inner side'],
        ['откъм изгрева', 'towards the sunrise'],
        ['на последния етаж', 'on the top floor'],
      ] as const)
      return [`Ако спите леко, поискайте стая ${quiet[0]}.`, `If you sleep lightly, ask for a room ${quiet[1]}.`]
    },
  },
  {
    if: (facts) => facts.kind === 'guest_house' || facts.kind === 'boutique',
    say: ({ pick }) => {
      const cover = pick('cover', [
        ['вълнени одеяла от тукашна тъкачница', 'woollen blankets from a local weaver'],
        ['ленени чаршафи', 'linen sheets'],
        ['родопски халища', 'shaggy Rhodope rugs'],
        ['пъстри черги', 'striped rugs'],
      ] as const)
      return [
        `В стаите има ${cover[0]}, ниски лампи и по един стол, на който се сяда с книга.`,
        `Rooms have ${cover[1]}, low lamps and one chair made for a book.`,
      ]
    },
  },
  {
    if: (facts) => facts.kind === 'guest_house',
    say: ({ count }) => [
      `Всяка стая има своя баня; в ${count('bath', 2, 4, nouns.room).bg} тя е зад старата врата на долапа.`,
      `Each room has its own bathroom; in ${count('bath', 2, 4, nouns.room).en} it hides behind the old cupboard door.`,
    ],
  },
  {
    if: (facts) => facts.kind === 'resort' || facts.kind === 'spa_hotel',
    say: ({ count }) => [
      `Има ${count('family', 4, 16, nouns.familyRoom).bg} и вратата между двете спални се затваря.`,
      `There are ${count('family', 4, 16, nouns.familyRoom).en}, with a door that closes between the two beds.`,
    ],
  },
  {
    if: (facts) => facts.kind === 'guest_house',
    say: ({ number }) => [
      `Таваните са ниски, прозорците гледат в две посоки, а леглата са правени по мярка за хора над ${number('tall', 1, 2) === 1 ? 'метър и осемдесет' : 'метър и деветдесет'}.`,
      `Ceilings are low, windows look two ways, and beds were made to measure for people over ${number('tall', 1, 2) === 1 ? '1.80' : '1.90'} metres.`,
    ],
  },
  {
    if: (facts) =>
      facts.kind === 'guest_house' && ['village', 'ski', 'spa', 'city'].includes(facts.destination.character),
    say: ({ pick }) => {
      const stove = pick('stove', [
        ['кахлена печка', 'a tiled stove'],
        ['радиатор под прозореца и дебели щори', 'a radiator below the window and thick blinds'],
        ['печка на пелети', 'a pellet stove'],
      ] as const)
      return [
        `Във всяка стая има ${stove[0]}; топло е още преди да съблечете палтото.`,
        `Each room has ${stove[1]}; it is warm before you have taken off your coat.`,
      ]
    },
  },
  {
    if: (facts) => facts.kind === 'guest_house' || facts.kind === 'villa',
    say: () => ['Чаршафите се сушат на двора и миришат на него.', 'The sheets are dried in the yard and smell of it.'],
  },
  {
    if: (facts) => facts.kind === 'guest_house',
    say: ({ pick }) => {
      const named = pick('room names', [
        ['билки: Мащерка, Риган, Мента', 'herbs: Thyme, Oregano, Mint'],
        ['баби: Станка, Ружа, Вела', 'grandmothers: Stanka, Ruzha, Vela'],
        ['цветове: Синя, Зелена, Ръждива', 'colours: Blue, Green, Rust'],
        ['дървета: Орех, Дюля, Бряст', 'trees: Walnut, Quince, Elm'],
        ['реки: Янтра, Арда, Тунджа', 'rivers: Yantra, Arda, Tundzha'],
      ] as const)
      return [`Стаите нямат номера, а имена на ${named[0]}.`, `Rooms have no numbers but the names of ${named[1]}.`]
    },
  },
  {
    if: own,
    say: ({ House, agree }) => [
      `${House.bg} ${agree('има', 'има', 'има', 'имат')} съдомиялна, пералня и толкова закачалки, колкото са хората.`,
      'There is a dishwasher, a washing machine and as many hangers as people.',
    ],
  },
  {
    if: own,
    say: ({ number }) => [
      `Леглата са оправени, хавлиите са по две на човек, а интернетът е ${number('net', 6, 30) * 10} мегабита.`,
      `Beds are made, there are two towels each, and the internet runs at ${number('net', 6, 30) * 10} megabits.`,
    ],
  },
  {
    if: own,
    say: () => [
      'Спалните са откъм тихата страна, дневната откъм гледката.',
      'Bedrooms are on the quiet side, the living room on the side with the view.',
    ],
  },
  {
    if: own,
    say: () => [
      'Кухнята е отделена с плъзгаща врата, така че ранобудните могат да си сварят кафе, без да будят останалите.',
      'A sliding door parts the kitchen off, so early risers can make coffee without waking the others.',
    ],
  },
  {
    if: simple,
    say: ({ number }) => [
      `Баните са общи, ${number('shared', 3, 6)} на етаж, и се чистят два пъти на ден.`,
      `Bathrooms are shared, ${number('shared', 3, 6)} to a floor, and cleaned twice a day.`,
    ],
  },
  {
    if: simple,
    say: () => [
      'Одеялата са тежки, чаршафите са чисти, кърпа се взема срещу две евро.',
      'The blankets are heavy, the sheets clean, and a towel can be had for two euros.',
    ],
  },
]

/** One thing that is found here and hardly elsewhere. */
export const details: readonly Line[] = [
  {
    if: (facts) => facts.destination.character !== 'tropics',
    say: ({ pick, number }) => {
      const jam = pick('jam', [
        ['сладко от смокини', 'fig jam'],
        ['сладко от бели череши', 'white cherry jam'],
        ['сладко от диви ягоди', 'wild strawberry jam'],
        ['сладко от зелени орехи', 'green walnut preserve'],
        ['сладко от рози', 'rose petal jam'],
        ['мармалад от дюли', 'quince marmalade'],
      ] as const)
      return [
        `Бурканите със ${jam[0]} на рафта са за продан: по ${number('jar', 5, 8)} евро, ако останат до неделя.`,
        `The jars of ${jam[1]} on the shelf are for sale at ${number('jar', 5, 8)} euros, if any are left by Sunday.`,
      ]
    },
  },
  {
    say: ({ number }) => [
      `Библиотеката е от ${number('books', 140, 900)} книги и правилото е: вземате една, оставяте една.`,
      `The library has ${number('books', 140, 900)} books and one rule: take one, leave one.`,
    ],
    if: (facts) => facts.kind !== 'resort',
  },
  {
    say: ({ pick }) => {
      const pet = pick('animal', [
        [
          'живее котка на име Мара; може да се гали, не бива да се храни',
          'lives a cat called Mara; stroking is fine, feeding is not',
        ],
        [
          'живее старо куче, което се казва Барон и лае само по пощальона',
          'lives an old dog called Baron, who barks at the postman alone',
        ],
        ['живеят две костенурки, които излизат след дъжд', 'live two tortoises that come out after rain'],
        ['живее петел, който пее късно', 'lives a cockerel that crows late'],
        [
          'живее рижа котка, на която всеки гост дава друго име',
          'lives a ginger cat to whom each guest gives another name',
        ],
        ['има три кокошки и яйцата са за гостите', 'there are three hens, and the eggs are for the guests'],
      ] as const)
      return [`В двора ${pet[0]}.`, `In the yard ${pet[1]}.`]
    },
    if: (facts) => ['guest_house', 'villa', 'hut', 'hostel', 'monastery'].includes(facts.kind),
  },
  {
    say: ({ number }) => [
      `На стълбището са закачени ${number('photos', 18, 60)} снимки на същото място отпреди сто години.`,
      `On the staircase hang ${number('photos', 18, 60)} photographs of the same place a hundred years ago.`,
    ],
    if: (facts) => facts.kind !== 'resort' && facts.country === 'BG',
  },
  {
    say: () => [
      'Чадъри, шапки и слънцезащитен крем има до входа, за тези, които са ги забравили.',
      'Umbrellas, hats and sun cream wait by the entrance for those who forgot theirs.',
    ],
    if: (facts) => ['sea', 'island', 'tropics', 'desert'].includes(facts.destination.character),
  },
  {
    say: ({ number }) => [
      `Ако тръгвате преди закуска, в ${number('early', 5, 6)}:30 ч. до вратата Ви чака пакет с хляб, сирене и плод.`,
      `If you leave before breakfast, a bag with bread, cheese and fruit waits for you by the door at ${number('early', 5, 6)}:30.`,
    ],
    if: (facts) => facts.board !== 'RO',
  },
  {
    say: ({ pick }) => {
      const maker = pick('maker', [
        ['керамиката е от Троян', 'the pottery comes from Troyan'],
        ['чашите са духани на ръка', 'the glasses were blown by hand'],
        ['сапунът е варен с розова вода', 'the soap is boiled with rose water'],
        ['пердетата са тъкани на стан', 'the curtains were woven on a loom'],
        ['ножовете са ковани в Габрово', 'the knives were forged in Gabrovo'],
      ] as const)
      return [`Дребните неща са подбрани бавно: ${maker[0]}.`, `Small things were chosen slowly: ${maker[1]}.`]
    },
    if: (facts) => facts.country === 'BG' && facts.kind !== 'hostel' && facts.kind !== 'hut',
  },
  {
    say: ({ count }) => [
      `Покривът е със слънчеви панели, които топлят водата ${count('solar', 7, 10, nouns.month).bg} в годината.`,
      `Solar panels on the roof heat the water ${count('solar', 7, 10, nouns.month).en} a year.`,
    ],
  },
  {
    say: () => [
      'Пластмасови бутилки няма: водата се налива от филтър на всеки етаж.',
      'There are no plastic bottles: water is drawn from a filter on each floor.',
    ],
    if: (facts) => facts.floors > 2,
  },
  {
    say: ({ pick }) => {
      const day = pick('day', [
        ['в сряда', 'on Wednesday evenings'],
        ['в четвъртък', 'on Thursday evenings'],
        ['в петък', 'on Friday evenings'],
        ['в неделя', 'on Sunday evenings'],
      ] as const)
      const what = pick('evening', [
        ['се свири на живо, до десет', 'there is live music until ten'],
        ['се пее, ако има кой', 'people sing, if there are any to sing'],
        ['се показва стар филм на двора', 'an old film is shown in the yard'],
        ['се дегустира вино от съседно село', 'wine from a nearby village is tasted'],
      ] as const)
      return [`${capitalize(day[0])} вечер ${what[0]}.`, `${capitalize(day[1])} ${what[1]}.`]
    },
    if: (facts) => !own(facts) && (facts.restaurant || facts.garden),
  },
  {
    say: ({ number }) => [
      `${capitalize(countInBulgarian(number('repeat', 4, 7), 'm'))} от всеки десет гости идват за втори път или повече.`,
      `${capitalize(countInEnglish(number('repeat', 4, 7)))} out of ten guests come for the second time or more.`,
    ],
  },
  {
    say: () => [
      'Камериерките са същите от години и помнят кой спи с две възглавници.',
      'The housekeepers have been the same for years and remember who sleeps with two pillows.',
    ],
    if: (facts) => served(facts) && facts.units > 12,
  },
  {
    say: ({ pick }) => {
      const craft = pick('craft', [
        ['показват как се върти грънчарско колело', 'show you how to turn a potter’s wheel'],
        ['месят погача заедно с Вас', 'bake round bread together with you'],
        ['водят за билки по хълма', 'take you up the hill for herbs'],
        ['учат гостите да точат баница', 'teach guests to roll out banitsa'],
        ['пускат гостите на стана', 'let guests try the loom'],
      ] as const)
      return [
        `По желание домакините ${craft[0]}; нужни са двама души и един следобед.`,
        `If you like, the hosts ${craft[1]}; it takes two people and one afternoon.`,
      ]
    },
    if: (facts) => facts.country === 'BG' && facts.destination.character === 'village',
  },
  {
    say: () => [
      'До всяко легло има контакт, до всеки контакт полица: дреболия, която липсва в половината хотели.',
      'There is a socket by each bed and a shelf by each socket: a trifle that half of all hotels forget.',
    ],
    if: (facts) => served(facts),
  },
  {
    say: ({ number }) => [
      `Асансьорът побира количка и двама възрастни, а прагове по-високи от ${number('sill', 2, 3)} сантиметра няма.`,
      `The lift takes a pushchair and two adults, and no threshold is higher than ${number('sill', 2, 3)} centimetres.`,
    ],
    if: (facts) => facts.lift24.elevator,
  },
  {
    say: () => [
      'Маски, плавници и една надуваема лодка се дават безплатно срещу обещание да се върнат.',
      'Masks, fins and one rubber boat are lent free of charge against a promise to return them.',
    ],
    if: (facts) => (facts.beach?.metres ?? 9999) < 900,
  },
  {
    say: () => [
      'Шейните в антрето са за всички, не само за децата.',
      'The sledges in the hall are for everybody, not only for children.',
    ],
    if: (facts) => facts.destination.character === 'ski',
  },
  {
    say: ({ number }) => [
      `Избата отдолу е на ${number('cellar', 90, 240)} години и държи дванайсет градуса без уреди.`,
      `The cellar below is ${number('cellar', 90, 240)} years old and keeps twelve degrees without machines.`,
    ],
    if: (facts) => facts.destination.scene === 'wine',
  },
]
