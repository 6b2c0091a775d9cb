import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const read = (name: string) => new RegExp(`--${name}:\\s*([^;]+);`).exec(css)?.[1]

test('“Layout sizes 64, 96, 136, 280; navigation widths base 260, drawer 280; item height 48, sub-item height 36”', () => {
  expect(['size-s', 'size-m', 'size-l', 'size-xl'].map(read)).toEqual(['64px', '96px', '136px', '280px'])
  expect(['nav-width', 'drawer-width', 'item', 'sub-item'].map(read)).toEqual(['260px', '280px', '48px', '36px'])
})

test('“Palette: primary dark blue, secondary teal, info cyan, success green, warning yellow, error red, greys; light and dark modes”', () => {
  const hues = { info: [195, 235], success: [140, 165], warning: [70, 95], error: [15, 35] }
  for (const [name, [from = 0, to = 0]] of Object.entries(hues)) {
    const found = [...(read(name) ?? '').matchAll(/oklch\([\d.]+ [\d.]+ ([\d.]+)\)/g)].map((match) => Number(match[1]))
    expect([name, found.length]).toEqual([name, 2])
    for (const hue of found) expect([name, hue >= from && hue <= to]).toEqual([name, true])
  }
  expect(css.match(/--grey-\d+:/g)).toHaveLength(12)
})

test('“Wishlist icon default size 20”: a drawing without a size is 20 pixels', () => {
  expect(read('icon')).toBe('20px')
})

test('in the dark the coast of the map stands out from land and sea, and these from each other', () => {
  // A grey's luminance is the cube of its lightness, which is near enough for colours as pale as these.
  const luminance = (name: string) => {
    const [, dark = ''] = /light-dark\(.*, oklch\(([\d.]+) /.exec(read(name) ?? '') ?? []
    return Number(dark) ** 3
  }
  const contrast = (one: string, other: string) => {
    const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
    return (lighter + 0.05) / (darker + 0.05)
  }
  for (const ground of ['map-land', 'map-sea', 'map-deep']) expect(contrast('map-coast', ground)).toBeGreaterThan(3)
  for (const water of ['map-sea', 'map-deep']) expect(contrast('map-land', water)).toBeGreaterThan(1.4)
})
