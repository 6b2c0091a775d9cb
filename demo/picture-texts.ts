// Alternative texts: what each picture shows, in both languages, for those who hear the page instead of seeing it.

import { describeDesign, describeForecourt } from './front-texts.ts'
import { PORTRAIT_TEXTS } from './portrait-texts.ts'
import type { Identity, PropertyKind } from './scenes/identity.ts'
import type { Bedroom } from './scenes/interiors/bedrooms.ts'
import { type RoomStyle, styleOf } from './scenes/interiors/room.ts'
import type { Hour, Season } from './scenes/light.ts'
import type { PlaceKind } from './scenes/palette.ts'
import type { Scene, SceneKind } from './scenes/scene.ts'
import { OUTLOOKS, viewOf } from './view-texts.ts'

export type Bilingual = { bg: string; en: string }

type Described = { identity: Identity; season: Season }

/** Where a building stands, to follow its description. */
const SITES: Record<PlaceKind, Bilingual> = {
  'black-sea': { bg: 'на морския бряг', en: 'by the sea' },
  cove: { bg: 'над тих залив', en: 'above a quiet bay' },
  'old-town': { bg: 'сред дървените къщи на стария град', en: 'among the wooden houses of the old town' },
  ski: { bg: 'под планинските върхове', en: 'below the mountain peaks' },
  'forest-spa': { bg: 'сред гористи хълмове', en: 'among wooded hills' },
  capital: { bg: 'в града, с планината отзад', en: 'in the city with a mountain behind' },
  'hill-town': { bg: 'сред къщите на хълма', en: 'among the houses on the hillside' },
  roman: { bg: 'в древния град', en: 'in the ancient town' },
  wine: { bg: 'сред хълмове и ниви', en: 'among hills and fields' },
  rose: { bg: 'в долината под планината', en: 'in the valley below the mountains' },
  lake: { bg: 'край планинско езеро', en: 'by a mountain lake' },
  danube: { bg: 'край широката река', en: 'by the wide river' },
  santorini: { bg: 'над морето', en: 'above the sea' },
  istanbul: { bg: 'край протока, с куполи и минарета отсреща', en: 'by the strait, domes and minarets across it' },
  alpine: { bg: 'под алпийски върхове', en: 'below alpine peaks' },
  desert: { bg: 'сред пустинни дюни', en: 'among desert dunes' },
  tropical: { bg: 'край лагуна с палми', en: 'by a lagoon with palms' },
}

const VISTAS: Record<PlaceKind, Bilingual> = {
  'black-sea': {
    bg: 'Дълга плажна ивица с чадъри, хотели и платноходки в морето',
    en: 'A long beach with parasols, hotels and sailing boats at sea',
  },
  cove: {
    bg: 'Скалист залив с малък плаж и платноходка в тюркоазена вода',
    en: 'A rocky cove with a small beach and a sailing boat on turquoise water',
  },
  'old-town': {
    bg: 'Стар град с червени покриви на полуостров, отразен в морето',
    en: 'An old town of red roofs on a peninsula, mirrored in the sea',
  },
  ski: {
    bg: 'Дървени къщи и лифт под високи върхове и борови гори',
    en: 'Wooden houses and a ski lift below high peaks and pine woods',
  },
  'forest-spa': {
    bg: 'Спа хотел сред гористи хълмове с минерален басейн отпред',
    en: 'A spa hotel among wooded hills with a mineral pool in front',
  },
  capital: {
    bg: 'Алея с дървета и фенери към катедрала със златен купол',
    en: 'An avenue of trees and lanterns leading to a cathedral with a golden dome',
  },
  'hill-town': {
    bg: 'Стъпаловидни къщи с червени покриви, крепост и река под тях',
    en: 'Terraced houses with red roofs, a fortress and a river below',
  },
  roman: {
    bg: 'Римска улица с колони и кипариси, градът зад нея',
    en: 'A Roman street with columns and cypresses, the town behind it',
  },
  wine: {
    bg: 'Лозови редове, къща с кипариси и хълмове на хоризонта',
    en: 'Rows of vines, a house with cypresses and hills on the horizon',
  },
  rose: {
    bg: 'Редове цъфнали рози, къща и планина на хоризонта',
    en: 'Rows of roses in flower, a house and mountains on the horizon',
  },
  lake: {
    bg: 'Планинско езеро с дървен кей и лодка, върховете се отразяват във водата',
    en: 'A mountain lake with a wooden jetty and a boat, peaks mirrored in the water',
  },
  danube: {
    bg: 'Крайречен град с тополи и кула, кораб по широката река',
    en: 'A riverside town with poplars and a tower, a ship on the wide river',
  },
  santorini: {
    bg: 'Бели къщи по стръмен склон над синьото море',
    en: 'White houses on a steep slope above the blue sea',
  },
  istanbul: {
    bg: 'Куполи и минарета над протока, ферибот по водата',
    en: 'Domes and minarets above the strait, a ferry on the water',
  },
  alpine: {
    bg: 'Алпийско село с църква и дървени къщи под снежни върхове',
    en: 'An alpine village with a church and wooden houses below snowy peaks',
  },
  desert: {
    bg: 'Пустинни дюни с керван и селище с палми',
    en: 'Desert dunes with a caravan and a settlement among palms',
  },
  tropical: {
    bg: 'Лагуна с къщички над водата, палми и светъл пясък',
    en: 'A lagoon with houses over the water, palms and pale sand',
  },
}

