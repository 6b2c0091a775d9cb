import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { publicStyle } from './config/maps.ts'
import { ConfigError, findMisspelt, parseConfig } from './config.ts'

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

  test('streets come from the public style unless another map is set or none is wanted', () => {
    const styleOf = (environment: Record<string, string>) => parseConfig(environment, context).maps.styleUrl
    expect(styleOf({})).toBe(publicStyle)
    expect(styleOf({ GOOGLE_MAPS_KEY: 'key' })).toBe(publicStyle)
    expect(styleOf({ MAP_STYLE_URL: 'none' })).toBeUndefined()
    expect(styleOf({ MAP_STYLE_URL: 'https://a.example/style.json' })).toBe('https://a.example/style.json')
    expect(styleOf({ MAP_PMTILES_URL: 'https://a.example/streets.pmtiles' })).toBeUndefined()
    const both = { MAP_STYLE_URL: 'none', MAP_PMTILES_URL: 'https://a.example/streets.pmtiles' }
    expect(styleOf(both)).toBeUndefined()
    expect(styleOf({ GOOGLE_MAPS_KEY: 'key', GOOGLE_MAPS_MAP_ID: 'map' })).toBeUndefined()
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
      { MAP_STYLE_URL: 'off' },
      'The setting MAP_STYLE_URL must be none or an address such as https://example.com/style.json.',
    ],
    [
      { MAP_STYLE_URL: 'https://a.example/style.json', MAP_PMTILES_URL: 'https://a.example/streets.pmtiles' },
      'The settings MAP_STYLE_URL and MAP_PMTILES_URL exclude each other: set one of them.',
    ],
    [{ PAYMENT_PROVIDER: 'stripe' }, 'Payments by Stripe also need the setting STRIPE_SECRET_KEY.'],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'Payments by Stripe also need the setting STRIPE_WEBHOOK_SECRET.'],
    [{ PORT: '65535' }, 'The sandbox cannot listen on port 65536: set SANDBOX_PORT.'],
    [{ S3_BUCKET: 'a' }, 'Object storage also needs the setting S3_ENDPOINT.'],
    [
      { MAIL_FROM: 'not an address' },
      'The setting MAIL_FROM must look like Zefir <no-reply@example.com> (it is "not an address").',
    ],
    [
      { OPERATOR_EMAIL: 'nonsense' },
      'The setting OPERATOR_EMAIL must be an e-mail address such as office@example.com (it is "nonsense").',
    ],
    [
      { METRICS_ALLOW: '10.0.0.0/33' },
      'The setting METRICS_ALLOW must list addresses or networks such as 10.0.0.0/8, fd00::/8 (it is "10.0.0.0/33").',
    ],
    [
      { APP_SECRET_FILE: '/nowhere/at/all' },
      'The file that the setting APP_SECRET_FILE names cannot be read (ENOENT).',
    ],
    [
      { SMTP_URL: 'smtp://a.example', SMTP_URL_FILE: '/nowhere' },
      'The settings SMTP_URL and SMTP_URL_FILE exclude each other: set one of them.',
    ],
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

  const wrongAddresses = [
    'postgres://agency:ag:e@n/hunter2@127.0.0.1:4510/agency',
    'postgres://agency:hunter2/x@127.0.0.1/agency',
    'postgres://agency:12/hunter2@127.0.0.1/agency',
    'postgres://agency:hunter2#x@127.0.0.1/agency',
    'postgres://agency:12?hunter2@127.0.0.1/agency',
    'postgres://agency:hunter2%@127.0.0.1/agency',
    'postgres://hunter2[@127.0.0.1:x/agency',
  ]
  test.each(
    wrongAddresses.flatMap((address) => [
      { DATABASE_URL: address },
      { SMTP_URL: address.replace('postgres:', 'smtp:') },
    ]),
  )('%o says to percent-encode the password, and repeats nothing of it', (environment) => {
    const attempt = () => parseConfig(environment, context)
    expect(attempt).toThrow(/percent-encoded/)
    expect(attempt).not.toThrow(/hunter2|n\/cy/)
  })

  test('a password with its special characters encoded, or with such that need none, is taken', () => {
    for (const address of ['postgres://agency:ag%3Ae%40n%2Fcy1@127.0.0.1:4510/agency', 'postgres://a:x@y:z@host/db'])
      expect(parseConfig({ DATABASE_URL: address }, context).databaseUrl).toBe(address)
  })

  test('an address that is refused for another reason keeps its password too', () => {
    const attempt = () => parseConfig({ PUBLIC_ORIGIN: 'https://me:hunter2@zefir.example' }, context)
    expect(attempt).toThrow(ConfigError)
    expect(attempt).not.toThrow(/hunter2/)
    expect(() => parseConfig({ S3_ENDPOINT: 'https://me:hunter2@s3.example' }, context)).toThrow(
      'The setting S3_ENDPOINT must be an address without user and password',
    )
  })

  test('names near a setting or with a prefix of ours are warned of, without their values', () => {
    const misspelt = {
      PUBLIC_ORGIN: 'https://hunter2.example',
      OPERATOR_EMIAL: 'a',
      S3_BUKET: 'a',
      STRIPE_SECRETKEY: 'hunter2',
      SMTP_PASSWORD: 'hunter2',
      app_secret: 'hunter2',
    }
    const usual = { PATH: '/bin', HOME: '/root', PWD: '/', NODE_ENV: 'production', S3_PORT: 'tcp://10.0.0.1:9000' }
    const known = { PORT: '1', SMTP_URL_FILE: '/x', APP_SECRET_PREVIOUS: 'x', VAT_PERCENT: '9' }
    expect(findMisspelt({ ...misspelt, ...usual, ...known, MAP_EMPTY: ' ' })).toEqual([
      'There is no setting PUBLIC_ORGIN: perhaps PUBLIC_ORIGIN is meant.',
      'There is no setting OPERATOR_EMIAL: perhaps OPERATOR_EMAIL is meant.',
      'There is no setting S3_BUKET: perhaps S3_BUCKET is meant.',
      'There is no setting STRIPE_SECRETKEY: perhaps STRIPE_SECRET_KEY is meant.',
      'There is no setting SMTP_PASSWORD.',
      'There is no setting app_secret: perhaps APP_SECRET is meant.',
    ])
  })

  test('a secret may stand in a file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'zefir-secret-'))
    const path = join(folder, 'app')
    writeFileSync(path, `${'s'.repeat(40)}\n`)
    expect(parseConfig({ APP_SECRET_FILE: path }, context).appSecret).toBe('s'.repeat(40))
    writeFileSync(path, 'short\n')
    expect(() => parseConfig({ APP_SECRET_FILE: path }, context)).toThrow(
      new ConfigError('The setting APP_SECRET must have at least 32 characters.'),
    )
    rmSync(folder, { recursive: true })
  })

  test('the demo shows its mails to whoever comes, but on a public site only when asked to', () => {
    const mailbox = (environment: Record<string, string>) => parseConfig(environment, context).demoMailbox
    expect(mailbox({})).toBe(true)
    expect(mailbox({ PUBLIC_ORIGIN: 'https://zefir.example' })).toBe(false)
    expect(mailbox({ PUBLIC_ORIGIN: 'https://zefir.example', DEMO_MAILBOX: 'on' })).toBe(true)
  })

  test('the VAT within the commission is a setting', () => {
    expect(parseConfig({}, context).earnings.vatPercent).toBe(20)
    expect(parseConfig({ VAT_PERCENT: '9' }, context).earnings.vatPercent).toBe(9)
  })
})
