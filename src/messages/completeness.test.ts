import { readdirSync, readFileSync } from 'node:fs'
import compile from 'icu-minify/compile'
import { describe, expect, test } from 'vitest'

const folder = new URL('./', import.meta.url)
const namespaces = readdirSync(new URL('en/', folder))
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.slice(0, -'.json'.length))

/** Texts that are rightly the same in both languages, whole or as a pattern. */
const sameInBoth = [
  /^[\s\d\p{P}\p{S}]*$/u,
  /^(?:[\s\d\p{P}\p{S}]|\{\w+\}|<\/?\w+>)*$/u,
  /^(?:B2B|Zefir|Wi-Fi|OpenStreetMap|PDF|GDPR|IBAN|SWIFT|QR|SMS|Facebook|Instagram|LinkedIn)$/,
]

type Texts = Map<string, string>

function readTexts(language: string, namespace: string): Texts {
  const texts: Texts = new Map()
  const visit = (value: unknown, path: string): void => {
    if (typeof value === 'string') texts.set(path, value)
    else for (const [key, inner] of Object.entries(value ?? {})) visit(inner, path ? `${path}.${key}` : key)
  }
  visit(JSON.parse(readFileSync(new URL(`${language}/${namespace}.json`, folder), 'utf8')), '')
  return texts
}

/** Names of what is put into a text, read from its compiled form: `count`, `<link>`. */
function placesOf(text: string): string[] {
  const names = new Set<string>()
  const visitAll = (nodes: unknown): void => {
    if (Array.isArray(nodes)) for (const node of nodes) visit(node)
  }
  const visit = (node: unknown): void => {
    if (!Array.isArray(node)) return
    const [name, kind, options] = node
    if (kind === undefined || (typeof kind === 'number' && kind !== 0)) names.add(String(name))
    else names.add(`<${name}>`)
    if (typeof kind !== 'number' || kind === 0) visitAll(node.slice(1))
    else if (typeof options === 'object' && options !== null)
      for (const inner of Object.values(options)) visitAll(inner)
  }
  visitAll(compile(text))
  return [...names].sort()
}

test('both languages have the same files', () => {
  expect(readdirSync(new URL('bg/', folder)).sort()).toEqual(readdirSync(new URL('en/', folder)).sort())
  expect(namespaces.length).toBeGreaterThan(3)
})

describe.each(namespaces)('%s', (namespace) => {
  const [bg, en] = [readTexts('bg', namespace), readTexts('en', namespace)]

  test('no key is missing in either language', () => {
    expect([...bg.keys()].sort()).toEqual([...en.keys()].sort())
  })

  test('no text is empty', () => {
    for (const texts of [bg, en]) {
      expect([...texts].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([])
    }
  })

  test('every text can be read as ICU', () => {
    for (const texts of [bg, en]) for (const [key, text] of texts) expect(() => compile(text), key).not.toThrow()
  })

  test('the same is put into both', () => {
    for (const [key, text] of en) expect(placesOf(bg.get(key) ?? ''), key).toEqual(placesOf(text))
  })

  test('nothing was left untranslated', () => {
    const same = [...en].filter(([key, text]) => bg.get(key) === text && !sameInBoth.some((form) => form.test(text)))
    expect(same).toEqual([])
  })

  test('English is written in Latin, but for Bulgarian abbreviations and the name of the other language', () => {
    const bare = (text: string) => text.replace(/\{[^{}]*\}|<[^>]*>|[А-Я]{2,}|Български/g, ' ')
    expect([...en].filter(([, text]) => /[а-я]/i.test(bare(text)))).toEqual([])
  })
})