const WINDOWS: Partial<Record<Identity['windows'], Bilingual>> = {
  arch: { bg: 'с арковидни прозорци', en: 'with arched windows' },
  shutter: { bg: 'с капаци на прозорците', en: 'with window shutters' },
  french: { bg: 'с френски прозорци', en: 'with French windows' },
}

/** "A 7-storey", but "An 8-storey". */
const storeys = (floors: number) => `${/^(8|11$|18$)/.test(String(floors)) ? 'An' : 'A'} ${floors}-storey`

const BUILDINGS: Record<PropertyKind, (identity: Identity) => Bilingual> = {
  'beach-resort': ({ floors }) => ({
    bg: `${floors}-етажен хотел с балкони, басейн, чадъри и шезлонги`,
    en: `${storeys(floors)} hotel with balconies, a pool, parasols and loungers`,
  }),
  boutique: ({ windows }) => ({
    bg: `Малък хотел ${WINDOWS[windows]?.bg ?? ''}`,
    en: `A small hotel ${WINDOWS[windows]?.en ?? ''}`,
  }),
  'guest-house': () => ({
    bg: 'Къща за гости с каменен приземен етаж, балкони и градина',
    en: 'A guest house with a stone ground floor, balconies and a garden',
  }),
  chalet: () => ({
    bg: 'Дървена планинска къща с чардак и голям прозорец под покрива',
    en: 'A wooden chalet with a gallery and a tall window in its gable',
  }),
  tower: () => ({ bg: 'Висока хотелска кула над градските сгради', en: 'A tall hotel tower above the houses' }),
  'spa-hotel': ({ floors }) => ({
    bg: `${floors}-етажен спа хотел с външен басейн и шезлонги`,
    en: `${storeys(floors)} spa hotel with an outdoor pool and loungers`,
  }),
  apartments: ({ floors }) => ({
    bg: `${floors}-етажна сграда с апартаменти, балкони и магазини на партера`,
    en: `${storeys(floors)} apartment house with balconies and shops on the ground floor`,
  }),
  villa: () => ({
    bg: 'Модерна вила с остъклени стени и собствен басейн',
    en: 'A modern villa with glass walls and a pool of its own',
  }),
  monastery: () => ({
    bg: 'Манастирска сграда с арки, дървен чардак и чешма в двора',
    en: 'A monastery building with arcades, a wooden gallery and a fountain in the yard',
  }),
  hut: () => ({
    bg: 'Малка хижа от дърво с комин и висок прозорец',
    en: 'A small log hut with a chimney and a tall window',
  }),
}

/** Where the pool is warm, and nobody puts out a lounger. */
const SNOWED_IN: Partial<Record<PropertyKind, (identity: Identity) => Bilingual>> = {
  'beach-resort': ({ floors }) => ({
    bg: `${floors}-етажен хотел с балкони и топъл външен басейн с пара`,
    en: `${storeys(floors)} hotel with balconies and a warm outdoor pool, steaming`,
  }),
  'spa-hotel': ({ floors }) => ({
    bg: `${floors}-етажен спа хотел с топъл външен басейн с пара`,
    en: `${storeys(floors)} spa hotel with a warm outdoor pool, steaming`,
  }),
  villa: () => ({
    bg: 'Модерна вила с остъклени стени и топъл басейн с пара',
    en: 'A modern villa with glass walls and a warm pool, steaming',
  }),
}

const WARM_POOL = { bg: 'и топъл външен басейн с пара', en: 'and a warm outdoor pool, steaming,' } as const

/** The pool before a house that is not the usual one of its kind. */
const POOLS: Partial<Record<PropertyKind, { summer: Bilingual; warm: Bilingual }>> = {
  'beach-resort': {
    summer: { bg: 'и басейн с чадъри и шезлонги', en: 'and a pool with parasols and loungers' },
    warm: WARM_POOL,
  },
  'spa-hotel': {
    summer: { bg: 'и външен басейн с шезлонги', en: 'and an outdoor pool with loungers' },
    warm: WARM_POOL,
  },
  villa: { summer: { bg: 'и собствен басейн', en: 'and a pool of its own' }, warm: WARM_POOL },
}

