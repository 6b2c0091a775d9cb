import type { Destination } from './destination.ts'

/** Bulgaria's mineral springs. */
export const bulgariaSpas = [
  {
    id: 'velingrad',
    kind: 'city',
    region: 'pazardzhik-province',
    name: { bg: 'Велинград', en: 'Velingrad' },
    at: { bg: 'във Велинград', en: 'in Velingrad' },
    lat: 42.02754,
    lon: 23.99155,
    population: 22165,
    character: 'spa',
    scene: 'forest-spa',
    level: 1.1,
    featured: 6,
    about: {
      bg: 'Осемдесет извора, от хладка до почти вряща вода, сред борови гори на западните Родопи. В центъра е карстовият извор Клептуза с езеро и лодки.',
      en: 'Eighty springs, from lukewarm to nearly boiling, among the pine woods of the western Rhodopes. In the middle is the karst spring of Kleptuza, with a lake and boats.',
    },
    notes: [
      {
        bg: 'Клептуза дава вода колкото за малка река и по нея винаги има лодки.',
        en: 'Kleptuza gives enough water for a small river, and there are always boats on its lake.',
      },
      {
        bg: 'Местните пълнят туби от чешмите и спорят коя вода за какво е.',
        en: 'Locals fill canisters at the fountains and argue which water is good for what.',
      },
      {
        bg: 'Гората е толкова близо, че катериците са на трийсет крачки от вратата.',
        en: 'The forest is so near that squirrels live thirty steps from the door.',
      },
      {
        bg: 'През есента по хълмовете се берат манатарки, а ресторантите ги сготвят още същата вечер.',
        en: 'In autumn people pick porcini on the hills, and restaurants cook them the same evening.',
      },
    ],
    sights: [
      { bg: 'езерото Клептуза', en: 'Lake Kleptuza', lat: 42.0182, lon: 24.0012 },
      { bg: 'парка', en: 'the park', lat: 42.0262, lon: 23.9935 },
    ],
    streets: [
      { bg: 'бул. „Съединение“', en: 'Saedinenie Blvd' },
      { bg: 'ул. „Тошо Стайков“', en: 'Tosho Staykov St' },
      { bg: 'бул. „Хан Аспарух“', en: 'Han Asparuh Blvd' },
      { bg: 'ул. „Клептуза“', en: 'Kleptuza St' },
    ],
    quarters: [
      { in: { bg: 'в центъра', en: 'in the centre' }, lat: 42.0272, lon: 23.9925, spread: 330 },
      {
        in: { bg: 'в квартал Чепино, до гората', en: 'in the Chepino quarter, by the forest' },
        lat: 42.0157,
        lon: 23.9985,
        spread: 220,
      },
    ],
    hotels: { spa_hotel: 5, hotel: 2, guest_house: 1, villa: 1 },
  },
  {
    id: 'sandanski',
    kind: 'city',
    region: 'blagoevgrad-province',
    name: { bg: 'Сандански', en: 'Sandanski' },
    at: { bg: 'в Сандански', en: 'in Sandanski' },
    lat: 41.56784,
    lon: 23.28035,
    population: 25858,
    character: 'spa',
    scene: 'forest-spa',
    level: 0.88,
    about: {
      bg: 'Най-топлият град в България: платани по главната улица, огромен парк и въздух, за който идват хора с астма.',
      en: 'The warmest town in Bulgaria: plane trees along the main street, a vast park and air that people with asthma come for.',
    },
    notes: [
      {
        bg: 'Въздухът е сух и почти без прах, затова тук дишат леко и тези, които другаде кашлят.',
        en: 'The air is dry and nearly free of pollen, so those who cough elsewhere breathe easily here.',
      },
      {
        bg: 'През парка тече Санданска Бистрица и мостчетата над нея са повече от пейките.',
        en: 'The Sandanska Bistritsa runs through the park, with more little bridges than benches.',
      },
      { bg: 'Смокините узряват два пъти в годината.', en: 'The fig trees bear fruit twice a year.' },
    ],
    sights: [{ bg: 'градския парк', en: 'the town park', lat: 41.5702, lon: 23.2887 }],
    streets: [
      { bg: 'ул. „Македония“', en: 'Makedonia St' },
      { bg: 'бул. „Свобода“', en: 'Svoboda Blvd' },
      { bg: 'ул. „Спартак“', en: 'Spartak St' },
    ],
    quarters: [
      { in: { bg: 'в центъра', en: 'in the centre' }, lat: 41.5662, lon: 23.2812, spread: 260 },
      { in: { bg: 'до парка', en: 'by the park' }, lat: 41.5692, lon: 23.2862, spread: 160 },
    ],
    hotels: { spa_hotel: 2, hotel: 2, apartment: 1 },
  },
  {
    id: 'hisarya',
    kind: 'city',
    region: 'plovdiv-province',
    name: { bg: 'Хисаря', en: 'Hisarya' },
    at: { bg: 'в Хисаря', en: 'in Hisarya' },
    alternates: ['Хисар', 'Hisar', 'Диоклецианопол'],
    lat: 42.50437,
    lon: 24.70621,
    population: 6852,
    character: 'spa',
    scene: 'roman',
    level: 0.92,
    about: {
      bg: 'Римски град с непокътнати крепостни стени и двайсет и два извора, всеки с име и с чешма.',
      en: 'A Roman town with its walls still standing and twenty-two springs, each with a name and a tap.',
    },
    notes: [
      {
        bg: 'През портата Камилите се влиза в града, както се е влизало през четвърти век.',
        en: 'Through the gate called the Camels one enters the town as people did in the fourth century.',
      },
      {
        bg: 'Водата от Момина баня е 45 градуса и се пие на малки глътки.',
        en: 'The water of Momina Banya is at 45 degrees and is drunk in small sips.',
      },
      {
        bg: 'В парка между разкопките сутрин тичат, а следобед играят шах.',
        en: 'People jog among the ruins in the morning and play chess there in the afternoon.',
      },
    ],
    sights: [{ bg: 'портата „Камилите“', en: 'the Camels gate', lat: 42.4982, lon: 24.7062 }],
    streets: [
      { bg: 'бул. „Генерал Гурко“', en: 'General Gurko Blvd' },
      { bg: 'ул. „Августа“', en: 'Avgusta St' },
      { bg: 'ул. „Момина сълза“', en: 'Momina Salza St' },
    ],
    quarters: [
      { in: { bg: 'до крепостната стена', en: 'by the fortress wall' }, lat: 42.5003, lon: 24.7062, spread: 260 },
    ],
    hotels: { spa_hotel: 2, hotel: 1, guest_house: 1 },
  },
  {
    id: 'devin',
    kind: 'city',
    region: 'smolyan-province',
    name: { bg: 'Девин', en: 'Devin' },
    at: { bg: 'в Девин', en: 'in Devin' },
    lat: 41.74291,
    lon: 24.39154,
    population: 6618,
    character: 'spa',
    scene: 'forest-spa',
    level: 0.95,
    about: {
      bg: 'Град на водата сред тъмни гори: минерални басейни, каньони с дървени мостове и язовири със синя вода наоколо.',
      en: 'A town of water amid dark forests: mineral pools, gorges with wooden bridges and blue reservoirs all round.',
    },
    notes: [
      {
        bg: 'Екопътеката „Струилица – Калето – Лъката“ започва от края на града и минава по мостчета над реката.',
        en: 'The Struilitsa–Kaleto–Lakata trail starts at the edge of town and crosses the river on footbridges.',
      },
      {
        bg: 'Ягодинската пещера и Триградското ждрело са на половин час път.',
        en: 'The Yagodina cave and the Trigrad gorge are half an hour away.',
      },
      { bg: 'Нощем откъм реката се обажда само бухалът.', en: 'At night nothing but an owl is heard from the river.' },
    ],
    sights: [{ bg: 'началото на екопътеката', en: 'the start of the nature trail', lat: 41.7503, lon: 24.3775 }],
    streets: [
      { bg: 'ул. „Освобождение“', en: 'Osvobozhdenie St' },
      { bg: 'ул. „Гордьо войвода“', en: 'Gordyo Voyvoda St' },
      { bg: 'ул. „Дружба“', en: 'Druzhba St' },
    ],
    quarters: [{ in: { bg: 'в града', en: 'in the town' }, lat: 41.7432, lon: 24.3962, spread: 220 }],
    hotels: { spa_hotel: 2, hotel: 1, guest_house: 1 },
  },
  {
    id: 'pavel-banya',
    kind: 'city',
    region: 'stara-zagora-province',
    name: { bg: 'Павел баня', en: 'Pavel Banya' },
    at: { bg: 'в Павел баня', en: 'in Pavel Banya' },
    lat: 42.59531,
    lon: 25.20616,
    population: 2654,
    character: 'spa',
    scene: 'rose',
    level: 0.75,
    about: {
      bg: 'Лечебен град в Розовата долина: в началото на юни мирише на рози до банята, а през зимата се вижда как парата излиза от земята.',
      en: 'A cure town in the Rose Valley: in early June the scent of roses reaches the baths, in winter you can see steam leave the ground.',
    },
    notes: [
      {
        bg: 'Розоберът започва в пет сутринта и гостите могат да берат наравно с берачите.',
        en: 'The rose harvest begins at five in the morning, and guests may pick beside the pickers.',
      },
      {
        bg: 'Физиотерапевтите тук са от три поколения и пипат точно.',
        en: 'Physiotherapy runs in families here, in the third generation, and the hands are sure.',
      },
      {
        bg: 'Язовир Копринка е на десет минути и под водата му лежи тракийски град.',
        en: 'Lake Koprinka is ten minutes away, and a Thracian city lies under its water.',
      },
    ],
    sights: [{ bg: 'парка с изворите', en: 'the park with the springs', lat: 42.5972, lon: 25.2055 }],
    streets: [
      { bg: 'ул. „Трети март“', en: 'Treti Mart St' },
      { bg: 'ул. „Роза“', en: 'Roza St' },
    ],
    quarters: [{ in: { bg: 'до парка', en: 'by the park' }, lat: 42.5962, lon: 25.2062, spread: 180 }],
    hotels: { spa_hotel: 1, hotel: 1, guest_house: 1 },
  },
  {
    id: 'varshets',
    kind: 'city',
    region: 'montana-province',
    name: { bg: 'Вършец', en: 'Varshets' },
    at: { bg: 'във Вършец', en: 'in Varshets' },
    lat: 43.19388,
    lon: 23.28658,
    population: 6071,
    character: 'spa',
    scene: 'forest-spa',
    level: 0.68,
    about: {
      bg: 'Някога курортът на софиянци: казино от двайсетте години, алея с вековни дървета и вода, която стига до 38 градуса.',
      en: 'Once the resort of Sofia’s gentry: a casino of the nineteen-twenties, an avenue of old trees and water at 38 degrees.',
    },
    notes: [
      {
        bg: 'Слънчевата градина е засадена за лечебни разходки и още служи за това.',
        en: 'The Sun Garden was planted for healing walks and is still used for them.',
      },
      {
        bg: 'Под връх Тодорини кукли няма лифт, затова няма и опашка.',
        en: 'There is no lift on Todorini Kukli, and so no queue either.',
      },
      {
        bg: 'Иваньова вода е на четири километра през букова гора, с пейки по средата.',
        en: 'The spring of Ivanova Voda is four kilometres away through beech woods, with benches half way.',
      },
    ],
    sights: [{ bg: 'Слънчевата градина', en: 'the Sun Garden', lat: 43.1912, lon: 23.2848 }],
    streets: [
      { bg: 'бул. „България“', en: 'Bulgaria Blvd' },
      { bg: 'ул. „Република“', en: 'Republika St' },
    ],
    quarters: [
      { in: { bg: 'до Слънчевата градина', en: 'by the Sun Garden' }, lat: 43.1922, lon: 23.2858, spread: 180 },
    ],
    hotels: { spa_hotel: 1, guest_house: 1, villa: 1 },
  },
] as const satisfies readonly Destination[]
