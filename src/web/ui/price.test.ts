import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../', import.meta.url)

/** Every component of the site; the show of parts invents its figures. */
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx') && !name.includes('kitchen-sink') && !name.endsWith('.test.tsx'))
  .map((name) => [name, readFileSync(new URL(name, root), 'utf8')] as const)

/** The rule (decision 0005, art. 6a of Directive 98/6/EC): no reduction is claimed but against the lowest price of 30 days. */
test('a price is struck through only where the wire says what it was in the last 30 days', () => {
  const uses = sources.flatMap(([name, text]) =>
    [...text.matchAll(/\sprior=\{([^}]*)\}/g)].map((match) => ({ name, given: match[1] ?? '' })),
  )
  expect(uses.length).toBeGreaterThan(3)
  // Both take it from `prior_30d`, as their own tests say.
  for (const { name, given } of uses)
    expect(given, name).toMatch(/^texts\.prior\(offer\)$|^wordPrior\(price, format\)$|^amount$|^props\.prior$/)
  const struck = sources.filter(([, text]) => text.includes('<del')).map(([name]) => name)
  // The other one says what has changed since the visitor chose, up or down.
  expect(struck.sort()).toEqual(['features/checkout/price-changes.tsx', 'ui/price.tsx'])
})

test('"−x %" is reckoned from the price of an offer and from nothing else', () => {
  const claims = sources.flatMap(([name, text]) =>
    [...text.matchAll(/\.less\(([^)]*)\)/g)].map((match) => ({ name, given: match[1] ?? '' })),
  )
  expect(claims.length).toBeGreaterThan(0)
  for (const { name, given } of claims) expect(given, name).toBe('offer')
})