/** Bedrooms: what stands in them follows. */
const BEDROOMS: Record<RoomStyle, Bilingual> = {
  sea: { bg: 'Светла спалня с', en: 'A bright bedroom with' },
  alpine: { bg: 'Спалня с дървени греди,', en: 'A bedroom with wooden beams,' },
  urban: { bg: 'Съвременна спалня с тъмна стена,', en: 'A modern bedroom with a dark wall,' },
  revival: { bg: 'Спалня с дърворезбован таван,', en: 'A bedroom with a carved wooden ceiling,' },
}

const BEDS: Record<Exclude<Bedroom['beds'], 'dormitory'>, Bilingual> = {
  double: { bg: 'голямо легло и кресло', en: 'a large bed and an armchair' },
  twin: { bg: 'две легла и кресло', en: 'two beds and an armchair' },
  family: { bg: 'голямо и малко легло', en: 'a large bed and a small one' },
  single: { bg: 'легло и кресло', en: 'a bed and an armchair' },
  sofa: { bg: 'голямо легло и диван', en: 'a large bed and a sofa' },
  bunks: { bg: 'две двуетажни легла и кресло', en: 'two bunk beds and an armchair' },
}

/** Whose beds are sold one by one: more of them stand beside those in the picture. */
const DORMITORY: Bilingual = {
  bg: 'Обща стая с двуетажни легла и кресло',
  en: 'A shared room with bunk beds and an armchair',
}

/** Rooms: the sentence up to the view that its window gives. */
const ROOMS: Partial<Record<SceneKind, Bilingual>> = {
  suite: {
    bg: 'Дневна с диван, кресло и кръгла маса пред остъклена стена',
    en: 'A living room with a sofa, an armchair and a round table before a glass wall',
  },
  bathroom: {
    bg: 'Баня със свободно стояща вана, мивка и прозорец',
    en: 'A bathroom with a freestanding tub, a basin and a window',
  },
  restaurant: {
    bg: 'Ресторант с подредена маса, чаши вино и свещи пред широк прозорец',
    en: 'A restaurant with a laid table, wine glasses and candles before a wide window',
  },
  breakfast: {
    bg: 'Закуска на терасата с кафе, сок и плодове',
    en: 'Breakfast on the terrace with coffee, juice and fruit',
  },
  bar: { bg: 'Бар на открито под гирлянди от лампи', en: 'An open-air bar under strings of lights' },
  'indoor-pool': {
    bg: 'Закрит басейн с шезлонги и остъклена стена',
    en: 'An indoor pool with loungers and a glass wall',
  },
  sauna: {
    bg: 'Сауна с дървени пейки, горещи камъни и прозорец',
    en: 'A sauna with wooden benches, hot stones and a window',
  },
  lobby: {
    bg: 'Фоайе с рецепция, кресла и високи прозорци',
    en: 'A lobby with a reception desk, armchairs and tall windows',
  },
  conference: {
    bg: 'Зала за срещи с дълга маса, столове и екран',
    en: 'A meeting room with a long table, chairs and a screen',
  },
}

/** At sea and on the way: whole descriptions, without the view from a window. */
const VOYAGES: Partial<Record<SceneKind, Bilingual>> = {
  yacht: { bg: 'Платноходка под бели платна в морето', en: 'A sailing yacht under white sails at sea' },
  catamaran: { bg: 'Катамаран в спокойно море', en: 'A catamaran on a calm sea' },
  gulet: { bg: 'Дървена двумачтова гулета в спокойно море', en: 'A wooden two-masted gulet on a calm sea' },
  'motor-yacht': {
    bg: 'Бяла моторна яхта с бяла диря във водата',
    en: 'A white motor yacht with its wake on the water',
  },
  anchorage: {
    bg: 'Гулета на котва в зелен залив, плувци около нея',
    en: 'A gulet at anchor in a green bay, swimmers around it',
  },
  marina: { bg: 'Яхтено пристанище с дървен кей и яхти', en: 'A yacht harbour with a wooden jetty and yachts' },
  deck: {
    bg: 'Палуба от тиково дърво с шезлонги, носът сочи към морето',
    en: 'A teak deck with sun loungers, the bow pointing out to sea',
  },
  helm: {
    bg: 'Щурвалът на платноходка, палуба от тиково дърво и грот над нея',
    en: 'The wheel of a sailing yacht, a teak deck and the mainsail above it',
  },
  cabin: {
    bg: 'Каюта с широко легло, дървена облицовка и илюминатори към морето',
    en: 'A cabin with a wide berth, wooden panels and portholes to the sea',
  },
  flight: {
    bg: 'Прозорец на самолет с крило над облаците',
    en: 'An aircraft window with the wing above the clouds',
  },
  airliner: { bg: 'Пътнически самолет над облаците', en: 'An airliner above the clouds' },
  coach: { bg: 'Туристически автобус на завой сред зелени склонове', en: 'A coach on a bend among green slopes' },
  'city-break': {
    bg: 'Пешеходна улица с кафенета, фенери и кула в края ѝ',
    en: 'A pedestrian street with cafés, lanterns and a tower at its end',
  },
}

