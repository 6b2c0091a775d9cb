import { expect, test } from 'vitest'
import { getT, registerMessages } from './i18n.tsx'

test('“Translation errors | Ignored silently”: what is missing or cannot be read is its own name', () => {
  registerMessages('en', 'broken', { greeting: 'Hello {name}', torn: 'Hello {name' })
  const t = getT('en', 'broken') as (key: string, values?: Record<string, string>) => string
  expect(t('greeting', { name: 'Mira' })).toBe('Hello Mira')
  expect(t('greeting')).toBe('greeting')
  expect(t('nothing')).toBe('nothing')
  expect(t('torn')).toBe('torn')
  const unknown = getT('bg', 'nobody') as (key: string) => string
  expect(unknown('title')).toBe('title')
})

test('a text that was said before is said again, and a newer text in its place is seen', () => {
  const say = () => (getT('en', 'board') as (key: string) => string)('sea')
  registerMessages('en', 'board', { sea: 'By the sea' })
  expect([say(), say()]).toEqual(['By the sea', 'By the sea'])
  registerMessages('en', 'board', { sea: 'On the beach' })
  expect(say()).toBe('On the beach')
})
