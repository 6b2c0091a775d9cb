import type { HotelKind } from '../../src/contract/values.ts'
import { counted, nouns } from './grammar.ts'
import type { Line } from './picker.ts'

const renewedLater: Line['if'] = (facts) => facts.renewed !== undefined
const small: Line['if'] = (facts) => facts.units <= 32

/** The first sentence about the house itself, by kind. */
export const openings: Record<HotelKind, readonly Line[]> = {
  hotel: [
    {
      if: renewedLater,
      say: ({ facts }) => [
        `Хотелът е от ${facts.built} г., но подовете, баните и прозорците са нови: ремонтът свърши през ${facts.renewed} г.`,
        `The hotel dates from ${facts.built}, but floors, bathrooms and windows are new: the works ended in ${facts.renewed}.`,
      ],
    },
    {
      if: small,
      say: ({ units }) => [
        `С ${units.bg} хотелът е достатъчно малък, за да Ви познават по име още на втората сутрин.`,
        `With ${units.en} the hotel is small enough for you to be known by name on the second morning.`,
      ],
    },
    {
      if: (facts) => facts.built >= 1990,
      say: ({ facts }) => [
        `Хотелът отвори през ${facts.built} г. и оттогава го води едно семейство.`,
        `The hotel opened in ${facts.built} and has been run by one family ever since.`,
      ],
    },
    {
      say: ({ floors, pick }) => {
        const side = pick('side', [
          ['изток', 'east'],
          ['юг', 'south'],
          ['югоизток', 'south-east'],
        ] as const)
        return [
          `Сградата е на ${floors.bg} и гледа на ${side[0]}, затова слънцето влиза със закуската и следобед в стаите е прохладно.`,
          `The building has ${floors.en} and faces ${side[1]}, so the sun comes in with breakfast and the rooms stay cool in the afternoon.`,
        ]
      },
    },
    {
      say: ({ units }) => [
        `От улицата се вижда само входът; зад него са дворът, стълбището и ${units.bg}.`,
        `From the street you see only the door; behind it lie the courtyard, the staircase and ${units.en}.`,
      ],
    },
    {
      say: () => [
        'Във фоайето има каменен под и една дълга маса, на която винаги стои кана с вода и лимон.',
        'The lobby has a stone floor and one long table, on which there is always a jug of water with lemon.',
      ],
    },
    {
      if: (facts) => facts.units > 32,
      say: ({ floors, units }) => [
        `На ${floors.bg} са разпределени ${units.bg}, а коридорите свършват с прозорец, не със стена.`,
        `There are ${units.en} on ${floors.en}, and the corridors end in a window rather than a wall.`,
      ],
    },
    {
      if: (facts) => (facts.stars ?? 0) >= 4,
      say: ({ pick }) => {
        const material = pick('material', [
          ['дъб, лен и варовик', 'oak, linen and limestone'],
          ['орех, вълна и месинг', 'walnut, wool and brass'],
          ['ясен, памук и светъл камък', 'ash, cotton and pale stone'],
          ['черешово дърво и тъмносиня вълна', 'cherry wood and dark blue wool'],
        ] as const)
        return [
          `Вътре преобладават ${material[0]}; нищо не блести повече от необходимото.`,
          `Inside it is mostly ${material[1]}; nothing shines more than it has to.`,
        ]
      },
    },
    {
      if: renewedLater,
      say: ({ facts }) => [
        `При ремонта през ${facts.renewed} г. стаите станаха по-малко, а по-големи: махнати са стените, които пречеха.`,
        `When it was renewed in ${facts.renewed}, the rooms became fewer and larger: the walls that stood in the way are gone.`,
      ],
    },
    {
      if: (facts) => facts.lift24.reception,
      say: () => [
        'Рецепцията работи денонощно и хората зад нея са от града, така че питайте за всичко, което не пише в пътеводителя.',
        'The reception is open day and night and its people are from here, so ask about anything that the guidebook leaves out.',
      ],
    },
    {
      say: () => [
        'Асансьорът е тих, вратите се затварят, без да се чуват, а коридорите са с килим.',
        'The lift is quiet, doors close without a sound and the corridors are carpeted.',
      ],
      if: (facts) => facts.lift24.elevator,
    },
    {
      if: (facts) => (facts.stars ?? 3) <= 3,
      say: () => [
        'Прост хотел без украса: чисто, светло, с добри матраци и с хора, които са тук от години.',
        'A plain hotel without ornament: clean and light, with good mattresses and staff who have been here for years.',
      ],
    },
    {
      if: (facts) => facts.mountainView,
      say: () => [
        'Първото нещо, което се усеща на входа, е миризмата на бор: от облицовката, от огъня или просто отвън.',
        'The first thing you notice at the door is the scent of pine: from the panelling, from the fire or simply from outside.',
      ],
    },
    {
      if: (facts) => facts.seaView,
      say: () => [
        'Сградата е обърната към водата, затова и от стълбището се вижда какво е времето в морето.',
        'The building is turned to the water, so even the staircase tells you what the sea is doing.',
      ],
    },
  ],
  boutique: [
    {
      say: ({ facts, units }) => [
        `Градска къща от ${facts.built} г., превърната в хотел с ${units.bg}; таваните и стълбите са каквито са били.`,
        `A town house of ${facts.built} turned into a hotel of ${units.en}; ceilings and stairs are as they were.`,
      ],
    },
    {
      say: ({ facts }) => [
        `Къщата е построена през ${facts.built} г. за търговец, който искал да вижда стоката си от леглото, и прозорците още са с такава големина.`,
        `The house was built in ${facts.built} for a merchant who wished to see his goods from his bed, and the windows are still of that size.`,
      ],
    },
    {
      say: ({ pick }) => {
        const wall = pick('wall', [
          ['теракота', 'terracotta'],
          ['маслиненозелено', 'olive green'],
          ['пепелно синьо', 'ash blue'],
          ['топло бяло', 'warm white'],
          ['охра', 'ochre'],
        ] as const)
        return [
          `Всяка стая е боядисана според светлината, която получава: едната е в ${wall[0]}, съседната в нещо съвсем друго.`,
          `Each room is painted for the light it gets: one in ${wall[1]}, its neighbour in something else altogether.`,
        ]
      },
    },
    {
      say: ({ facts }) => [
        `Архитектът, който възстанови сградата през ${facts.renewed ?? facts.built} г., остави следите от старото да личат: зазидана врата, излъскан праг, три вида тухла.`,
        `The architect who restored the building in ${facts.renewed ?? facts.built} let the old traces show: a walled-up door, a worn threshold, three kinds of brick.`,
      ],
    },
    {
      say: () => [
        'Нито една стая не прилича на друга: различни са размерите, картините и гледките.',
        'No room resembles another: sizes, pictures and views all differ.',
      ],
    },
    {
      say: () => [
        'Вместо гише има маса до прозореца; там Ви посрещат, с кафе.',
        'Instead of a counter there is a table by the window, where you are met with coffee.',
      ],
    },
    {
      say: ({ number }) => [
        `По стените висят ${number('works', 24, 86)} работи на художници оттук и всички се продават.`,
        `${number('works', 24, 86)} works by local artists hang on the walls, and all of them are for sale.`,
      ],
    },
    {
      say: ({ facts }) => [
        `Входната врата е на мястото си от ${facts.built} г.; всичко зад нея е обмислено наново.`,
        `The front door has been in its place since ${facts.built}; everything behind it was thought through anew.`,
      ],
    },
    {
      if: (facts) => (facts.stars ?? 0) >= 4.5,
      say: () => [
        'Хотел за хора, които забелязват подробности: лен вместо сатен, истински ключове, тишина след десет.',
        'A hotel for people who notice details: linen rather than satin, real keys, quiet after ten.',
      ],
    },
  ],
  guest_house: [
    {
      say: ({ facts, units }) => [
        `Къщата е от ${facts.built} г. и в нея има ${units.bg}; домакините живеят на долния етаж.`,
        `The house dates from ${facts.built} and has ${units.en}; the hosts live on the ground floor.`,
      ],
    },
    {
      if: (facts) => ['village', 'ski', 'spa', 'sea', 'city'].includes(facts.destination.character),
      say: ({ number }) => [
        `Зидовете са дебели ${number('wall', 55, 85)} сантиметра, затова лете стаите остават хладни до следобед, а зиме една печка стига.`,
        `The walls are ${number('wall', 55, 85)} centimetres thick, so rooms stay cool until the afternoon in summer, and one stove is enough in winter.`,
      ],
    },
    {
      say: ({ pick }) => {
        const who = pick('host', [
          ['Стефка и Иван', 'Stefka and Ivan'],
          ['Мария и Петър', 'Maria and Petar'],
          ['Радка и синът ѝ', 'Radka and her son'],
          ['Елена', 'Elena'],
          ['Тодор и Ана', 'Todor and Ana'],
          ['Недялка', 'Nedyalka'],
          ['Калин и Весела', 'Kalin and Vesela'],
          ['Йордан', 'Yordan'],
        ] as const)
        const plural = who[0].includes(' и ')
        return [
          `${who[0]} Ви ${plural ? 'посрещат' : 'посреща'} на портата и първо ${plural ? 'показват' : 'показва'} къде е чешмата, после стаята.`,
          `${who[1]} ${plural ? 'meet' : 'meets'} you at the gate and ${plural ? 'show' : 'shows'} you the fountain first, then the room.`,
        ]
      },
      if: (facts) => facts.country === 'BG',
    },
    {
      if: renewedLater,
      say: ({ facts }) => [
        `Домакините поправиха къщата сами, за ${counted(3 + (facts.units % 4), nouns.year).bg}, и я отвориха през ${facts.renewed} г.`,
        `The owners repaired the house themselves over ${counted(3 + (facts.units % 4), nouns.year).en} and opened it in ${facts.renewed}.`,
      ],
    },
    {
      say: ({ pick }) => {
        const wood = pick('floor', [
          ['чамови дъски', 'pine boards'],
          ['дъбови дъски', 'oak boards'],
          ['орехови дъски', 'walnut boards'],
        ] as const)
        return [
          `Подът е от ${wood[0]}, които скърцат на точно две места, и домакините ще Ви ги покажат.`,
          `The floor is of ${wood[1]} that creak in exactly two places, and the hosts will show you where.`,
        ]
      },
    },
    {
      say: ({ units }) => [
        `В къщата има ${units.bg}, една кухня и правило, че влезете ли в нея, сядате и ядете.`,
        `The house has ${units.en}, one kitchen and a rule: whoever enters the kitchen sits down and eats.`,
      ],
    },
    {
      if: (facts) => facts.garden,
      say: ({ pick }) => {
        const tree = pick('tree', [
          ['стар орех', 'an old walnut tree'],
          ['две сливи', 'two plum trees'],
          ['асма, по-стара от портата', 'a vine older than the gate'],
          ['една голяма черница', 'one large mulberry tree'],
          ['липа с пейка около нея', 'a lime tree with a bench round it'],
          ['дюля и три круши', 'a quince and three pear trees'],
        ] as const)
        return [
          `Влиза се през двор, в който има ${tree[0]} и чешма с каменно корито.`,
          `You come in through a yard with ${tree[1]} and a fountain with a stone trough.`,
        ]
      },
    },
    {
      say: ({ facts }) => [
        `Таваните на горния кат са резбовани, долният е от камък: така са строили тук през ${facts.built} г.`,
        `The upper floor has carved ceilings, the lower one is of stone: that is how they built here in ${facts.built}.`,
      ],
      if: (facts) => facts.country === 'BG' && facts.built < 1925,
    },
    {
      say: () => [
        'Няма телевизор в трапезарията и никой не го е търсил; вечер се говори или се мълчи, според компанията.',
        'There is no television in the dining room and nobody has missed it; in the evening people talk or keep quiet, as they please.',
      ],
    },
    {
      say: ({ count }) => [
        `Стълбата към стаите има ${count('steps', 11, 23, nouns.step).bg} и перило, излъскано от ръце.`,
        `The stairs to the rooms have ${count('steps', 11, 23, nouns.step).en} and a rail polished by hands.`,
      ],
    },
  ],
  resort: [
    {
      say: ({ units, facts }) => [
        `Комплексът е с ${units.bg} в ${facts.floors > 6 ? 'две крила' : 'три сгради'} около басейните, а пътят до плажа минава под дървета, не през шосе.`,
        `The resort has ${units.en} in ${facts.floors > 6 ? 'two wings' : 'three buildings'} around the pools, and the way to the beach leads under trees, not across a road.`,
      ],
    },
    {
      say: ({ count }) => [
        `Има ${count('pools', 2, 4, nouns.pool).bg} и сянката стига, за да не ставате рано заради шезлонг.`,
        `There are ${count('pools', 2, 4, nouns.pool).en} and enough shade that nobody has to get up early for a lounger.`,
      ],
    },
    {
      if: renewedLater,
      say: ({ facts }) => [
        `Построен през ${facts.built} г. и ремонтиран из основи през ${facts.renewed} г.; дърветата са от първия път и вече са по-високи от покрива.`,
        `Built in ${facts.built} and thoroughly renewed in ${facts.renewed}; the trees are from the first time, and by now taller than the roof.`,
      ],
    },
    {
      say: () => [
        'Мислен е за семейства: детският басейн е на сянка, храната е до басейна, а кръчмата за възрастни е достатъчно далеч от двете.',
        'It is made for families: the children’s pool lies in the shade, the food is by the pool, and the bar for grown-ups far enough from both.',
      ],
    },
    {
      say: ({ number }) => [
        `Паркът около комплекса е ${number('decares', 18, 64)} декара и в него се губят само таралежи.`,
        `The park around the resort covers ${(number('decares', 18, 64) / 10).toFixed(1)} hectares, and only hedgehogs get lost in it.`,
      ],
    },
    {
      say: ({ floors }) => [
        `Сградите са на ${floors.bg}, стъпаловидни, така че прозорците не си правят сянка един на друг.`,
        `The buildings rise in steps over ${floors.en}, so that no window takes the sun from another.`,
      ],
    },
    {
      say: ({ units }) => [
        `Въпреки че стаите са ${units.bg.replace(' стаи', '')}, сутрин на закуска няма опашка: ресторантите са три и отварят в различен час.`,
        `Although there are ${units.en}, nobody queues for breakfast: the restaurants are three and open at different hours.`,
      ],
    },
    {
      say: () => [
        'Денят тук се движи бавно: сутрин басейн, на обяд сянка, следобед море, вечер маса на терасата.',
        'The day moves slowly here: pool in the morning, shade at noon, the sea in the afternoon, a table on the terrace at night.',
      ],
    },
  ],
  spa_hotel: [
    {
      say: ({ units, number }) => [
        `Спа центърът е ${number('spa', 700, 2400)} квадратни метра за ${units.bg}: място има за всички, и в неделя сутрин.`,
        `The spa covers ${number('spa', 700, 2400)} square metres for ${units.en}: there is room for all, even on a Sunday morning.`,
      ],
    },
    {
      if: (facts) => facts.mineralWater,
      say: ({ number }) => [
        `Минералната вода излиза от земята на ${number('spring', 46, 78)} градуса и стига до басейните охладена, но с нищо неразредена.`,
        `The mineral water leaves the ground at ${number('spring', 46, 78)} degrees and reaches the pools cooled but undiluted.`,
      ],
    },
    {
      say: () => [
        'От стаите до водата се слиза по халат, с асансьор, който не минава през фоайето.',
        'From the rooms you go down to the water in a bathrobe, by a lift that does not pass through the lobby.',
      ],
    },
    {
      if: renewedLater,
      say: ({ facts }) => [
        `Хотелът е от ${facts.built} г.; водната част е изцяло нова, от ${facts.renewed} г., и е с естествена светлина.`,
        `The hotel dates from ${facts.built}; the water area is entirely new, from ${facts.renewed}, and lit by daylight.`,
      ],
    },
    {
      say: () => [
        'Сградата е повече дърво и камък, отколкото стъкло, и през зимата се затопля по-бавно, но за по-дълго.',
        'The building is more wood and stone than glass; in winter it warms up slowly and stays warm for long.',
      ],
    },
    {
      say: ({ count }) => [
        `Лекар, физиотерапевт и ${count('therapists', 6, 14, nouns.therapist).bg} работят тук целогодишно и първата консултация е в цената.`,
        `A doctor, a physiotherapist and ${count('therapists', 6, 14, nouns.therapist).en} work here all year, and the first consultation is included.`,
      ],
    },
    {
      say: () => [
        'Тишината тук не е правило, а навик: телефоните остават в шкафчето, разговорите са във фоайето.',
        'Quiet is less a rule here than a habit: phones stay in the locker, conversations move to the lobby.',
      ],
    },
  ],
  aparthotel: [
    {
      say: () => [
        'Кухните са истински: с печка, съдове за шестима и остър нож.',
        'The kitchens are real ones, with a hob, crockery for six and a sharp knife.',
      ],
    },
    {
      say: ({ facts }) => [
        `Сградата е от ${facts.built} г. и жилищата в нея са правени за живеене, затова има къде да оставите куфара и къде да изсушите кърпите.`,
        `The building dates from ${facts.built} and its flats were made to be lived in: there is somewhere to put the suitcase and somewhere to dry the towels.`,
      ],
    },
    {
      say: ({ floors }) => [
        `На ${floors.bg} няма два еднакви балкона; на всеки обаче се събира маса с четири стола.`,
        `No two balconies on the ${floors.en} are alike, yet each has room for a table and four chairs.`,
      ],
    },
    {
      say: () => [
        'Свободата на апартамента и рецепция, която приема пратки, дава чадъри и знае кой таксиметър е честен.',
        'The freedom of a flat, with a reception that takes parcels, lends umbrellas and knows which taxi is honest.',
      ],
    },
    {
      if: renewedLater,
      say: ({ facts }) => [
        `След ремонта през ${facts.renewed} г. кухните са нови, а диваните се разтягат, без да бият в масата.`,
        `Since ${facts.renewed} the kitchens are new, and the sofas unfold without hitting the table.`,
      ],
    },
    {
      say: () => [
        'Мислено е за повече от три нощи: има пералня, гардероби и шкаф за детските играчки.',
        'It is made for more than three nights, with a laundry, wardrobes and a cupboard for toys.',
      ],
    },
  ],
  apartment: [
    {
      say: ({ facts, House }) => [
        `${House.bg} са в обикновена ${facts.destination.character === 'city' ? 'градска кооперация' : 'жилищна сграда'}, със съседи, които казват „добър ден“.`,
        `${House.en} are in an ordinary ${facts.destination.character === 'city' ? 'town building' : 'block of flats'}, with neighbours who say good morning.`,
      ],
    },
    {
      say: () => [
        'Ключът е в кутия с код, а домакинята е на пет минути, ако не се сетите как се пуска бойлерът.',
        'The key is in a box with a code, and the hostess is five minutes away should the boiler puzzle you.',
      ],
    },
    {
      say: ({ House }) => [
        `${House.bg} са обзаведени с неща, които могат да се пипат: дървена маса, лампа за четене, библиотека с книги за размяна.`,
        `${House.en} are furnished with things made to be used: a wooden table, a reading lamp, a shelf of books to swap.`,
      ],
    },
    {
      say: ({ facts }) => [
        `Входът е от двора, прозорците са нови от ${facts.renewed ?? facts.built} г. и нощем не се чува нищо.`,
        `The entrance is from the yard, the windows date from ${facts.renewed ?? facts.built}, and at night one hears nothing.`,
      ],
    },
    {
      say: () => [
        'Кухнята е заредена за първата вечер: зехтин, сол, кафе, чай и бутилка вода в хладилника.',
        'The kitchen is stocked for the first evening: olive oil, salt, coffee, tea and a bottle of water in the fridge.',
      ],
    },
    {
      say: ({ number }) => [
        `Таваните са високи три метра и ${number('height', 12, 60)} и това се усеща още от вратата.`,
        `The ceilings are 3.${number('height', 12, 60)} metres high, which you feel as soon as you enter.`,
      ],
    },
  ],
  villa: [
    {
      if: (facts) => facts.units === 1,
      say: ({ facts, number }) => [
        `Вилата е от ${facts.built} г., на два етажа, и около нея има ${number('garden', 600, 1800)} квадратни метра градина, която не се вижда от пътя.`,
        `The villa dates from ${facts.built}, has two floors, and stands in ${number('garden', 600, 1800)} square metres of garden that cannot be seen from the road.`,
      ],
    },
    {
      if: (facts) => facts.units > 1,
      say: () => [
        'Всяка вила има своя веранда и свой ключ от градината.',
        'Each villa has a veranda and its own key to the garden.',
      ],
    },
    {
      say: ({ pick }) => {
        const cook = pick('outside', [
          ['пещ за хляб', 'a bread oven'],
          ['каменно барбекю', 'a stone barbecue'],
          ['лятна кухня', 'a summer kitchen'],
        ] as const)
        return [
          `Отвън има ${cook[0]} и маса за десет души под асмата, така че тук рядко някой вечеря вътре.`,
          `Outside there is ${cook[1]} and a table for ten under the vine, so hardly anybody dines indoors.`,
        ]
      },
    },
    {
      say: ({ number }) => [
        `Басейнът е дълъг ${number('length', 8, 14)} метра и е само за гостите тук.`,
        `The pool is ${number('length', 8, 14)} metres long and belongs to the guests here alone.`,
      ],
    },
    {
      say: () => [
        'Наема се цяла или на части, а чаршафите, хавлиите и кафето за първата сутрин са в цената.',
        'It is let whole or in part; sheets, towels and coffee for the first morning are included.',
      ],
    },
    {
      if: renewedLater,
      say: ({ facts }) => [
        `Каменните стени са от ${facts.built} г., кухнята и баните от ${facts.renewed} г.`,
        `The stone walls are of ${facts.built}, the kitchen and bathrooms of ${facts.renewed}.`,
      ],
    },
  ],
  chalet: [
    {
      say: () => [
        'Шалетата са от борови трупи и са подредени така, че никое не гледа в прозореца на друго.',
        'The chalets are built of pine logs, set so that none looks into another’s window.',
      ],
    },
    {
      say: ({ count }) => [
        `Дървата са нацепени и стигат за ${count('days', 4, 7, nouns.day).bg}; камината се пали лесно, а как, пише на вратичката.`,
        `The firewood is split and lasts for ${count('days', 4, 7, nouns.day).en}; the stove lights easily, and a note on its door says how.`,
      ],
    },
    {
      say: ({ facts }) => [
        `Построени през ${facts.built} г. от тукашни дърводелци, без лепило и без бързане.`,
        `Built in ${facts.built} by local carpenters, without glue and without haste.`,
      ],
    },
    {
      say: () => [
        'Сушилня за обувките, рафт за ските, окачалка до печката: личи си, че ги е мислил човек, който кара ски.',
        'A drying room for boots, a rack for skis, hooks by the stove: one can tell that a skier thought them out.',
      ],
    },
  ],
  hostel: [
    {
      say: ({ units, facts }) => [
        `Хостелът е в сграда от ${facts.built} г. с ${units.bg}, половината общи, половината за двама.`,
        `The hostel is in a building of ${facts.built} with ${units.en}, half of them shared, half for two.`,
      ],
    },
    {
      say: () => [
        'Всяко легло има завеса, лампа, контакт и шкафче, в което влиза раница; повече не трябва.',
        'Each bed has a curtain, a lamp, a socket and a locker that takes a backpack; more is not needed.',
      ],
    },
    {
      say: ({ count }) => [
        `В кухнята готвят хора от ${count('countries', 9, 21, nouns.country).bg} седмично, а на хладилника има карта с карфици.`,
        `People from ${count('countries', 9, 21, nouns.country).en} cook in the kitchen each week, and a map with pins hangs on the fridge.`,
      ],
    },
    {
      say: () => [
        'Домакините раздават карта, нарисувана на ръка, на която няма нито едно място за туристи.',
        'The hosts hand out a map drawn by hand, without a single tourist place on it.',
      ],
    },
    {
      say: () => [
        'След единайсет се говори в двора, а стаите са за спане; така се спи добре и в общата.',
        'After eleven people talk in the courtyard and the rooms are for sleeping, so one sleeps well even in a shared one.',
      ],
    },
  ],
  monastery: [
    {
      say: ({ facts, units }) => [
        `Гостното крило е от ${facts.built} г. и има ${units.bg}; дървените галерии гледат към двора и камбанарията.`,
        `The guest wing dates from ${facts.built} and has ${units.en}; its wooden galleries look onto the courtyard and the bell tower.`,
      ],
    },
    {
      say: () => [
        'Килиите са белосани, с две легла, маса и прозорец; звънът сутрин заменя будилника.',
        'The cells are whitewashed, with two beds, a table and a window; in the morning the bell replaces the alarm clock.',
      ],
    },
    {
      say: () => [
        'Портата се затваря в девет вечерта. Който я е видял затворена отвътре, разбира защо си струва.',
        'The gate closes at nine in the evening. Whoever has seen it shut from inside knows why one comes.',
      ],
    },
  ],
  hut: [
    {
      say: ({ facts, count }) => [
        `Хижата е строена през ${facts.built} г. и колите не стигат до нея: от паркинга се върви ${count('walk', 5, 25, nouns.minute).bg}.`,
        `The hut was built in ${facts.built}, and no car reaches it: from the car park it is ${count('walk', 5, 25, nouns.minute).en} on foot.`,
      ],
    },
    {
      say: () => [
        'Една столова, печка, която не угасва от октомври до май, и стаите над тях: това е цялата хижа.',
        'One dining room, a stove that burns from October to May, and the rooms above them: that is the whole hut.',
      ],
    },
    {
      say: () => [
        'Хижарят знае пътеките, времето и кога мечката е минала последно; питайте го вечерта, не сутринта.',
        'The warden knows the paths, the weather and when the bear last came by; ask him in the evening, not in the morning.',
      ],
    },
    {
      say: () => [
        'Бойлерът е на дърва, вечерята е една за всички, а звездите са толкова, че отначало не намирате Голямата мечка.',
        'The boiler burns wood, dinner is the same for all, and there are so many stars that at first you cannot find the Plough.',
      ],
    },
  ],
}
