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
