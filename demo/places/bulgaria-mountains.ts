import type { Destination } from './destination.ts'

/** Where Bulgaria skis and walks. */
export const bulgariaMountains = [
  {
    id: 'bansko',
    kind: 'city',
    region: 'blagoevgrad-province',
    name: { bg: 'Банско', en: 'Bansko' },
    at: { bg: 'в Банско', en: 'in Bansko' },
    lat: 41.84042,
    lon: 23.48565,
    population: 8867,
    character: 'ski',
    scene: 'ski',
    level: 1.08,
    featured: 2,
    about: {
      bg: 'Каменен град под Пирин, от който зимата се качва с кабинка до 1600 метра, а лятото пеша до езерата. Вечер е време за механи.',
      en: 'A town of stone below the Pirin peaks: in winter a gondola carries you to 1,600 metres, in summer the paths lead to lakes. Evenings belong to the taverns.',
    },
    notes: [
      {
        bg: 'Старите къщи са крепости: високи зидове, малки прозорци и тайник под стълбата.',
        en: 'The old houses are fortresses: high walls, small windows and a hiding place under the stairs.',
      },
      {
        bg: 'Капамата се слага на огъня от вечерта и се яде на другия ден с туршия.',
        en: 'Kapama goes on the fire in the evening and is eaten the next day with pickles.',
      },
      {
        bg: 'Сутрин опашката за кабинката е най-къса преди осем и половина.',
        en: 'The queue for the gondola is shortest before half past eight.',
      },
      {
        bg: 'През август тук се слуша джаз под открито небе, с яке на раменете.',
        en: 'In August there is open-air jazz, heard with a jacket round the shoulders.',
      },
      {
        bg: 'До хижа „Вихрен“ се стига с кола, а оттам до езерата се върви час.',
        en: 'You can drive to the Vihren hut, and from there it is an hour on foot to the lakes.',
      },
    ],
    sights: [
      { bg: 'църквата „Света Троица“', en: 'the church of the Holy Trinity', lat: 41.8357, lon: 23.4893 },
      { bg: 'площад „Никола Вапцаров“', en: 'Nikola Vaptsarov square', lat: 41.8379, lon: 23.4885 },
    ],
    streets: [
      { bg: 'ул. „Пирин“', en: 'Pirin St' },
      { bg: 'ул. „Глазне“', en: 'Glazne St' },
      { bg: 'ул. „Явор“', en: 'Yavor St' },
      { bg: 'ул. „Тодор Александров“', en: 'Todor Aleksandrov St' },
      { bg: 'ул. „Найден Геров“', en: 'Nayden Gerov St' },
    ],
    quarters: [
      {
        in: { bg: 'в стария град', en: 'in the old town' },
        lat: 41.8367,
        lon: 23.489,
        spread: 220,
        kinds: ['guest_house', 'boutique', 'hotel', 'hostel'],
      },
      {
        in: { bg: 'в горния край, към лифта', en: 'in the upper part, towards the gondola' },
        lat: 41.8295,
        lon: 23.4835,
        spread: 320,
      },
    ],
    lift: { bg: 'кабинковия лифт', en: 'the gondola', lat: 41.8267, lon: 23.4789 },
    hotels: { hotel: 3, spa_hotel: 2, aparthotel: 2, guest_house: 2, chalet: 1, hostel: 1 },
  },
  {
    id: 'borovets',
    kind: 'resort',
    region: 'sofia-province',
    name: { bg: 'Боровец', en: 'Borovets' },
    at: { bg: 'в Боровец', en: 'in Borovets' },
    alternates: ['Чамкория', 'Chamkoria'],
    lat: 42.27001,
    lon: 23.60782,
    population: 0,
    character: 'ski',
    scene: 'ski',
    level: 1.05,
    about: {
      bg: 'Най-старият зимен курорт в страната, в борова гора на 1350 метра, на час от София. Осветени писти, царски дворец и пътека към Мусала.',
      en: 'The oldest winter resort of the country, in pine forest at 1,350 metres and an hour from Sofia. Floodlit runs, a royal palace and a path to Musala.',
    },
    notes: [
      {
        bg: 'Вечер пистите на Ситняково светят до девет и се кара почти сам.',
        en: 'In the evening the Sitnyakovo runs are lit until nine, and one skis them nearly alone.',
      },
      {
        bg: 'Дворецът Царска Бистрица е на двайсет минути пеша и резбата в него е работена с години.',
        en: 'The palace of Tsarska Bistritsa is twenty minutes on foot; its wood carving took years.',
      },
      {
        bg: 'Лятото кабинката качва до Ястребец, а оттам Мусала е на три часа.',
        en: 'In summer the gondola goes up to Yastrebets, three hours from the top of Musala.',
      },
      { bg: 'Въздухът мирише на смола, дори когато вали.', en: 'The air smells of resin even when it snows.' },
    ],
    sights: [{ bg: 'двореца Царска Бистрица', en: 'Tsarska Bistritsa palace', lat: 42.2556, lon: 23.6103 }],
    streets: [
      { bg: 'к.к. Боровец, главна алея', en: 'Main Alley' },
      { bg: 'к.к. Боровец, ул. „Чамкория“', en: 'Chamkoria St' },
    ],
    quarters: [{ in: { bg: 'сред боровете', en: 'among the pines' }, lat: 42.2672, lon: 23.6052, spread: 280 }],
    lift: { bg: 'кабинковия лифт', en: 'the gondola', lat: 42.2635, lon: 23.6043 },
    hotels: { hotel: 3, spa_hotel: 1, chalet: 2, aparthotel: 1, villa: 1 },
  },
  {
    id: 'pamporovo',
    kind: 'resort',
    region: 'smolyan-province',
    name: { bg: 'Пампорово', en: 'Pamporovo' },
    at: { bg: 'в Пампорово', en: 'in Pamporovo' },
    lat: 41.65525,
    lon: 24.69352,
    population: 0,
    character: 'ski',
    scene: 'ski',
    level: 0.95,
    about: {
      bg: 'Слънчеви писти за учене под кулата на Снежанка, в сърцето на Родопите. Пролетта идва с минзухари, докато горе още се кара ски.',
      en: 'Sunny slopes to learn on below the Snezhanka tower, in the heart of the Rhodopes. Crocuses bloom in spring while people still ski above.',
    },
    notes: [
      {
        bg: 'От кулата на Снежанка в ясен ден се вижда Бяло море.',
        en: 'On a clear day the Aegean can be seen from the Snezhanka tower.',
      },
      {
        bg: 'Тук са се научили да карат ски повече българи, отколкото навсякъде другаде.',
        en: 'More Bulgarians have learned to ski here than anywhere else.',
      },
      {
        bg: 'Пателникът се пече на котлон и се яде с масло и захар или със сирене, въпрос на село.',
        en: 'Patatnik, the Rhodope potato pie, is baked on the hob; each village swears by its own way.',
      },
    ],
    sights: [{ bg: 'кулата Снежанка', en: 'the Snezhanka tower', lat: 41.6385, lon: 24.6765 }],
    streets: [
      { bg: 'к.к. Пампорово, централна алея', en: 'Central Alley' },
      { bg: 'к.к. Пампорово, ул. „Снежанка“', en: 'Snezhanka St' },
    ],
    quarters: [{ in: { bg: 'в курорта', en: 'in the resort' }, lat: 41.6548, lon: 24.6935, spread: 350 }],
    lift: { bg: 'лифта „Снежанка 1“', en: 'the Snezhanka 1 lift', lat: 41.6515, lon: 24.6872 },
    hotels: { hotel: 2, spa_hotel: 1, chalet: 1, aparthotel: 1 },
  },
  {
    id: 'chepelare',
    kind: 'city',
    region: 'smolyan-province',
    name: { bg: 'Чепеларе', en: 'Chepelare' },
    at: { bg: 'в Чепеларе', en: 'in Chepelare' },
    lat: 41.72476,
    lon: 24.68562,
    population: 5156,
    character: 'ski',
    scene: 'ski',
    level: 0.75,
    about: {
      bg: 'Родопско градче със своя писта, музей на пещерите и работилница за ски, от която тръгват световни марки.',
      en: 'A Rhodope town with a run of its own, a museum of caves and a ski factory that works for famous makers.',
    },
    notes: [
      {
        bg: 'Пистите на Мечи чал са дълги и пусти в делнични дни.',
        en: 'The runs of Mechi Chal are long, and empty on weekdays.',
      },
      {
        bg: 'Река Чая минава през средата на града и нощем се чува от всеки прозорец.',
        en: 'The river Chaya runs through the middle of the town and can be heard from every window at night.',
      },
      {
        bg: 'В петък на пазара се продават мурсалски чай и картофи, за които идват от Пловдив.',
        en: 'On Fridays the market sells Mursala tea, and potatoes that people drive from Plovdiv for.',
      },
    ],
    sights: [{ bg: 'Музея на карста', en: 'the Museum of Caves', lat: 41.7262, lon: 24.6868 }],
    streets: [
      { bg: 'ул. „Беломорска“', en: 'Belomorska St' },
      { bg: 'ул. „Васил Дечев“', en: 'Vasil Dechev St' },
      { bg: 'ул. „Чая“', en: 'Chaya St' },
    ],
    quarters: [{ in: { bg: 'край реката', en: 'by the river' }, lat: 41.7252, lon: 24.6862, spread: 220 }],
    lift: { bg: 'лифта „Мечи чал“', en: 'the Mechi Chal lift', lat: 41.7117, lon: 24.6745 },
    hotels: { hotel: 1, guest_house: 2, hut: 1 },
  },
  {
    id: 'dobrinishte',
    kind: 'city',
    region: 'blagoevgrad-province',
    name: { bg: 'Добринище', en: 'Dobrinishte' },
    at: { bg: 'в Добринище', en: 'in Dobrinishte' },
    lat: 41.82019,
    lon: 23.55929,
    population: 2761,
    character: 'spa',
    scene: 'ski',
    level: 0.78,
    about: {
      bg: 'Минерални извори в подножието на Пирин, последната гара на теснолинейката и дълъг лифт към хижа „Безбог“.',
      en: 'Mineral springs at the foot of Pirin, the last stop of the narrow-gauge railway and a long lift to the Bezbog hut.',
    },
    notes: [
      {
        bg: 'Теснолинейката от Септември пътува пет часа и никой от пътниците не бърза.',
        en: 'The narrow-gauge train from Septemvri takes five hours, and nobody aboard is in a hurry.',
      },
      {
        bg: 'В откритите минерални басейни се седи и когато по раменете Ви вали сняг.',
        en: 'People sit in the open-air mineral pools even while snow falls on their shoulders.',
      },
      {
        bg: 'От „Безбог“ до Попово езеро е един час равна пътека.',
        en: 'From Bezbog to Lake Popovo it is one hour on an easy path.',
      },
    ],
    sights: [{ bg: 'минералните басейни', en: 'the mineral pools', lat: 41.8222, lon: 23.5653 }],
    streets: [
      { bg: 'ул. „Христо Ботев“', en: 'Hristo Botev St' },
      { bg: 'ул. „Безбог“', en: 'Bezbog St' },
      { bg: 'ул. „Полена“', en: 'Polena St' },
    ],
    quarters: [{ in: { bg: 'в града', en: 'in the town' }, lat: 41.8205, lon: 23.5605, spread: 230 }],
    hotels: { spa_hotel: 1, guest_house: 2, hut: 1 },
  },
] as const satisfies readonly Destination[]
