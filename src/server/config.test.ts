import { describe, expect, test } from 'vitest'
import { ConfigError, parseConfig } from './config.ts'

const context = { root: '/srv/zefir', interactive: false }

describe('configuration', () => {
  test('without any setting it is the demo on this machine', () => {
    const config = parseConfig({}, context)
    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      publicOrigin: 'http://127.0.0.1:3000',
      apiOrigin: 'http://127.0.0.1:3000',
      dataDir: '/srv/zefir/.data',
      databaseUrl: undefined,
      demo: true,
      consentPreselected: true,
      logLevel: 'info',
    })
    expect(config.operator.name).toEqual({ bg: 'Зефир', en: 'Zefir' })
  })

  test('who takes money: the sandbox in the demo, Stripe once it is configured, else nobody', () => {
    const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
    const providerOf = (environment: Record<string, string>) => parseConfig(environment, context).payments.provider
    expect(providerOf({})).toBe('sandbox')
    expect(providerOf(stripe)).toBe('stripe')
    expect(providerOf({ ...stripe, PAYMENT_PROVIDER: 'sandbox' })).toBe('sandbox')
    expect(providerOf({ DATABASE_URL: 'postgres://a:b@db.example/zefir' })).toBe('none')
    expect(parseConfig({ PORT: '8080' }, context).payments.sandbox).toEqual({
      port: 8081,
      origin: undefined,
      delay: 150,
    })
    expect(parseConfig({ PORT: '0' }, context).payments.sandbox.port).toBe(0)
  })

  test('a database of its own switches the demo off, unless it is asked for', () => {
    const address = { DATABASE_URL: 'postgres://a:b@db.example:5432/zefir' }
    expect(parseConfig(address, context).demo).toBe(false)
    expect(parseConfig({ ...address, DEMO: 'on' }, context).demo).toBe(true)
  })

  test('the API host follows the public origin, and a blank setting counts as absent', () => {
    const config = parseConfig({ PUBLIC_ORIGIN: 'https://zefir.example/', API_ORIGIN: ' ', PORT: '' }, context)
    expect(config.publicOrigin).toBe('https://zefir.example')
    expect(config.apiOrigin).toBe('https://zefir.example')
    expect(config.port).toBe(3000)
  })

  test('a host that only a socket understands is not shown to visitors', () => {
    expect(parseConfig({ HOST: '0.0.0.0', PORT: '80' }, context).publicOrigin).toBe('http://localhost:80')
    expect(parseConfig({ HOST: '::1' }, context).publicOrigin).toBe('http://[::1]:3000')
  })

  test.each([
    [{ PORT: 'abc' }, 'The setting PORT must be a whole number from 0 to 65535 (it is "abc").'],
    [{ PORT: '70000' }, 'The setting PORT must be a whole number from 0 to 65535 (it is "70000").'],
    [{ DEMO: 'perhaps' }, 'The setting DEMO must be on or off (it is "perhaps").'],
    [
      { PUBLIC_ORIGIN: 'zefir' },
      'The setting PUBLIC_ORIGIN must be an origin such as https://example.com, without a path (it is "zefir").',
    ],
    [
      { PUBLIC_ORIGIN: 'https://zefir.example/shop' },
      'The setting PUBLIC_ORIGIN must be an origin such as https://example.com, without a path (it is "https://zefir.example/shop").',
    ],
    [{ GTM_ID: 'G-1' }, 'The setting GTM_ID must look like GTM-ABC123 (it is "G-1").'],
    [{ ANALYTICS_ID: 'UA-1' }, 'The setting ANALYTICS_ID must look like G-ABC123 (it is "UA-1").'],
    [
      { OPERATOR_HOURS: '9 to 5' },
      'The setting OPERATOR_HOURS must look like Mo-Fr 09:00-18:00, Sa 10:00-14:00 (it is "9 to 5").',
    ],
    [
      { MAP_PMTILES_URL: 'streets.pmtiles' },
      'The setting MAP_PMTILES_URL must be an address such as https://example.com/streets.pmtiles.',
    ],
    [
      { MAP_STYLE_URL: 'https://a.example/style.json', MAP_PMTILES_URL: 'https://a.example/streets.pmtiles' },
      'The settings MAP_STYLE_URL and MAP_PMTILES_URL exclude each other: set one of them.',
    ],
    [{ PAYMENT_PROVIDER: 'stripe' }, 'Payments by Stripe also need the setting STRIPE_SECRET_KEY.'],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'Payments by Stripe also need the setting STRIPE_WEBHOOK_SECRET.'],
    [{ PORT: '65535' }, 'The sandbox cannot listen on port 65536: set SANDBOX_PORT.'],
    [{ S3_BUCKET: 'a' }, 'Object storage also needs the setting S3_ENDPOINT.'],
  ])('%o is refused in one sentence', (environment, sentence) => {
    expect(() => parseConfig(environment, context)).toThrow(new ConfigError(sentence))
  })

  test('the value of a secret setting is never repeated', () => {
    expect(() => parseConfig({ DATABASE_URL: 'mysql://u:hunter2@db' }, context)).toThrow(
      new ConfigError('The setting DATABASE_URL must be an address such as postgres://user:password@host:5432/zefir.'),
    )
    expect(() => parseConfig({ APP_SECRET: 'short' }, context)).toThrow(
      new ConfigError('The setting APP_SECRET must have at least 32 characters.'),
    )
  })
})
