// The door: one call draws one picture.

import { createArt, HEIGHT, WIDTH } from './art.ts'
import { createIdentity, type Identity, isPropertyKind, type PropertyKind } from './identity.ts'
import { type Bedroom, drawBedroom, drawSuite, isBedroom } from './interiors/bedrooms.ts'
import { drawBarTerrace, drawBreakfast, drawRestaurant } from './interiors/dining.ts'
import { drawConference, drawKidsCorner, drawLobby } from './interiors/gathering.ts'
import { drawWashroom } from './interiors/washroom.ts'
import { drawBathroom, drawIndoorPool, drawSauna } from './interiors/wellness.ts'
import { createLight, type Hour, type Season, type Weather } from './light.ts'
import { createLand, type PlaceKind } from './palette.ts'
import { OUTDOORS } from './placeholder.ts'
import { createBrush } from './portraits/brush.ts'
import type { Portrait } from './portraits/portrait.ts'
import { PORTRAITS } from './portraits/portraits.ts'
import { createRandom } from './random.ts'
import { drawFall } from './sky.ts'
import { type Stage, scene } from './stage.ts'
import { drawAtAnchor, drawCabin, drawHelm, drawMotorYacht } from './worlds/aboard.ts'
import { drawMarina, drawOnDeck, drawYacht } from './worlds/afloat.ts'
import { drawRuins } from './worlds/antiquity.ts'
import { drawCapital, drawRiverTown, drawTieredTown } from './worlds/cities.ts'
import { drawBeachTown, drawCove, drawPeninsula } from './worlds/coast.ts'
import { drawAlpineVillage, drawFields, drawLakeside, drawOasis, drawSkiTown, drawSpaValley } from './worlds/country.ts'
import { drawLagoon, drawStrait, drawWhiteTown } from './worlds/islands.ts'
import { drawAirliner, drawCityBreak, drawCoach, drawFlight } from './worlds/journeys.ts'
import { isOutlook, type Outlook } from './worlds/outlooks.ts'
import { drawPoolView } from './worlds/poolside.ts'
import { drawExterior } from './worlds/property.ts'

/** Everything that decides a picture; plain data, so that it can be kept and drawn again anywhere. */
export type Scene = {
  /** The key of the hotel or destination: with place, property and stars it decides how everything of it looks. */
  seed: string
  kind: SceneKind
  place: PlaceKind
  property?: PropertyKind
  stars?: number
  season?: Season
  hour?: Hour
  /** Left out, the seed decides: mostly clear, now and then clouds, mist, rain or snow. */
  weather?: Weather
  /** The key of the destination, if it has a portrait: its own far land stands behind everything that is there. */
  destination?: string
  /** Another composition of the same kind: a second bedroom of the same hotel. */
  variant?: string
  /** Which beds a bedroom has and where they stand; left out, a double bed somewhere. */
  bedroom?: Bedroom
  /** What a room's windows show instead of the view that the place is known for. */
  outlook?: Outlook
}

/** How a picture is put on its sheet: pixels (cropped from the middle of 1600 x 1067), and whether with paper and grain. */
export type Sheet = { width?: number; height?: number; textured?: boolean }

type Painter = (stage: Stage, identity: Identity) => void

const PAINTERS = {
  destination: (stage) => (stage.portrait ? drawPortrait(stage, stage.portrait) : VISTAS[stage.place](stage)),
  exterior: drawExterior,
  pool: drawPoolView,
  room: drawBedroom,
  suite: drawSuite,
  bathroom: drawBathroom,
  washroom: drawWashroom,
  restaurant: drawRestaurant,
  breakfast: drawBreakfast,
  bar: drawBarTerrace,
  'indoor-pool': drawIndoorPool,
  sauna: drawSauna,
  lobby: drawLobby,
  kids: drawKidsCorner,
  conference: drawConference,
  marina: drawMarina,
  yacht: (stage, identity) => drawYacht(stage, identity, 'sailing'),
  catamaran: (stage, identity) => drawYacht(stage, identity, 'catamaran'),
  gulet: (stage, identity) => drawYacht(stage, identity, 'gulet'),
  deck: (stage, identity) => drawOnDeck(stage, identity, 'sailing'),
  'motor-yacht': drawMotorYacht,
  anchorage: drawAtAnchor,
  helm: drawHelm,
  cabin: drawCabin,
  flight: drawFlight,
  airliner: drawAirliner,
  coach: drawCoach,
  'city-break': drawCityBreak,
} satisfies Record<string, Painter>

export type SceneKind = keyof typeof PAINTERS

/** Every kind of picture that can be drawn. */
export const SCENE_KINDS: readonly SceneKind[] = Object.keys(PAINTERS).filter(isSceneKind)

function isSceneKind(kind: string): kind is SceneKind {
  return Object.hasOwn(PAINTERS, kind)
}

