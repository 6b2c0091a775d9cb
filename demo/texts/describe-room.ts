import type { RoomAmenityCode } from '../../src/domain/room-amenities.ts'
import type { HotelFacts } from '../hotels/facts.ts'
import type { RoomPlan } from '../hotels/rooms.ts'
import type { Bilingual } from '../places/destination.ts'

/** `needs`: what the room must have for it to be true. */
type Phrase = readonly [bg: string, en: string, ...needs: RoomAmenityCode[]]

/** A few sentences about a room type: what stands in it, where children sleep, what one sees, and one small thing. */
export function describeRoom(facts: HotelFacts, room: RoomPlan, amenities: readonly RoomAmenityCode[]): Bilingual {
  const random = facts.random.fork(`room text/${room.code}`)
  const pick = (phrases: readonly Phrase[]) =>
    random.pick(phrases.filter(([, , ...needs]) => needs.every((code) => amenities.includes(code))))
  const small = pick(smallThings[comfortOf(facts, room)])
  const parts = [pick(bodies[room.subject].map((say) => say(room))), pick(viewsOf(room, facts)), small]
  const extra = extraBeds(room)
  if (extra) parts.splice(1, 0, extra)
  return {
    bg: parts.map((part) => part[0]).join(' '),
    en: parts.map((part) => part[1]).join(' '),
  }
}

const sleepers: Record<Bed['type'], number> = { double: 2, king: 2, single: 1, sofa: 2, bunk: 2 }

/** What is said where more guests may stay than the room's beds sleep; these are children, adults have a bed. */
function extraBeds({ beds, occupancy }: RoomPlan): Phrase | undefined {
  const missing = occupancy - beds.reduce((sum, { type, count }) => sum + count * sleepers[type], 0)
  if (missing <= 0) return undefined
  return missing === 1
    ? ['За дете се слага допълнително легло.', 'An extra bed is put in for a child.']
    : ['За две деца се слагат допълнителни легла.', 'Extra beds are put in for two children.']
}

