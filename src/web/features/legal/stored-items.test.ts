import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import bg from '../../../messages/bg/cookies.json' with { type: 'json' }
import en from '../../../messages/en/cookies.json' with { type: 'json' }
import { storageKeys } from '../../lib/session/tokens.ts'
import { voucherShelf } from '../../lib/session/voucher-shelf.ts'
import { necessaryItems, optionalItems } from './stored-items.ts'

const web = new URL('../../', import.meta.url)

/** Names of keys in the sources that speak to the browser's storage. */
function findKeys(): string[] {
  const keys = new Set<string>(Object.values(storageKeys))
  for (const file of readdirSync(web, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file) || file.includes('.test.')) continue
    const text = readFileSync(new URL(file.replaceAll('\\', '/'), web), 'utf8')
    if (!/\b(?:useStored|readStored|writeStored|localStorage|sessionStorage)\b/.test(text)) continue
    for (const [, name] of text.matchAll(/\b(?:key|\w+Key) = '([^']+)'/g)) keys.add(name ?? '')
    for (const [, name] of text.matchAll(/\b(?:useStored|readStored|writeStored|[gs]etItem)\('([^']+)'/g))
      keys.add(name ?? '')
    for (const [, name] of text.matchAll(/=> `([\w-]+)[:-]\$\{/g)) keys.add(name ?? '')
  }
  return [...keys]
}

describe('the page about cookies', () => {
  it('names every key that the program keeps in a browser, and none that it does not', () => {
    const kept = necessaryItems.filter(({ place }) => place !== 'cookie').map(({ name }) => name)
    expect(kept.sort()).toEqual([...findKeys(), 'react-router-scroll-positions', voucherShelf].sort())
    expect(findKeys().length).toBeGreaterThan(10)
  })

  it('has words for each, and for nothing else', () => {
    const names = [...necessaryItems, ...optionalItems].map(({ name }) => name).sort()
    expect(Object.keys(bg.items).sort()).toEqual(names)
    expect(Object.keys(en.items).sort()).toEqual(names)
  })
})
