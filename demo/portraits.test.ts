import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { inventHotels } from './hotels/all-hotels.ts'
import { looksOf } from './hotels/looks.ts'
import { picturesOfDestination, picturesOfHotel } from './pictures.ts'
import { destinations } from './places/all-places.ts'
import { PORTRAIT_TEXTS } from './portrait-texts.ts'
import { PORTRAITS } from './scenes/portraits/portraits.ts'
import { drawScene, type Scene } from './scenes/scene.ts'

/** Nine by eight greys, each bit whether it gets brighter to the right: pictures that look alike differ in few bits. */
async function fingerprintOf(scene: Scene): Promise<bigint> {
  const svg = drawScene(scene, { width: 180, height: 120, textured: false })
  const grey = await sharp(Buffer.from(svg)).greyscale().resize(9, 8, { fit: 'fill' }).raw().toBuffer()
  let bits = 0n
  for (let row = 0; row < 8; row += 1)
    for (let column = 0; column < 8; column += 1)
      bits = (bits << 1n) | ((grey[row * 9 + column] ?? 0) < (grey[row * 9 + column + 1] ?? 0) ? 1n : 0n)
  return bits
}

const distance = (a: bigint, b: bigint) => (a ^ b).toString(2).replaceAll('0', '').length

/** What two different pictures of the same size and hour differ by at least, in bits of 64. */
const ALIKE = 3

/** Pairs that look alike, by name. */
async function findAlike(scenes: ReadonlyArray<readonly [name: string, scene: Scene]>): Promise<string[]> {
  const prints: Array<readonly [string, bigint]> = []
  for (const [name, scene] of scenes) prints.push([name, await fingerprintOf(scene)])
  return prints.flatMap(([name, print], index) =>
    prints
      .slice(index + 1)
      .flatMap(([other, second]) => (distance(print, second) < ALIKE ? [`${name} = ${other}`] : [])),
  )
}

describe('the portrait of a destination', () => {
  test('exists for every destination, with words for it, and for nothing else', () => {
    const keys = destinations.map(({ id }) => id).sort()
    expect(Object.keys(PORTRAITS).sort()).toEqual(keys)
    expect(Object.keys(PORTRAIT_TEXTS).sort()).toEqual(keys)
  })

  test('can be drawn at its hours, in summer and in winter, without a broken number', () => {
    for (const { id, scene } of destinations)
      for (const [index, { source }] of picturesOfDestination({ key: id, place: scene }).entries()) {
        const svg = drawScene({ ...source.scene, season: index ? 'summer' : 'winter' }, { textured: false })
        expect(svg, id).not.toMatch(/NaN|undefined|Infinity/)
        expect(svg.length, id).toBeLessThan(600_000)
      }
  }, 60_000)

  test('looks like no other, also where two places are of one kind', async () => {
    const firsts = destinations.map(({ id, scene }) => {
      const [first] = picturesOfDestination({ key: id, place: scene })
      if (!first) throw new Error(`${id} has no picture`)
      return [id, first.source.scene] as const
    })
    expect(await findAlike(firsts)).toEqual([])
  }, 60_000)

  test('stands behind the hotels that are there: the same land in two of its pictures', () => {
    const looks = { key: 'a', place: 'ski', destination: 'bansko', property: 'chalet', stars: 4 } as const
    const scenes = picturesOfHotel(looks).map(({ source }) => source.scene)
    expect(scenes.every(({ destination }) => destination === 'bansko')).toBe(true)
    const [front] = scenes
    if (!front) throw new Error('a chalet has no front')
    const elsewhere = { ...front, destination: 'pamporovo' }
    expect(drawScene(elsewhere)).not.toBe(drawScene(front))
  })
})

test('no two of a sample of hotels have main pictures that look alike', async () => {
  const hotels = inventHotels()
  const mains = hotels
    .filter((_, index) => index % 8 === 0)
    .map(({ facts }) => {
      const [main] = picturesOfHotel(looksOf(facts))
      if (!main) throw new Error(`${facts.key} has no picture`)
      return [facts.key, main.source.scene] as const
    })
  expect(mains.length).toBeGreaterThan(40)
  expect(await findAlike(mains)).toEqual([])
}, 60_000)
