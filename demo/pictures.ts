// Which pictures a hotel, a room and a destination have: plans per kind of property, hours and seasons from the seed.

import type { PictureSeason } from '../src/domain/picture-seasons.ts'
import { furnish, type PicturedRoom } from './furnish.ts'
import { FACILITIES, type Facility, PLANS, USUAL } from './gallery-plans.ts'
import { describeScene } from './picture-texts.ts'
import { createIdentity, type PropertyKind } from './scenes/identity.ts'
import { sillOf } from './scenes/interiors/bedrooms.ts'
import { styleOf } from './scenes/interiors/room.ts'
import type { Hour, Season } from './scenes/light.ts'
import type { PlaceKind } from './scenes/palette.ts'
import { placeholderOf } from './scenes/placeholder.ts'
import { PORTRAITS } from './scenes/portraits/portraits.ts'
import { createRandom, type Random } from './scenes/random.ts'
import type { Scene, SceneKind } from './scenes/scene.ts'

export type HotelLooks = {
  /** Stable and unique: letters, digits and hyphens. The hotel's identity is drawn from it. */
  key: string
  place: PlaceKind
  /** The key of the destination: with a portrait of it, its own mountains or bay stand behind the hotel. */
  destination?: string
  property: PropertyKind
  stars: number
  /** Absent: chosen by the seed; where snow lies in winter, both. */
  season?: Season
  /** Absent: what is usual for the kind of property and its stars. */
  facilities?: readonly Facility[]
  /** The room that its own gallery shows. Absent: one with a large bed and the view of the place. */
  room?: PicturedRoom
  /** Its rooms have no bathrooms of their own. */
  sharedBathrooms?: boolean
}

/** A row of `image` without its owner: pass it on as it is. `source.scene` is all that drawing it takes. */
export type DemoPicture = {
  role: SceneKind
  key: string
  source: { scene: Scene }
  width: number
  height: number
  alt_bg: string
  alt_en: string
  placeholder: string
  /** Absent: it fits the whole year. */
  season?: PictureSeason
}

/** The generator's own sheet. Larger widths of a demo picture do not exist. */
const SIZE = { width: 1600, height: 1067 } as const

const MOST = 10

/** Hours that flatter each kind of picture, the likelier more often. */
const HOURS: Partial<Record<SceneKind, readonly Hour[]>> = {
  exterior: ['morning', 'golden', 'noon', 'morning', 'dawn', 'golden', 'noon', 'dusk'],
  pool: ['morning', 'noon', 'golden', 'dusk'],
  room: ['morning', 'morning', 'golden', 'noon'],
  suite: ['golden', 'dusk', 'morning'],
  bathroom: ['morning', 'noon', 'golden'],
  washroom: ['morning', 'noon', 'golden'],
  restaurant: ['dusk', 'golden', 'blue'],
  breakfast: ['morning', 'morning', 'dawn'],
  bar: ['night', 'blue', 'dusk'],
  'indoor-pool': ['morning', 'golden', 'blue'],
  sauna: ['golden', 'blue', 'dusk'],
  lobby: ['noon', 'golden', 'morning'],
  kids: ['noon', 'morning'],
  conference: ['noon', 'morning'],
  destination: ['golden', 'morning', 'dusk', 'noon'],
}

/** Lit windows suit wooden houses in the snow and towers; a beach is sold by daylight. */
const EVENING_FRONTS = new Set<PropertyKind>(['chalet', 'hut', 'tower', 'boutique'])

const SUMMER_FRONTS: readonly Hour[] = [
  'morning',
  'golden',
  'noon',
  'blue',
  'dawn',
  'golden',
  'morning',
  'dusk',
  'noon',
]
const WINTER_FRONTS: readonly Hour[] = ['morning', 'blue', 'noon', 'golden', 'blue', 'morning', 'dusk']

/** Whether the picture of the front shows a pool: such a hotel must offer one. */
export function hasPoolInFront(property: PropertyKind): boolean {
  return property === 'beach-resort' || property === 'spa-hotel' || property === 'villa'
}

/** Where a hotel looks another in the snow: its outdoor pictures are drawn for winter and for summer, and say which. */
const IN_BOTH_SEASONS = new Set<PlaceKind>(['ski', 'alpine', 'forest-spa'])

function seasonOf({ season, place, property }: HotelLooks, random: Random): Season {
  if (season) return season
  if (IN_BOTH_SEASONS.has(place)) return 'summer'
  if (property === 'beach-resort' || property === 'villa') return 'summer'
  if (place === 'wine') return random.pick(['summer', 'autumn', 'autumn'])
  if (place === 'rose') return random.pick(['spring', 'summer'])
  return random.pick(['summer', 'summer', 'spring', 'autumn'])
}

