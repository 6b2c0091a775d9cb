import { describe, expect, test } from 'vitest'
import { type ConsentRecord, daysOfConsent, isRobot, isSpared, readConsent } from './consent.ts'

const now = Date.parse('2026-11-22T10:00:00Z')

const record: ConsentRecord = {
  categories: ['necessary', 'analytics'],
  services: { necessary: [], analytics: [], marketing: [] },
  revision: 0,
  data: null,
  consentTimestamp: '2026-11-01T10:00:00.000Z',
  lastConsentTimestamp: '2026-11-01T10:00:00.000Z',
  consentId: '6a1f0c8e-3f5f-4a7c-9d55-0a2a5d3f8b10',
  languageCode: 'bg',
  expirationTime: now + 1,
}

const cookies = (changes: object = {}) =>
  `userLang=en; cookie_consent=${encodeURIComponent(JSON.stringify({ ...record, ...changes }))}; other=1`

describe('“Consent becomes unanswered again if the stored revision differs or the cookie is missing or expired”', () => {
  test('an answer that is good is read as it was given', () => {
    expect(readConsent(cookies(), now)).toEqual(record)
  })

  test.each([
    ['another revision', cookies({ revision: 1 })],
    ['no cookie', 'userLang=bg'],
    ['a cookie of a longer name', cookies().replace('cookie_consent', 'my_cookie_consent')],
    ['expired', cookies({ expirationTime: now })],
    ['no expiry', cookies({ expirationTime: undefined })],
    ['nobody’s', cookies({ consentId: '' })],
    ['without categories', cookies({ categories: 'all' })],
    ['not JSON', 'cookie_consent=yes'],
    ['not even text', 'cookie_consent=%E0%A4%A'],
    ['null', 'cookie_consent=null'],
  ])('%s', (_, text) => {
    expect(readConsent(text, now)).toBeUndefined()
  })
})

test('“expiry 365.25 days if all categories accepted, otherwise 182 days”', () => {
  expect(['all', 'custom', 'necessary'].map(daysOfConsent)).toEqual([365.25, 182, 182])
})

test('“Paths starting with /wl skip the cookie-consent banner”', () => {
  expect(['/wl', '/wl/sea-tours/hotels', '/', '/hotels/wl'].map(isSpared)).toEqual([true, true, false, false])
})

test('“Bots do not see the banner”', () => {
  const phone = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'
  expect(isRobot({ userAgent: phone, webdriver: false })).toBe(false)
  expect(isRobot({ userAgent: phone, webdriver: true })).toBe(true)
  expect(isRobot({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' })).toBe(true)
})
