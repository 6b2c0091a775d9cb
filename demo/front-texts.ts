// Words for the fronts of hotels: what kind of house, how it is composed, what lies before it.

import type { Bilingual } from './picture-texts.ts'
import type { Design, Forecourt } from './scenes/design.ts'
import type { Identity, PropertyKind } from './scenes/identity.ts'

const NOUNS: Record<PropertyKind, Bilingual> = {
  'beach-resort': { bg: 'Хотел', en: 'A hotel' },
  boutique: { bg: 'Малък хотел', en: 'A small hotel' },
  'guest-house': { bg: 'Къща за гости', en: 'A guest house' },
  chalet: { bg: 'Планински хотел', en: 'A mountain hotel' },
  tower: { bg: 'Висок хотел', en: 'A tall hotel' },
  'spa-hotel': { bg: 'Спа хотел', en: 'A spa hotel' },
  apartments: { bg: 'Сграда с апартаменти', en: 'An apartment house' },
  villa: { bg: 'Вила', en: 'A villa' },
  monastery: { bg: 'Манастирска сграда', en: 'A monastery building' },
  hut: { bg: 'Малка хижа', en: 'A small hut' },
}

const DESIGNS: Record<Exclude<Design, 'usual'>, Bilingual> = {
  corner: { bg: 'със заоблен ъгъл и купол', en: 'with a rounded corner under a cupola' },
  palace: { bg: 'със симетрична фасада, фронтон и мансарда', en: 'with a symmetrical front, a gable and an attic' },
  arcade: { bg: 'с арки на партера и на последния етаж', en: 'with arches along its ground and top floors' },
  modern: { bg: 'със съвременна фасада и остъклен партер', en: 'with a modern front and a glazed ground floor' },
  fins: { bg: 'с ленти от прозорци и цветни панели', en: 'with bands of windows and coloured panels' },
  court: { bg: 'с крило покрай двора', en: 'with a wing along its yard' },
  erker: {
    bg: 'с каменен партер, издадени горни стаи и широки стрехи',
    en: 'with a stone ground floor, jutting upper rooms and wide eaves',
  },
  stone: { bg: 'от камък с по-ниско крило', en: 'of stone with a lower wing' },
  porch: { bg: 'с веранда по цялата фасада', en: 'with a veranda along its front' },
  cubes: { bg: 'от стъпаловидни кубични обеми', en: 'of cubes stepping down to its door' },
  stepped: { bg: 'с терасовидно отстъпващи етажи', en: 'with floors stepping back in terraces' },
  curve: { bg: 'с извита фасада', en: 'with a curved front' },
  gables: { bg: 'с няколко остри фронтона', en: 'with a row of steep gables' },
  lodge: { bg: 'с каменен партер и дървени етажи отгоре', en: 'with a stone ground floor and wooden floors above' },
  'a-frame': { bg: 'с покрив до земята', en: 'with a roof down to the ground' },
  pergola: { bg: 'с пергола по фасадата', en: 'with a pergola along its front' },
  twin: { bg: 'с два корпуса', en: 'with two blocks' },
  round: { bg: 'в кръгла кула', en: 'in a round tower' },
}

const TWO_WINGS: Bilingual = { bg: 'с две крила около двор', en: 'with two wings around a courtyard' }

/** The house in words, unless it is the usual one of its kind: then its kind has words of its own. */
export function describeDesign({ design, property, poolShape }: Identity): Bilingual | undefined {
  if (design === 'usual') return undefined
  const [noun, look] = [NOUNS[property], design === 'court' && poolShape === 'round' ? TWO_WINGS : DESIGNS[design]]
  return { bg: `${noun.bg} ${look.bg}`, en: `${noun.en} ${look.en}` }
}

const FORECOURTS: Record<Forecourt, Bilingual> = {
  cafe: { bg: 'маси на кафене отпред', en: 'café tables in front' },
  tram: { bg: 'трамвай отпред', en: 'a tram in front' },
  fountain: { bg: 'фонтан отпред', en: 'a fountain in front' },
  bicycles: { bg: 'велосипеди и пейка отпред', en: 'bicycles and a bench in front' },
  park: { bg: 'парк с алея отпред', en: 'a park with a path in front' },
  square: { bg: 'площад отпред', en: 'a square in front' },
  road: { bg: 'улица с пешеходна пътека отпред', en: 'a street with a crossing in front' },
  water: { bg: 'вода отпред', en: 'water in front' },
  path: { bg: 'градинска пътека отпред', en: 'a garden path in front' },
  fence: { bg: 'дървена ограда отпред', en: 'a wooden fence in front' },
  wall: { bg: 'каменна ограда отпред', en: 'a stone wall in front' },
  drive: { bg: 'кръгла алея отпред', en: 'a round drive in front' },
}

/** What lies before a house that has neither a pool nor a monastery yard there. */
export function describeForecourt({ forecourt, property }: Identity): Bilingual[] {
  if (property === 'beach-resort' || property === 'spa-hotel' || property === 'villa' || property === 'monastery')
    return []
  if (property === 'tower' && forecourt === 'cafe') return [FORECOURTS.square]
  return [FORECOURTS[forecourt]]
}