/**
 * The 6 to 10 pictures of a hotel, best first: the same facts always give the same pictures. The front comes first, the
 * surroundings are among them; keys are `demo/<hotel key>/<n>` from 1. Where snow lies in winter, pictures taken outdoors
 * have a twin in the other season right after them.
 */
export function picturesOfHotel(looks: HotelLooks): DemoPicture[] {
  const season = seasonOf(looks, createRandom(`${looks.key}/pictures`).fork('season'))
  const scenes = scenesOfHotel(looks, season)
  const twins = hasBothSeasons(looks) ? scenesOfHotel(looks, 'winter').filter(isOutdoors) : []
  const pictured = scenes.flatMap((scene) => {
    if (!hasBothSeasons(looks) || !isOutdoors(scene)) return [{ scene }]
    const at = twins.findIndex(({ kind }) => kind === scene.kind)
    const winter = at < 0 ? [] : twins.splice(at, 1).map((twin) => ({ scene: twin, season: 'winter' as const }))
    return [{ scene, season: 'summer' as const }, ...winter]
  })
  return pictured.map(({ scene, ...marked }, index) => ({
    ...createPicture(`demo/${looks.key}/${index + 1}`, scene),
    ...marked,
  }))
}

const hasBothSeasons = ({ place, season }: HotelLooks) => season === undefined && IN_BOTH_SEASONS.has(place)

const isOutdoors = ({ kind }: Scene) => kind === 'exterior' || kind === 'pool' || kind === 'destination'

/** What a gallery shows in one season, at least 6 and at most 10 scenes. */
function scenesOfHotel(looks: HotelLooks, season: Season): Scene[] {
  const { property, stars } = looks
  const facilities = new Set<string>(looks.facilities ?? USUAL[property](stars))
  const kinds = PLANS[property].flatMap((step) => {
    const [kind, fromStars] = typeof step === 'string' ? [step, 0] : step
    if (stars < fromStars || (FACILITIES.has(kind) && !facilities.has(kind))) return []
    if (kind === 'pool' && season === 'winter') return []
    return [kind === 'bathroom' ? bathroomOf(looks) : kind]
  })
  const scenes = kinds.slice(0, MOST).map((kind) => ({ ...hotelScene(looks, kind, season), ...furnished(looks, kind) }))
  const front = scenes[0]?.hour
  // A second look at the front, at another hour, fills up short galleries and shows what an evening there is like.
  if (scenes.length < MOST) scenes.splice(Math.min(4, scenes.length), 0, eveningScene(looks, season, front))
  if (scenes.length < 6)
    scenes.push({ ...hotelScene(looks, 'room', season), ...furnished(looks, 'room'), variant: 'second' })
  return scenes
}

/** Pictures without a view from the house. */
const VIEWLESS = new Set<SceneKind>(['exterior', 'pool', 'destination', 'washroom'])

/** What a hotel's own gallery shows of beds and views agrees with a room that it has. */
function furnished({ key, room }: HotelLooks, kind: SceneKind): Partial<Scene> {
  if (!room || VIEWLESS.has(kind)) return {}
  const bedroom = furnish(key, room)
  return {
    ...(kind === 'room' && bedroom.beds !== 'double' ? { bedroom } : {}),
    ...(room.outlook ? { outlook: room.outlook } : {}),
  }
}

const bathroomOf = ({ sharedBathrooms }: HotelLooks): SceneKind => (sharedBathrooms ? 'washroom' : 'bathroom')

/**
 * Two pictures of a room type, in the style of its hotel; keys are `demo/<hotel key>/<room key>/<n>`. What its windows show in
 * winter is a third one where snow lies.
 */
export function picturesOfRoom(looks: HotelLooks, room: PicturedRoom): DemoPicture[] {
  const random = createRandom(`${looks.key}/pictures`)
  const season = seasonOf(looks, random.fork('season'))
  const kinds = room.suite ? (['suite', 'room'] as const) : (['room', bathroomOf(looks)] as const)
  const sceneOf = (kind: SceneKind, at: Season): Scene => ({
    ...hotelScene(looks, kind, at, room.key),
    // A shared bathroom is one and the same for every room.
    ...(kind === 'washroom' ? {} : { variant: room.key }),
    ...(kind === 'room' ? { bedroom: furnish(looks.key, room) } : {}),
    ...(room.outlook && kind !== 'washroom' ? { outlook: room.outlook } : {}),
  })
  const pictured = kinds.map((kind): { scene: Scene; season?: PictureSeason } => ({ scene: sceneOf(kind, season) }))
  const [main] = pictured
  if (main && hasBothSeasons(looks)) {
    main.season = 'summer'
    pictured.push({ scene: sceneOf(kinds[0], 'winter'), season: 'winter' })
  }
  return pictured.map(({ scene, ...marked }, index) => ({
    ...createPicture(`demo/${looks.key}/${room.key}/${index + 1}`, scene),
    ...marked,
  }))
}

