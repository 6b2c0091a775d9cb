import { describe, expect, test } from 'vitest'
import { languageOfPath, localizePath, readLanguageCookie, stripLanguage, writeLanguageCookie } from './language.ts'

describe('paths', () => {
  test.each([
    ['/', '/', '/en'],
    ['/hotels?page=2#map', '/hotels?page=2#map', '/en/hotels?page=2#map'],
    ['/en', '/', '/en'],
    ['/en/hotels', '/hotels', '/en/hotels'],
    ['/en?x=1', '/?x=1', '/en?x=1'],
    ['/english-bay', '/english-bay', '/en/english-bay'],
    ['https://example.com/en', 'https://example.com/en', 'https://example.com/en'],
    ['//example.com', '//example.com', '//example.com'],
    ['?page=2', '?page=2', '?page=2'],
    ['#main', '#main', '#main'],
  ])('%s', (path, bulgarian, english) => {
    expect(localizePath(path, 'bg')).toBe(bulgarian)
    expect(localizePath(path, 'en')).toBe(english)
  })

  test('only /en and what is under it is English', () => {
    expect(['/', '/en', '/en/', '/en/a', '/entry'].map(languageOfPath)).toEqual(['bg', 'en', 'en', 'en', 'bg'])
    expect(['/', '/en', '/en/', '/en/a'].map(stripLanguage)).toEqual(['/', '/', '/', '/a'])
  })
})

test('the cookie is read back as written, and takes only our languages', () => {
  expect(readLanguageCookie(writeLanguageCookie('en', true).split(';')[0])).toBe('en')
  expect(readLanguageCookie('a=1; userLang=bg')).toBe('bg')
  expect(readLanguageCookie('userLang=de')).toBeUndefined()
  expect(readLanguageCookie('userLanguage=en')).toBeUndefined()
})
