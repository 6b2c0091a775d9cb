import type { Destination } from './destination.ts'

/** Croatia, Italy, Austria, and the places one flies to. */
export const farAndWide = [
  {
    id: 'dubrovnik',
    kind: 'city',
    region: 'dubrovnik-neretva',
    name: { bg: 'Дубровник', en: 'Dubrovnik' },
    at: { bg: 'в Дубровник', en: 'in Dubrovnik' },
    alternates: ['Рагуза', 'Ragusa'],
    lat: 42.6412,
    lon: 18.1091,
    population: 28428,
    character: 'island',
    scene: 'old-town',
    level: 1.7,
    about: {
      bg: 'Град зад стени, по които се обикаля за два часа, с море от едната страна и покриви от другата.',
      en: 'A city behind walls that take two hours to walk, with the sea on one side and roofs on the other.',
    },
    notes: [
      {
        bg: 'По стените се тръгва в осем, преди камъкът да се нагорещи.',
        en: 'Start on the walls at eight, before the stone heats up.',
      },
      {
        bg: 'През дупка в зида се излиза на скала с бар и море отдолу.',
        en: 'A hole in the wall leads to a rock with a bar, and the sea below it.',
      },
      {
        bg: 'Корабчето до Локрум минава за петнайсет минути, на острова има зайци и пауни.',
        en: 'The ferry to Lokrum takes fifteen minutes; rabbits and peacocks live on the island.',
      },
    ],
    sights: [{ bg: 'портата Пиле', en: 'the Pile Gate', lat: 42.6418, lon: 18.1068 }],
    streets: [
      { bg: 'ул. „Прийеко“', en: 'Prijeko' },
      { bg: 'ул. „Фране Супила“', en: 'Frana Supila' },
    ],
    quarters: [
      { in: { bg: 'зад стените', en: 'behind the walls' }, lat: 42.6416, lon: 18.1092, spread: 80 },
      {
        in: { bg: 'в Плоче, над стария град', en: 'in Ploče, above the old town' },
        lat: 42.6432,
        lon: 18.1155,
        spread: 60,
      },
    ],
    named: [
      { kind: 'boutique', bg: 'Палача Орсула', en: 'Palača Orsula' },
      { kind: 'hotel', bg: 'Хотел Ревелин Мар', en: 'Hotel Revelin Mar' },
      { kind: 'apartment', bg: 'Апартаменти Кантун', en: 'Kantun Apartmani' },
    ],
  },
  {
    id: 'split',
    kind: 'city',
    region: 'split-dalmatia',
    name: { bg: 'Сплит', en: 'Split' },
    at: { bg: 'в Сплит', en: 'in Split' },
    lat: 43.5089,
    lon: 16.4392,
    population: 176314,
    character: 'island',
    scene: 'roman',
    level: 1.35,
    about: {
      bg: 'Град, пораснал в двореца на император: спални под сводове, кафенета в перистила и фериботи за всички острови.',
      en: 'A city grown inside an emperor’s palace: bedrooms under vaults, cafés in the peristyle and ferries to every island.',
    },
    notes: [
      {
        bg: 'В подземията на двореца се продава лавандула, а горе се простира пране.',
        en: 'Lavender is sold in the palace cellars while laundry hangs above.',
      },
      {
        bg: 'На Бачвице играят пицигин, а топката не бива да падне във водата.',
        en: 'On Bačvice men play picigin, and the ball must not touch the water.',
      },
      { bg: 'От Марян се виждат пет острова.', en: 'Five islands can be seen from Marjan.' },
    ],
    sights: [{ bg: 'двореца на Диоклециан', en: 'Diocletian’s Palace', lat: 43.5083, lon: 16.4402 }],
    streets: [
      { bg: 'ул. „Крешимирова“', en: 'Krešimirova' },
      { bg: 'ул. „Сенска“', en: 'Senjska' },
    ],
    quarters: [
      { in: { bg: 'във Варош', en: 'in Varoš' }, lat: 43.5092, lon: 16.4337, spread: 110 },
      { in: { bg: 'до двореца', en: 'by the palace' }, lat: 43.5099, lon: 16.4407, spread: 100 },
    ],
    beaches: [{ bg: 'плаж Бачвице', en: 'Bačvice Beach', lat: 43.5022, lon: 16.4468, sea: 190, length: 180 }],
    named: [
      { kind: 'boutique', bg: 'Варошка къща', en: 'Varoška Kuća' },
      { kind: 'hotel', bg: 'Хотел Пицигин', en: 'Hotel Picigin' },
      { kind: 'apartment', bg: 'Апартаменти Марян', en: 'Marjan Apartmani' },
    ],
  },
  {
    id: 'rome',
    kind: 'city',
    region: 'lazio',
    name: { bg: 'Рим', en: 'Rome' },
    at: { bg: 'в Рим', en: 'in Rome' },
    alternates: ['Roma'],
    lat: 41.8919,
    lon: 12.5113,
    population: 2318895,
    character: 'city',
    scene: 'roman',
    level: 1.75,
    featured: 15,
    about: {
      bg: 'Град, който не може да се изкопае докрай. Кафето се пие прав, фонтаните са за пиене, а вечерята започва с артишок.',
      en: 'A city that cannot be dug to the bottom. Coffee is drunk standing, fountains are for drinking, and dinner begins with artichokes.',
    },
    notes: [
      {
        bg: 'Чешмичките с наведен чучур текат денонощно; запушете ги с пръст и водата излиза отгоре.',
        en: 'The little street fountains run day and night; put a finger under the spout and water jumps from the top.',
      },
      {
        bg: 'През ключалката на Авентин се вижда куполът на „Свети Петър“.',
        en: 'Through a keyhole on the Aventine you see the dome of St Peter’s.',
      },
      {
        bg: 'Пантеонът се гледа и в дъжд, когато вали през покрива.',
        en: 'The Pantheon is worth seeing in the rain, when it rains through the roof.',
      },
    ],
    sights: [
      { bg: 'Колизеума', en: 'the Colosseum', lat: 41.8902, lon: 12.4922 },
      { bg: 'Пиаца Навона', en: 'Piazza Navona', lat: 41.8992, lon: 12.4731 },
    ],
    streets: [
      { bg: 'Виа дел Орсо', en: 'Via dell’Orso' },
      { bg: 'Виа Панисперна', en: 'Via Panisperna' },
      { bg: 'Виа дела Лунгарета', en: 'Via della Lungaretta' },
    ],
    quarters: [
      { in: { bg: 'в Монти', en: 'in Monti' }, lat: 41.8955, lon: 12.492, spread: 220 },
      { in: { bg: 'в Трастевере', en: 'in Trastevere' }, lat: 41.8888, lon: 12.4695, spread: 180 },
    ],
    named: [
      { kind: 'hotel', bg: 'Алберго Панисперна', en: 'Albergo Panisperna' },
      { kind: 'boutique', bg: 'Каза дел Орсо', en: 'Casa dell’Orso' },
      { kind: 'hotel', bg: 'Хотел Лунгарета', en: 'Hotel Lungaretta' },
      { kind: 'apartment', bg: 'Апартаменти Монти', en: 'Monti Appartamenti' },
    ],
  },
  {
    id: 'venice',
    kind: 'city',
    region: 'veneto',
    name: { bg: 'Венеция', en: 'Venice' },
    at: { bg: 'във Венеция', en: 'in Venice' },
    alternates: ['Venezia'],
    lat: 45.4371,
    lon: 12.3326,
    population: 51298,
    character: 'city',
    scene: 'old-town',
    level: 1.85,
    about: {
      bg: 'Град без коли, в който най-краткият път винаги е по вода. След осем вечерта остава за своите.',
      en: 'A city without cars, where the shortest way is always by water. After eight in the evening it belongs to its own.',
    },
    notes: [
      {
        bg: 'Гондолата за преминаване струва колкото кафе и се вози прав.',
        en: 'The crossing gondola costs about as much as a coffee, and one rides it standing.',
      },
      {
        bg: 'Чикети се хапват на крак, с малка чаша, в три различни заведения.',
        en: 'Cicchetti are eaten standing, with a small glass, in three different bars.',
      },
      {
        bg: 'На Бурано къщите са боядисани, за да ги познават рибарите в мъглата.',
        en: 'On Burano the houses are painted so that fishermen know them in the fog.',
      },
    ],
    sights: [
      { bg: 'площад „Сан Марко“', en: 'St Mark’s Square', lat: 45.4341, lon: 12.3388 },
      { bg: 'Риалто', en: 'the Rialto', lat: 45.438, lon: 12.3359 },
    ],
    streets: [
      { bg: 'Кале Лунга', en: 'Calle Lunga' },
      { bg: 'Фондамента Ормезини', en: 'Fondamenta Ormesini' },
    ],
    quarters: [
      { in: { bg: 'в Канареджо', en: 'in Cannaregio' }, lat: 45.4437, lon: 12.3287, spread: 130 },
      { in: { bg: 'в Дорсодуро', en: 'in Dorsoduro' }, lat: 45.4317, lon: 12.3262, spread: 110 },
    ],
    named: [
      { kind: 'boutique', bg: 'Ка Ормезин', en: 'Ca’ Ormesin' },
      { kind: 'hotel', bg: 'Хотел Скуеро', en: 'Hotel Squero' },
      { kind: 'guest_house', bg: 'Локанда Кавана', en: 'Locanda Cavana' },
    ],
  },
  {
    id: 'vienna',
    kind: 'city',
    region: 'vienna-state',
    name: { bg: 'Виена', en: 'Vienna' },
    at: { bg: 'във Виена', en: 'in Vienna' },
    alternates: ['Wien'],
    lat: 48.2085,
    lon: 16.3721,
    population: 1691468,
    character: 'city',
    scene: 'capital',
    level: 1.5,
    about: {
      bg: 'Кафенета с вестници, опери с правостоящи места и трамвай, който обикаля цяла империя за половин час.',
      en: 'Coffee houses with newspapers, operas with standing room and a tram that circles an empire in half an hour.',
    },
    notes: [
      {
        bg: 'Правостоящите билети за Операта се пускат вечерта и струват колкото парче торта.',
        en: 'Standing tickets for the opera go on sale in the evening and cost about as much as a slice of cake.',
      },
      {
        bg: 'В кафенето с една чаша меланж се седи цял следобед.',
        en: 'One melange buys a whole afternoon in a coffee house.',
      },
      {
        bg: 'През ноември и декември площадите миришат на канела.',
        en: 'In November and December the squares smell of cinnamon.',
      },
    ],
    sights: [
      { bg: 'Операта', en: 'the Opera', lat: 48.2031, lon: 16.3691 },
      { bg: 'катедралата „Свети Стефан“', en: 'St Stephen’s Cathedral', lat: 48.2085, lon: 16.3731 },
    ],
    streets: [
      { bg: 'Линденгасе', en: 'Lindengasse' },
      { bg: 'Йозефщетер Щрасе', en: 'Josefstädter Straße' },
      { bg: 'Шлайфмюлгасе', en: 'Schleifmühlgasse' },
    ],
    quarters: [
      { in: { bg: 'в Нойбау', en: 'in Neubau' }, lat: 48.2025, lon: 16.3512, spread: 300 },
      { in: { bg: 'във Виден', en: 'in Wieden' }, lat: 48.1972, lon: 16.3658, spread: 250 },
    ],
    named: [
      { kind: 'hotel', bg: 'Хотел Линденхоф Нойбау', en: 'Hotel Lindenhof Neubau' },
      { kind: 'boutique', bg: 'Меланж', en: 'Melange' },
      { kind: 'apartment', bg: 'Апартаменти Нашмаркт', en: 'Naschmarkt Apartments' },
      { kind: 'hostel', bg: 'Хостел Трамвай Д', en: 'Hostel Linie D' },
    ],
  },
  {
    id: 'zell-am-see',
    kind: 'city',
    region: 'salzburg-state',
    name: { bg: 'Цел ам Зее', en: 'Zell am See' },
    at: { bg: 'в Цел ам Зее', en: 'in Zell am See' },
    lat: 47.3234,
    lon: 12.7969,
    population: 9852,
    character: 'ski',
    scene: 'alpine',
    level: 1.6,
    about: {
      bg: 'Планинско езеро, в което лятото се плува, а над него писти, които стигат до центъра на града.',
      en: 'A mountain lake to swim in, with ski runs above it that end in the middle of town.',
    },
    notes: [
      {
        bg: 'От Шмитенхьое се броят трийсет върха над три хиляди метра.',
        en: 'From the Schmittenhöhe you count thirty summits of three thousand metres.',
      },
      { bg: 'Ледникът в Капрун държи сняг през цялата година.', en: 'The glacier at Kaprun keeps its snow all year.' },
      {
        bg: 'Около езерото се върви три часа, без нито едно изкачване.',
        en: 'The walk round the lake takes three hours and has no climb at all.',
      },
    ],
    sights: [{ bg: 'крайезерната алея', en: 'the lake promenade', lat: 47.3232, lon: 12.7995 }],
    streets: [
      { bg: 'Шмитенщрасе', en: 'Schmittenstraße' },
      { bg: 'Дрейфалтигкайтсгасе', en: 'Dreifaltigkeitsgasse' },
    ],
    quarters: [{ in: { bg: 'в града', en: 'in the town' }, lat: 47.3237, lon: 12.7952, spread: 150 }],
    lift: { bg: 'лифта „Ситиекспрес“', en: 'the cityXpress lift', lat: 47.3217, lon: 12.7925 },
    named: [
      { kind: 'hotel', bg: 'Хотел Зееблик', en: 'Hotel Seeblick' },
      { kind: 'chalet', bg: 'Шалета Лерхенхоф', en: 'Lerchenhof Chalets' },
      { kind: 'guest_house', bg: 'Гастхоф Щайнбок', en: 'Gasthof Steinbock' },
    ],
  },
  {
    id: 'dubai',
    kind: 'city',
    region: 'dubai-emirate',
    name: { bg: 'Дубай', en: 'Dubai' },
    at: { bg: 'в Дубай', en: 'in Dubai' },
    lat: 25.0772,
    lon: 55.3093,
    population: 2956587,
    character: 'desert',
    scene: 'desert',
    level: 1.75,
    about: {
      bg: 'Кули, плажове с прохладни алеи и стар пристан, през който още се минава с дървена лодка. От ноември до март времето е за навън.',
      en: 'Towers, beaches with shaded walks and an old creek still crossed by wooden boat. From November to March the weather is made for outdoors.',
    },
    notes: [
      {
        bg: 'Абра през Крийка струва един дирхам и е най-хубавото возене в града.',
        en: 'The abra across the Creek costs one dirham and is the best ride in town.',
      },
      {
        bg: 'В квартал Ал Фахиди къщите се охлаждат с кули за вятър.',
        en: 'In Al Fahidi the houses are cooled by wind towers.',
      },
      {
        bg: 'Съботният брънч е обяд, вечеря и представление.',
        en: 'Saturday brunch is lunch, dinner and a show in one.',
      },
    ],
    sights: [{ bg: 'Дубай Марина', en: 'Dubai Marina', lat: 25.0805, lon: 55.1403 }],
    streets: [
      { bg: 'Ал Мамша Стрийт', en: 'Al Mamsha St' },
      { bg: 'Ал Фахиди Стрийт', en: 'Al Fahidi St' },
    ],
    quarters: [
      { in: { bg: 'край Марината', en: 'by the Marina' }, lat: 25.0772, lon: 55.1402, spread: 200 },
      {
        in: { bg: 'в Ал Фахиди', en: 'in Al Fahidi' },
        lat: 25.2635,
        lon: 55.3005,
        spread: 120,
        kinds: ['boutique', 'guest_house'],
      },
    ],
    beaches: [
      { bg: 'плажа на Джумейра Бийч', en: 'the beach at JBR', lat: 25.0782, lon: 55.1322, sea: 320, length: 600 },
    ],
    named: [
      { kind: 'resort', bg: 'Нахил Бийч Ризорт', en: 'Nakheel Shore Resort' },
      { kind: 'hotel', bg: 'Сафир Тауър', en: 'Safeer Tower' },
      { kind: 'boutique', bg: 'Бейт Ал Баржил', en: 'Bait Al Barjeel' },
    ],
  },
  {
    id: 'maafushi',
    kind: 'village',
    region: 'kaafu-atoll',
    name: { bg: 'Маафуши, Малдиви', en: 'Maafushi, Maldives' },
    at: { bg: 'на Маафуши', en: 'on Maafushi' },
    alternates: ['Малдиви', 'Maldives', 'Maafushi'],
    lat: 3.9406,
    lon: 73.4894,
    population: 3025,
    character: 'tropics',
    scene: 'tropical',
    level: 1.7,
    about: {
      bg: 'Остров, който се пресича за десет минути, с риф на двайсет метра от брега и лодки към пясъчните ивици.',
      en: 'An island one crosses in ten minutes, with a reef twenty metres offshore and boats to the sandbanks.',
    },
    notes: [
      {
        bg: 'С маска и плавници костенурките се срещат още първата сутрин.',
        en: 'With mask and fins you meet turtles on the very first morning.',
      },
      { bg: 'Катерът от Мале идва за трийсет и пет минути.', en: 'The speedboat from Malé takes thirty-five minutes.' },
      { bg: 'След залез скатовете идват сами до кея.', en: 'After sunset the rays come to the jetty by themselves.' },
    ],
    sights: [{ bg: 'кея', en: 'the jetty', lat: 3.9423, lon: 73.4912 }],
    streets: [
      { bg: 'Абади Магу', en: 'Aabaadhee Magu' },
      { bg: 'Бийч Роуд', en: 'Beach Road' },
    ],
    quarters: [{ in: { bg: 'край лагуната', en: 'by the lagoon' }, lat: 3.9412, lon: 73.4897, spread: 90 }],
    beaches: [{ bg: 'Бикини Бийч', en: 'Bikini Beach', lat: 3.9431, lon: 73.4897, sea: 340, length: 140 }],
    named: [
      { kind: 'hotel', bg: 'Хотел Фариду', en: 'Hotel Faridhoo' },
      { kind: 'guest_house', bg: 'Къща Фени', en: 'Feni Guest House' },
      { kind: 'resort', bg: 'Ведху Лагун Ризорт', en: 'Vedhu Lagoon Resort' },
    ],
  },
  {
    id: 'ubud',
    kind: 'city',
    region: 'bali',
    name: { bg: 'Убуд, Бали', en: 'Ubud, Bali' },
    at: { bg: 'в Убуд', en: 'in Ubud' },
    alternates: ['Бали', 'Bali', 'Ubud'],
    lat: -8.5098,
    lon: 115.2654,
    population: 28373,
    character: 'tropics',
    scene: 'tropical',
    level: 1.05,
    about: {
      bg: 'Оризови тераси, храмове с листенца на прага и ателиета, в които се чука сребро до вечерта.',
      en: 'Rice terraces, temples with petals on the doorstep and workshops where silver is hammered until evening.',
    },
    notes: [
      {
        bg: 'Даровете от цветя се сменят всяка сутрин и се прескачат, не се настъпват.',
        en: 'Flower offerings are renewed each morning; one steps over them, never on them.',
      },
      {
        bg: 'По пътеката на рида Кампухан се тръгва в шест, преди слънцето.',
        en: 'Walk the Campuhan ridge at six, before the sun.',
      },
      { bg: 'Маймуните в гората отварят ципове.', en: 'The monkeys of the forest open zips.' },
    ],
    sights: [{ bg: 'двореца', en: 'the palace', lat: -8.5069, lon: 115.2625 }],
    streets: [
      { bg: 'Джалан Бисма', en: 'Jalan Bisma' },
      { bg: 'Джалан Хануман', en: 'Jalan Hanoman' },
    ],
    quarters: [{ in: { bg: 'сред оризищата', en: 'among the rice fields' }, lat: -8.5112, lon: 115.2572, spread: 220 }],
    named: [
      { kind: 'resort', bg: 'Саваан Ризорт', en: 'Sawahan Resort' },
      { kind: 'villa', bg: 'Вили Чемпака', en: 'Cempaka Villas' },
      { kind: 'guest_house', bg: 'Къща Канди', en: 'Candi Homestay' },
    ],
  },
] as const satisfies readonly Destination[]