/** Two views of a destination at different hours, where snow lies in both seasons; keys are `demo/place-<key>/<n>`. */
export function picturesOfDestination(destination: { key: string; place: PlaceKind; season?: Season }): DemoPicture[] {
  const { key, place } = destination
  const random = createRandom(`${key}/destination`)
  const portrait = PORTRAITS[key]
  const seasons: readonly { season: Season; marked?: PictureSeason }[] =
    destination.season === undefined && IN_BOTH_SEASONS.has(place)
      ? [
          { season: portrait?.season === 'winter' ? 'summer' : (portrait?.season ?? 'summer'), marked: 'summer' },
          { season: 'winter', marked: 'winter' },
        ]
      : [{ season: destination.season ?? portrait?.season ?? 'summer' }]
  const hours =
    portrait?.hours ??
    random.pick([
      ['morning', 'dusk'],
      ['golden', 'morning'],
      ['noon', 'dusk'],
      ['golden', 'blue'],
    ] as const)
  return hours
    .flatMap((hour) => seasons.map((each) => ({ hour, ...each })))
    .map(({ hour, season, marked }, index) => ({
      ...createPicture(`demo/place-${key}/${index + 1}`, {
        seed: key,
        kind: 'destination',
        place,
        ...(portrait ? { destination: key } : {}),
        property: 'boutique',
        stars: 4,
        season,
        hour,
        weather: 'clear',
      }),
      ...(marked && { season: marked }),
    }))
}

function hotelScene(
  { key, place, destination, property, stars }: HotelLooks,
  kind: SceneKind,
  season: Season,
  part = '',
): Scene {
  const random = createRandom(`${key}/pictures/${kind}/${part}`)
  const clearer = kind === 'exterior' || kind === 'pool' || kind === 'destination'
  return {
    seed: key,
    kind,
    place,
    ...(destination && PORTRAITS[destination] ? { destination } : {}),
    property,
    stars,
    season,
    hour: hourOf(key, kind, property, season, random),
    weather: season === 'winter' && random.chance(0.25) ? 'snow' : clearer || random.chance(0.7) ? 'clear' : 'clouds',
  }
}

function hourOf(key: string, kind: SceneKind, property: PropertyKind, season: Season, random: Random): Hour {
  if (kind === 'exterior' && EVENING_FRONTS.has(property)) {
    // Neighbours in a list differ: hotels of one destination are numbered, and walk through the hours.
    const number = Number(/-(\d+)$/.exec(key)?.[1] ?? random.int(0, 8))
    const hours = season === 'winter' ? WINTER_FRONTS : SUMMER_FRONTS
    return hours[(createRandom(key.replace(/-\d+$/, '')).int(0, 20) + number * 4) % hours.length] ?? 'morning'
  }
  return random.pick(HOURS[kind] ?? ['morning'])
}

function eveningScene(looks: HotelLooks, season: Season, front: Hour | undefined): Scene {
  const random = createRandom(`${looks.key}/pictures/evening`)
  const hour = front === 'blue' || front === 'dusk' ? 'morning' : random.pick(['dusk', 'blue'] as const)
  return { ...hotelScene(looks, 'exterior', season), hour, weather: 'clear' }
}

/** Whether a room's picture looks out onto a balcony or terrace. */
export function showsBalcony({ role, source: { scene } }: DemoPicture): boolean {
  if (role === 'suite') return true
  if (role !== 'room' || !scene.bedroom) return false
  const identity = createIdentity(
    scene.seed,
    scene.place,
    scene.property ?? usualLooks.property,
    scene.stars ?? usualLooks.stars,
  )
  return sillOf(styleOf(identity), scene.bedroom) === 0
}

/** Every bathroom is drawn with a freestanding tub. */
export function showsTub({ role }: DemoPicture): boolean {
  return role === 'bathroom'
}

/** Of scenes that do not say in which house they are. */
const usualLooks = { property: 'boutique', stars: 4 } as const

function createPicture(key: string, scene: Scene): DemoPicture {
  const { seed, place, property = usualLooks.property, stars = usualLooks.stars } = scene
  const alt = describeScene(scene, createIdentity(seed, place, property, stars))
  return {
    role: scene.kind,
    key,
    source: { scene },
    ...SIZE,
    alt_bg: alt.bg,
    alt_en: alt.en,
    placeholder: placeholderOf(scene),
  }
}
