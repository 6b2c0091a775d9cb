import { describe, expect, test } from 'vitest'
import type { MatchedPage } from '../../contract/rendering.ts'
import { findLocaleRedirect, readPageAddress, readPreferredLanguage, toLanguage } from './page-address.ts'

const pages: Record<string, MatchedPage> = {
  '/': { name: 'home', language: 'bg', cache: true, query: [] },
  '/hotels': { name: 'results', language: 'bg', cache: true, query: ['destination', 'page', 'stars'] },
  '/checkout/abc': { name: 'checkout', language: 'bg', cache: false, query: [] },
}
const read = (url: string) => readPageAddress(url, (pathname) => pages[pathname])

describe('an address has one form', () => {
  test.each([
    ['/', '/'],
    ['/hotels/', '/hotels'],
    ['//hotels', '/hotels'],
    ['/hotels?utm_source=x&fbclid=y', '/hotels'],
    ['/hotels?stars=5&destination=7&utm_medium=z', '/hotels?destination=7&stars=5'],
    ['/hotels?destination=7&stars=5', '/hotels?destination=7&stars=5'],
    ['/?destination=7', '/'],
    [`/hotels?destination=7&page=${'9'.repeat(5000)}`, `/hotels?destination=7&page=${'9'.repeat(1981)}`],
  ])('%s', (url, path) => {
    expect(read(url)).toMatchObject({ path, private: false })
  })

  test.each(['/hotels?key=abc&destination=7', '/checkout/abc', '/nowhere?x=1'])('%s is nobody else’s', (url) => {
    expect(read(url).private).toBe(true)
  })

  test('what is not kept keeps its query', () => {
    expect(read('/checkout/abc?step=2&x=1').path).toBe('/checkout/abc?step=2&x=1')
  })
})

describe('the chosen language', () => {
  test('leads from a plain path to its English twin', () => {
    expect(findLocaleRedirect('/hotels?page=2', 'en')).toBe('/en/hotels?page=2')
    expect(findLocaleRedirect('/', 'en')).toBe('/en')
  })

  test.each([
    ['/en/hotels', 'bg'],
    ['/en', 'bg'],
    ['/en/hotels', 'en'],
    ['/hotels', 'bg'],
    ['/hotels', undefined],
  ] as const)('leaves %s alone when it is %s', (url, preferred) => {
    expect(findLocaleRedirect(url, preferred)).toBeUndefined()
  })

  test('never leads to another site', () => {
    expect(findLocaleRedirect('//evil.example/', 'en')).toBe('/en/evil.example/')
    expect(toLanguage('/en//evil.example', 'bg')).toBe('/evil.example')
  })

  test.each([
    ['userLang=en', 'en'],
    ['a=b; userLang=bg; c=d', 'bg'],
    ['userLang=de', undefined],
    ['userLang=english', undefined],
    ['notuserLang=en', undefined],
    [undefined, undefined],
  ])('is read from %s', (cookies, expected) => {
    expect(readPreferredLanguage(cookies)).toBe(expected)
  })

  test('in the address is accepted only when it is one', () => {
    expect(read('/hotels?lang=en').chosenLanguage).toBe('en')
    expect(read('/hotels?lang=de').chosenLanguage).toBeUndefined()
  })
})
