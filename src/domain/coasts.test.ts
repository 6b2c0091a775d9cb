import { describe, expect, test } from 'vitest'
import { coasts, findCoast, isAtCoast } from './coasts.ts'

const [whole, north, south] = ['', '-north', '-south'].map((part) => findCoast(`coast:black-sea${part}`))

describe('the coast of the Black Sea', () => {
  test.each<[string, number, number, 'north' | 'south' | null]>([
    ['Дуранкулак', 43.69, 28.53, 'north'],
    ['Балчик', 43.41, 28.16, 'north'],
    ['Варна', 43.21, 27.91, 'north'],
    ['Бяла', 42.875, 27.89, 'north'],
    ['Обзор', 42.82, 27.88, 'south'],
    ['Слънчев бряг', 42.69, 27.71, 'south'],
    ['Бургас', 42.5, 27.46, 'south'],
    ['Созопол', 42.42, 27.7, 'south'],
    ['Резово', 41.98, 28.03, 'south'],
    ['Добрич', 43.57, 27.83, null],
    ['Айтос', 42.7, 27.25, null],
    ['Вама Веке', 43.75, 28.57, null],
    ['София', 42.7, 23.32, null],
  ])('%s', (_name, latitude, longitude, part) => {
    const at = { latitude, longitude }
    expect([whole, north, south].map((coast) => coast && isAtCoast(coast, at))).toEqual([
      part !== null,
      part === 'north',
      part === 'south',
    ])
  })
})

test('each coast has an address of its own', () => {
  for (const coast of coasts) expect(findCoast(coast.destination)).toBe(coast)
  expect(findCoast('coast:amber')).toBeUndefined()
})