const bodies: Record<RoomPlan['subject'], readonly ((room: RoomPlan) => Phrase)[]> = {
  single: [
    ({ size }) => [
      `${size} квадратни метра за един: легло 120 на 200, бюро и стол до прозореца.`,
      `${size} square metres for one: a bed of 120 by 200, a desk and a chair by the window.`,
      'desk',
    ],
    ({ size }) => [
      `Стая за сам пътник, ${size} м², с по-широко легло и място за отворен куфар.`,
      `A room for a single traveller, ${size} m², with a wider bed and space for an open suitcase.`,
    ],
  ],
  double: [
    ({ size, beds }) => [
      `${size} м² ${withBg(bedsBg(beds, ','))}, гардероб и маса за двама.`,
      `${size} m² with ${bedsEn(beds, ',')}, a wardrobe and a table for two.`,
    ],
    ({ size, beds }) => [
      `Стаята е ${size} м²: ${bedsBg(beds, ',')}, две нощни лампи, които се гасят поотделно, и кът за куфарите.`,
      `The room measures ${size} m²: ${bedsEn(beds, ',')}, two lamps with switches of their own and a corner for suitcases.`,
    ],
    ({ size, beds }) => [
      `Вътре има ${bedsBg(beds, ',')}, кресло и широк перваз, на който се сяда; всичко на ${size} м².`,
      `Inside are ${bedsEn(beds, ',')}, an armchair and a window sill wide enough to sit on, all in ${size} m².`,
    ],
    ({ size, beds }) => [
      `На ${size} м² се събират ${bedsBg(beds, ',')}, бюро и шкаф с чайник и чаши.`,
      `In ${size} m² there is room for ${bedsEn(beds, ',')}, a desk and a cupboard with kettle and cups.`,
      'desk',
      'coffee_tea',
    ],
    ({ size, beds }) => [
      `Светла стая от ${size} м² ${withBg(bedsBg(beds))} и баня с душ.`,
      `A light room of ${size} m² with ${bedsEn(beds)} and a shower room.`,
      'shower',
    ],
  ],
  family: [
    ({ size, beds }) => [
      `${size} м² за родители и деца: ${bedsBg(beds, ',')}, врата по средата и място за игра на пода.`,
      `${size} m² for parents and children: ${bedsEn(beds, ',')}, a door in between and floor space to play.`,
    ],
    ({ size, beds }) => [
      `Семейна стая от ${size} м² ${withBg(bedsBg(beds))}; бебешко креватче се побира, без да се мести нищо.`,
      `A family room of ${size} m² with ${bedsEn(beds)}; a cot fits in without moving anything.`,
      'cot',
    ],
    ({ size, beds }) => [
      `Спалните са две, разделени с плъзгаща врата, общо ${size} м²: ${bedsBg(beds)}.`,
      `Two sleeping areas parted by a sliding door, ${size} m² in all: ${bedsEn(beds)}.`,
    ],
  ],
  studio: [
    ({ size, beds }) => [
      `Едно голямо помещение от ${size} м² ${withBg(bedsBg(beds, ','))}, кухненски кът и маса за четирима.`,
      `One large room of ${size} m² with ${bedsEn(beds, ',')}, a kitchenette and a table for four.`,
      'kitchenette',
    ],
    ({ size, beds }) => [
      `Студиото е ${size} м²: ${bedsBg(beds, ',')}, два котлона, хладилник и съдове, които стигат.`,
      `The studio measures ${size} m²: ${bedsEn(beds, ',')}, two hobs, a fridge and enough crockery.`,
      'kitchenette',
      'fridge',
    ],
    ({ size, beds }) => [
      `${size} м² ${withBg(bedsBg(beds))}; кухнята е зад преграда, за да не мирише на кафе преди да сте станали.`,
      `${size} m² with ${bedsEn(beds)}; the kitchen stands behind a partition, so coffee does not wake you.`,
      'kitchenette',
    ],
  ],
  apartment: [
    ({ size, beds }) => [
      `Дневна с кухня и отделна спалня, ${size} м²: ${bedsBg(beds)}.`,
      `A living room with kitchen and a separate bedroom, ${size} m²: ${bedsEn(beds)}.`,
      'kitchen',
    ],
    ({ size, beds }) => [
      `${size} м² за дълъг престой: ${bedsBg(beds, ',')}, пералня и маса, около която сядат всички.`,
      `${size} m² for a long stay: ${bedsEn(beds, ',')}, a washing machine and a table that seats everyone.`,
      'washing_machine',
    ],
    ({ size, beds }) => [
      `Апартаментът е ${size} м², с проходна кухня и затворена спалня; вътре са ${bedsBg(beds)}.`,
      `The apartment measures ${size} m², with an open kitchen and a bedroom that closes; it has ${bedsEn(beds)}.`,
      'kitchen',
    ],
  ],
  suite: [
    ({ size, beds }) => [
      `Спалня и дневна на ${size} м²: ${bedsBg(beds, ',')}, вана и две места за сядане.`,
      `Bedroom and sitting room on ${size} m²: ${bedsEn(beds, ',')}, a bathtub and two places to sit.`,
      'bathtub',
    ],
    ({ size, beds }) => [
      `Просторно: ${size} м², ${bedsBg(beds, ',')} и баня с прозорец.`,
      `Plenty of space: ${size} m², ${bedsEn(beds, ',')} and a bathroom with a window.`,
      'private_bathroom',
    ],
    ({ size, beds }) => [
      `${size} м² с ъглови прозорци, ${bedsBg(beds, ',')} и дълга маса, на която може и да се вечеря.`,
      `${size} m² with corner windows, ${bedsEn(beds, ',')} and a long table one can also dine at.`,
    ],
  ],
  house: [
    ({ size, beds }) => [
      `${size} м² на тихо: ${bedsBg(beds, ',')}, пълна кухня, две бани и маса под навеса.`,
      `${size} m² in quiet: ${bedsEn(beds, ',')}, a full kitchen, two bathrooms and a table under the roof outside.`,
      'kitchen',
      'private_bathroom',
    ],
    ({ size, beds }) => [
      `Дневна с печка, ${bedsBg(beds, ',')} и собствен вход; общо ${size} м².`,
      `A living room with a stove, ${bedsEn(beds, ',')} and an entrance of its own; ${size} m² in all.`,
      'fireplace',
    ],
    ({ size, beds }) => [
      `Дневна, ${bedsBg(beds, ',')} и собствен вход; общо ${size} м².`,
      `A living room, ${bedsEn(beds, ',')} and an entrance of its own; ${size} m² in all.`,
    ],
  ],
  dormitory: [
    ({ size }) => [
      `Легло със завеса, лампа, контакт и шкафче в стая от ${size} м².`,
      `A bed with curtain, lamp, socket and locker in a room of ${size} m².`,
    ],
    ({ size }) => [
      `Двуетажни легла от масив, по едно на цена, в стая от ${size} м² с два прозореца.`,
      `Solid wooden bunks, sold one by one, in a room of ${size} m² with two windows.`,
    ],
  ],
}

const smallThings: Record<'simple' | 'good' | 'fine', readonly Phrase[]> = {
  simple: [
    ['Отоплението е от печка в коридора.', 'Heat comes from a stove in the corridor.', 'heating'],
    ['Банята е обща, през две врати.', 'The bathroom is shared, two doors away.', 'shared_bathroom'],
    ['Завивките са тежки и топли.', 'The blankets are heavy and warm.'],
    ['На закачалката виси фенерче, за всеки случай.', 'A torch hangs from the hook, just in case.'],
  ],
  good: [
    ['Матракът е от миналата година.', 'The mattress is from last year.'],
    ['Има климатик, който не се чува.', 'There is air conditioning you do not hear.', 'air_conditioning'],
    ['В хладилника Ви чака вода.', 'Water waits for you in the fridge.', 'fridge'],
    ['Сешоарът и ютията са в шкафа.', 'Hair dryer and iron are in the cupboard.', 'hair_dryer', 'iron'],
    ['Щорите затъмняват докрай.', 'The blinds darken completely.'],
    ['До възглавницата има два контакта и USB.', 'There are two sockets and USB by the pillow.'],
    ['Душът е широк и водата е силна.', 'The shower is wide and the water strong.', 'shower'],
    ['Хавлиите се сменят, когато ги оставите на пода.', 'Towels are changed when you leave them on the floor.'],
  ],
  fine: [
    [
      'Подът в банята е топъл, халатите имат джобове.',
      'The bathroom floor is warm, the robes have pockets.',
      'private_bathroom',
    ],
    ['Възглавниците се избират от четири вида.', 'There are four kinds of pillow to choose from.'],
    ['Кафето се мели на място.', 'Coffee is ground in the room.', 'coffee_tea'],
    ['Чаршафите са ленени и не шумят.', 'The sheets are of linen and do not rustle.'],
    [
      'Вечер някой спуска завесите и оставя вода до леглото.',
      'In the evening someone draws the curtains and leaves water by the bed.',
    ],
    ['Минибарът е с местни неща и на цени от магазина.', 'The minibar holds local things at shop prices.', 'minibar'],
    ['Бюрото гледа към прозореца, а не към стената.', 'The desk faces the window, not the wall.', 'desk'],
  ],
}