/** A destination draws itself whole; a hotel's picture of its surroundings steps a little closer, each its own way. */
function drawPortrait(base: Stage, portrait: Portrait & { key: string }): void {
  const view = { ...base.view, horizon: portrait.horizon, eye: portrait.eye, focal: 1200 }
  const brush = createBrush({ ...base, view }, portrait.key)
  const { random } = scene(base, 'frame')
  const zoom = base.own ? 1 : random.range(1.02, 1.24)
  const [left, top] = [(zoom - 1) * WIDTH * random.range(0.1, 0.9), (zoom - 1) * HEIGHT * random.range(0.35, 0.7)]
  base.art.group(`transform="translate(${Math.round(-left)} ${Math.round(-top)}) scale(${zoom.toFixed(3)})"`, () => {
    portrait.far(brush, portrait.horizon)
    portrait.near(brush)
  })
}

const VISTAS: Record<PlaceKind, (stage: Stage) => void> = {
  'black-sea': drawBeachTown,
  cove: drawCove,
  'old-town': drawPeninsula,
  ski: drawSkiTown,
  'forest-spa': drawSpaValley,
  capital: drawCapital,
  'hill-town': drawTieredTown,
  roman: drawRuins,
  wine: drawFields,
  rose: drawFields,
  lake: drawLakeside,
  danube: drawRiverTown,
  santorini: drawWhiteTown,
  istanbul: drawStrait,
  alpine: drawAlpineVillage,
  desert: drawOasis,
  tropical: drawLagoon,
}

const HOURS: readonly string[] = ['dawn', 'morning', 'noon', 'golden', 'dusk', 'blue', 'night'] satisfies Hour[]
const SEASONS: readonly string[] = ['spring', 'summer', 'autumn', 'winter'] satisfies Season[]
const WEATHERS: readonly string[] = ['clear', 'clouds', 'mist', 'rain', 'snow'] satisfies Weather[]

const isOneOf = (list: readonly string[], value: unknown) => value === undefined || list.includes(String(value))

/** Whether kept data is a scene that this generator can draw. */
export function isScene(value: unknown): value is Scene {
  if (typeof value !== 'object' || value === null) return false
  const kept: Partial<Record<keyof Scene, unknown>> = value
  return (
    typeof kept.seed === 'string' &&
    isSceneKind(String(kept.kind)) &&
    Object.hasOwn(VISTAS, String(kept.place)) &&
    (kept.property === undefined || isPropertyKind(kept.property)) &&
    (kept.stars === undefined || typeof kept.stars === 'number') &&
    isOneOf(SEASONS, kept.season) &&
    isOneOf(HOURS, kept.hour) &&
    isOneOf(WEATHERS, kept.weather) &&
    (kept.destination === undefined || typeof kept.destination === 'string') &&
    (kept.variant === undefined || typeof kept.variant === 'string') &&
    (kept.bedroom === undefined || isBedroom(kept.bedroom)) &&
    (kept.outlook === undefined || isOutlook(kept.outlook))
  )
}

function chooseWeather(chance: number, season: Season): Weather {
  if (season === 'winter') return chance < 0.6 ? 'clear' : chance < 0.85 ? 'snow' : 'mist'
  if (season === 'summer') return chance < 0.8 ? 'clear' : 'clouds'
  return chance < 0.66 ? 'clear' : chance < 0.82 ? 'clouds' : chance < 0.92 ? 'mist' : 'rain'
}

/**
 * Draws one picture as SVG text. The same scene always gives the same picture; a hotel's own looks depend on `seed`,
 * `place`, `property` and `stars` alone, so all its pictures agree.
 */
export function drawScene(wanted: Scene, { width = WIDTH, height = HEIGHT, textured = true }: Sheet = {}): string {
  const { seed, kind, place, property = 'boutique', stars = 4, season = 'summer', hour = 'morning', variant } = wanted
  const random = createRandom(variant ? `${seed}/${place}/${kind}/${variant}` : `${seed}/${place}/${kind}`)
  const weather = wanted.weather ?? chooseWeather(random.fork('weather').next(), season)
  const { destination } = wanted
  const portrait = destination === undefined ? undefined : PORTRAITS[destination]
  const shown = kind === 'destination' ? portrait : undefined
  const horizon = shown?.horizon ?? 480
  const art = createArt(textured)
  const identity = createIdentity(seed, place, property, stars)
  // Buildings are composed with the sun on the left, then the whole picture may be mirrored.
  const facing = shown ? shown.sun : kind === 'exterior' || kind === 'pool' || place === 'black-sea' ? -1 : undefined
  const light = createLight(random.fork('light'), hour, weather, season, horizon, facing)
  const stage: Stage = {
    art,
    random,
    light,
    land: createLand(place, season),
    place,
    season,
    ...(wanted.bedroom ? { bedroom: wanted.bedroom } : {}),
    ...(wanted.outlook ? { outlook: wanted.outlook } : {}),
    ...(portrait && destination ? { portrait: { ...portrait, key: destination }, own: destination === seed } : {}),
    view: { eye: 6, horizon, centre: 800, focal: 1300 },
  }
  PAINTERS[kind](stage, identity)
  if (OUTDOORS.has(kind) && kind !== 'flight') drawFall(stage)
  return art.toSvg(width, height, light.shadow, identity.mirrored && !shown)
}