const HOURS: Record<Hour, Bilingual> = {
  dawn: { bg: 'на зазоряване', en: 'at dawn' },
  morning: { bg: 'в сутрешна светлина', en: 'in morning light' },
  noon: { bg: 'в слънчев ден', en: 'on a sunny day' },
  golden: { bg: 'в късния следобед', en: 'late in the afternoon' },
  dusk: { bg: 'на залез', en: 'at sunset' },
  blue: { bg: 'привечер', en: 'at nightfall' },
  night: { bg: 'през нощта', en: 'at night' },
}

const join = (parts: readonly Bilingual[], separator: string): Bilingual => ({
  bg: parts.map((part) => part.bg).join(separator),
  en: parts.map((part) => part.en).join(separator),
})

/** One sentence without a full stop about what the scene shows. */
export function describeScene(scene: Scene, identity: Identity): Bilingual {
  const { kind, place, hour = 'morning' } = scene
  const own = scene.destination === undefined ? undefined : PORTRAIT_TEXTS[scene.destination]
  const when = HOURS[hour]
  if (kind === 'kids')
    return {
      bg: 'Детски кът с палатка, кубчета и плюшено мече',
      en: "A children's corner with a tent, building blocks and a teddy bear",
    }
  if (kind === 'washroom')
    return { bg: 'Обща баня с мивки, огледала и душове', en: 'A shared bathroom with basins, mirrors and showers' }
  if (kind === 'destination')
    return join([own?.vista ?? VISTAS[place], ...snowOf({ identity, season: scene.season ?? 'summer' }), when], ', ')
  const voyage = VOYAGES[kind]
  if (voyage) return join([voyage, when], ', ')
  if (kind === 'exterior') return describeBuilding(scene, identity, when)
  if (kind === 'pool')
    return join(
      [
        {
          bg: 'Басейн с чадъри и два шезлонга до водата, зад тях сградата',
          en: 'A pool with parasols and two loungers by the water, the building behind them',
        },
        when,
      ],
      ', ',
    )
  const room = kind === 'room' ? describeBedroom(scene.bedroom?.beds ?? 'double', identity) : ROOMS[kind]
  if (!room) return when
  const seen = scene.outlook ? OUTLOOKS[scene.outlook] : viewOf(place, scene.destination)
  const view = { bg: `с изглед към ${seen.bg}`, en: `with a view of ${seen.en}` }
  const described = join([room, view], ', ')
  return hour === 'morning' || hour === 'noon' ? described : join([described, when], ', ')
}

function describeBedroom(beds: Bedroom['beds'], identity: Identity): Bilingual {
  return beds === 'dormitory' ? DORMITORY : join([BEDROOMS[styleOf(identity)], BEDS[beds]], ' ')
}

function describeBuilding(
  { place, destination = '', season = 'summer' }: Scene,
  identity: Identity,
  when: Bilingual,
): Bilingual {
  const snow = snowOf({ identity, season })
  const house = describeDesign(identity)
  const usual = (snow.length > 0 ? SNOWED_IN[identity.property] : undefined) ?? BUILDINGS[identity.property]
  const pool = POOLS[identity.property]
  const described = house
    ? join([house, ...(pool ? [snow.length > 0 ? pool.warm : pool.summer] : [])], ' ')
    : usual(identity)
  const building = join([described, PORTRAIT_TEXTS[destination]?.site ?? SITES[place]], ' ')
  return join([building, ...describeForecourt(identity), ...snow, when], ', ')
}

/** Places where the generator lays snow in winter, said once. */
function snowOf({ identity, season }: Described): Bilingual[] {
  const snowless: readonly PlaceKind[] = [
    'black-sea',
    'cove',
    'old-town',
    'roman',
    'wine',
    'santorini',
    'istanbul',
    'desert',
    'tropical',
  ]
  return season === 'winter' && !snowless.includes(identity.place) ? [{ bg: 'сред сняг', en: 'in the snow' }] : []
}