function comfortOf(facts: HotelFacts, room: RoomPlan): 'simple' | 'good' | 'fine' {
  if (room.subject === 'dormitory' || ['hut', 'monastery', 'hostel'].includes(facts.kind)) return 'simple'
  return (facts.stars ?? 3) >= 4 ? 'fine' : 'good'
}

const views: Record<'sea' | 'mountain' | 'garden' | 'town', readonly Phrase[]> = {
  sea: [
    ['Балконът гледа право към морето.', 'The balcony looks straight at the sea.', 'balcony'],
    ['От леглото се вижда хоризонтът.', 'You see the horizon from the bed.'],
    [
      'Вечер се чуват вълните, ако оставите отворено.',
      'In the evening you hear the waves if you leave the door open.',
      'balcony',
    ],
  ],
  mountain: [
    ['От балкона се виждат върховете.', 'The balcony looks at the peaks.', 'balcony'],
    [
      'Прозорецът е към планината и се вижда кога горе вали.',
      'The window faces the mountain and shows when it snows up there.',
    ],
  ],
  garden: [
    ['Градината е под прозореца и е най-тихо.', 'The garden lies below the window, and it is the quietest.'],
    ['Под прозорците са дърветата.', 'Trees stand below the windows.'],
  ],
  town: [
    ['Прозорците са високо и улицата остава долу.', 'The windows are high up and the street stays below.'],
    ['Стъклото е тройно и улицата не се чува.', 'Behind triple glazing the street is not heard.', 'soundproofing'],
  ],
}

/** Of rooms without a view of their own: nothing that the picture of the room would contradict, whose window shows the place or what lies around the house. */
const plain: readonly Phrase[] = [
  ['Стените са дебели и е тихо.', 'The walls are thick, and it is quiet.'],
  ['Прозорецът се отваря широко.', 'The window opens wide.'],
  ['Сутрин влиза слънце.', 'The morning sun comes in.'],
  ['Следобед е на сянка.', 'Afternoons here are in the shade.'],
]

function viewsOf(room: RoomPlan, facts: HotelFacts): readonly Phrase[] {
  const view = room.view === 'garden' && !facts.garden ? undefined : room.view
  return view ? views[view] : plain
}

type Bed = RoomPlan['beds'][number]

const bedNames: Record<Bed['type'], { bg: readonly [string, string]; en: readonly [string, string] }> = {
  double: { bg: ['двойно легло', 'двойни легла'], en: ['a double bed', 'double beds'] },
  king: { bg: ['широко двойно легло', 'широки двойни легла'], en: ['a king-size bed', 'king-size beds'] },
  single: { bg: ['единично легло', 'единични легла'], en: ['a single bed', 'single beds'] },
  sofa: { bg: ['разтегателен диван', 'разтегателни дивана'], en: ['a sofa bed', 'sofa beds'] },
  bunk: { bg: ['двуетажно легло', 'двуетажни легла'], en: ['a bunk bed', 'bunk beds'] },
}

/** „двойно легло и диван", or „двойно легло, диван" inside a longer list. */
function bedsBg(beds: RoomPlan['beds'], last: 'и' | ',' = 'и'): string {
  return list(
    beds.map(({ type, count }) =>
      count === 1 ? bedNames[type].bg[0] : `${count === 2 ? 'две' : count} ${bedNames[type].bg[1]}`,
    ),
    last,
  )
}

function bedsEn(beds: RoomPlan['beds'], last: 'and' | ',' = 'and'): string {
  return list(
    beds.map(({ type, count }) =>
      count === 1 ? bedNames[type].en[0] : `${count === 2 ? 'two' : count} ${bedNames[type].en[1]}`,
    ),
    last,
  )
}

function list(parts: readonly string[], last: string): string {
  if (parts.length < 2 || last === ',') return parts.join(', ')
  return `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`
}

/** „с легло", but „със спалня". */
function withBg(text: string): string {
  return `${/^[сз]/.test(text) ? 'със' : 'с'} ${text}`
}
