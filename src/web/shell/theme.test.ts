import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { applyTheme, defaultTheme, parseTheme, type Theme, themeKey } from './theme.ts'

type Root = { dataset: Record<string, string>; dir: string }

/** What `public/start.js` writes to the root element when the browser keeps `stored`. */
function runFirstPaint(stored: string | null): Root {
  const root: Root = { dataset: { preset: 'blueOrange' }, dir: 'ltr' }
  runInNewContext(readFileSync(new URL('../../../public/start.js', import.meta.url), 'utf8'), {
    localStorage: { getItem: (key: string) => (key === themeKey ? stored : null) },
    document: { documentElement: root },
  })
  return root
}

function runLater(theme: Theme): Root {
  const root: Root = { dataset: { preset: 'blueOrange' }, dir: 'ltr' }
  applyTheme(root, theme)
  return root
}

describe('the appearance', () => {
  it('is the specification’s default until something is chosen: light, whatever the device prefers', () => {
    expect(parseTheme('')).toEqual({ themeMode: 'light', themeDirection: 'ltr', themeColorPresets: 'blueOrange' })
  })
  it('takes the default for whatever is unknown', () => {
    expect(parseTheme('{"themeMode":"sepia","themeDirection":"rtl"}')).toEqual({
      ...defaultTheme,
      themeDirection: 'rtl',
    })
    expect(parseTheme('[1')).toEqual(defaultTheme)
    expect(parseTheme('null')).toEqual(defaultTheme)
  })
  it.each<Partial<Theme>>([
    {},
    { themeMode: 'dark' },
    { themeMode: 'system' },
    { themeMode: 'light', themeColorPresets: 'pinkCyan' },
    { themeDirection: 'rtl' },
  ])('is the same before the first paint as after hydration: %o', (change) => {
    const theme = { ...defaultTheme, ...change }
    expect(runFirstPaint(JSON.stringify(theme))).toEqual(runLater(theme))
  })
  it('survives a storage that holds something else', () => {
    const untouched = { dataset: { preset: 'blueOrange' }, dir: 'ltr' }
    expect(runFirstPaint('null')).toEqual(untouched)
    expect(runFirstPaint('{"themeColorPresets":"x y","themeMode":3}')).toEqual(untouched)
    expect(runFirstPaint(null)).toEqual(untouched)
  })
})
