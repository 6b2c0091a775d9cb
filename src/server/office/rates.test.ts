import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { afterAll, describe, expect, test } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { createBuyer } from '../../../test/buyer.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { fixtureHotel, fixtureNow, writeFixture } from '../../../test/hotel-fixture.ts'
import { addExchangeRates } from '../catalogue/exchange-rates.repository.ts'
import { parseConfig } from '../config.ts'
import { rates } from './rates.ts'

const { db } = await openTestDatabase()
const buyer = createBuyer(await openTestApp(db, { clock: () => fixtureNow }))
const [hotelId = 0] = await writeFixture(db, [fixtureHotel()])
await addExchangeRates(db, { asOf: '2026-04-13', perEuro: { USD: 1.1684, GBP: 0.87058 } })

const folder = mkdtempSync(join(tmpdir(), 'zefir-rates-'))
afterAll(() => rmSync(folder, { recursive: true }))
const config = parseConfig({ DATA_DIR: folder }, { root: folder, interactive: false })

/** `npm run office -- rates ...`: the exit code and the lines it wrote, the complaints last. */
async function run(...args: string[]): Promise<[number, string[]]> {
  const lines: string[] = []
  const complaints: string[] = []
  const code = await rates.run(args, {
    config,
    db,
    clock: () => fixtureNow,
    write: (line) => lines.push(line),
    complain: (line) => complaints.push(line),
  })
  return [code, [...lines, ...complaints]]
}

async function bringIn(text: string, ...options: string[]) {
  const path = join(folder, 'rates.csv')
  writeFileSync(path, text)
  return run('import', path, ...options)
}

const readRates = () =>
  db.selectFrom('exchange_rate').select(['currency', 'per_euro', 'source']).orderBy('currency').execute()

async function readExchange() {
  const stay = { hotel_id: hotelId, checkin: '2027-04-10', checkout: '2027-04-13', rooms: [{ adults: 2 }] }
  const { offers } = await buyer.ask({ ...stay, currency: 'USD' })
  return offers[0]?.price.exchange
}

describe('exchange rates', () => {
  test('of the demo are told to be the demo’s', async () => {
    expect(await readExchange()).toMatchObject({ to_per_euro: 1.1684, as_of: '2026-04-13', source: 'demo' })
  })

  test('from a file take the place of the demo’s even when they are older, and offers name their source', async () => {
    const text = '\uFEFFdate,currency,rate\r\n2026-02-02,USD,1.1\r\n2026-02-03,USD,1.2\r\n2026-02-01,GBP,0.9\r\n'
    expect(await bringIn(text, '--source', 'ecb')).toEqual([
      0,
      ['GBP: 0.9 for one euro, 2026-02-01, ecb', 'USD: 1.2 for one euro, 2026-02-03, ecb'],
    ])
    await expect
      .poll(readExchange, { timeout: 30_000 })
      .toMatchObject({ to_per_euro: 1.2, as_of: '2026-02-03', source: 'ecb' })
    expect((await readExchange())?.fetched_at).toBe(fixtureNow.toISOString())
  })

  test('older than the shop’s own are left out, newer ones are taken, without a header line too', async () => {
    expect(await bringIn('2026-02-02,USD,1.5\n2026-02-04,GBP,0.91\n')).toEqual([
      0,
      ['GBP: 0.91 for one euro, 2026-02-04, own', 'USD: kept, the shop has a newer rate than 2026-02-02'],
    ])
    expect(await readRates()).toEqual([
      { currency: 'GBP', per_euro: 0.91, source: 'own' },
      { currency: 'USD', per_euro: 1.2, source: 'ecb' },
    ])
    const [code, lines] = await run('list')
    expect([code, lines[0]]).toEqual([
      0,
      expect.stringMatching(/^GBP: 0.91 for one euro, 2026-02-04, own, taken over on 20/),
    ])
  })

  test('one wrong line changes nothing, and every wrong line is told with its number', async () => {
    const before = await readRates()
    const text = [
      'date,currency,rate',
      '2026-03-01,USD,1.3',
      '01.03.2026,USD,1.3',
      '2026-03-01,usd,1.3',
      '',
      '2026-03-01,EUR,1',
      '2026-03-01,GBP,"0,9"',
      '2026-03-01,RON,0',
      '2126-03-01,PLN,4.2',
      '2026-03-01,USD,1.4',
      '2026-03-01,CZK',
    ].join('\n')
    expect(await bringIn(text)).toEqual([
      1,
      [
        'line 3: "01.03.2026" is not a date such as 2026-11-20.',
        'line 4: "usd" is not the code of a currency such as USD.',
        'line 6: the euro has no rate: rates are units for one euro.',
        'line 7: "0,9" is not a rate such as 1.1684, above zero and with at most 8 decimals.',
        'line 8: "0" is not a rate such as 1.1684, above zero and with at most 8 decimals.',
        expect.stringMatching(/^line 9: .* is (not a date such as 2026-11-20|in the future)\.$/),
        'line 10: line 2 has 2026-03-01 USD already.',
        'line 11: it has 2 fields instead of date,currency,rate.',
        'Nothing was changed.',
      ],
    ])
    expect(await readRates()).toEqual(before)
  })

  const history = [
    'Date,USD,GBP,RON,CYP,',
    '2026-03-03,1.21,0.9,5.09,N/A,',
    '2026-03-02,1.5,0.9,5.08,N/A,',
    '1999-01-04,1.1789,0.7111,N/A,0.58231,',
  ].join('\n')
  const daily = 'Date, USD, GBP, RON, \n04 March 2026, 1.22, 0.9, 5.1, \n'
  const xml = `<?xml version="1.0" encoding="UTF-8"?><gesmes:Envelope xmlns:gesmes="x"><Cube><Cube time='2026-03-05'>
    <Cube currency='USD' rate='1.23'/><Cube currency='RON' rate='5.2'/></Cube></Cube></gesmes:Envelope>`
  test.each([
    ['eurofxref-hist.csv', Buffer.from(history), 'USD: 1.21 for one euro, 2026-03-03, ecb'],
    ['eurofxref-hist.csv.gz', gzipSync(history), 'USD: 1.21 for one euro, 2026-03-03, ecb'],
    ['eurofxref.zip', zipSync({ 'eurofxref.csv': Buffer.from(daily) }), 'USD: 1.22 for one euro, 2026-03-04, ecb'],
    ['eurofxref-daily.xml', Buffer.from(xml), 'USD: 1.23 for one euro, 2026-03-05, ecb'],
  ])('are taken from the European Central Bank’s own file %s, the newest day alone', async (name, bytes, usd) => {
    const path = join(folder, name)
    writeFileSync(path, bytes)
    const [code, lines] = await run('import', path)
    expect([code, lines]).toEqual([0, expect.arrayContaining([usd])])
    expect(lines.join()).not.toContain('CYP')
    expect((await readRates()).find(({ currency }) => currency === 'USD')).toMatchObject({ source: 'ecb' })
  })

  test('far from the last ones are asked about, and taken only with --force', async () => {
    const before = await readRates()
    const text = '2026-03-06,USD,12.3\n2026-03-06,RON,5.3\n'
    expect(await bringIn(text)).toEqual([
      1,
      [
        'USD: 12.3 of 2026-03-06 is 900 % away from 1.23, which the shop has.',
        'Nothing was changed. If these rates are right, import the file again with --force.',
      ],
    ])
    expect(await readRates()).toEqual(before)
    expect((await bringIn(text, '--force'))[0]).toBe(0)
    expect((await readRates()).find(({ currency }) => currency === 'USD')).toMatchObject({ per_euro: 12.3 })
  })

  test.each(['', 'date,currency,rate\n'])('a file without a rate (%j) is refused', async (text) => {
    expect(await bringIn(text)).toEqual([1, ['line 1: there is no rate in the file.', 'Nothing was changed.']])
  })

  test('a file that is not there, and a source that nobody knows', async () => {
    await expect(run('import', join(folder, 'none.csv'))).rejects.toThrow(/none\.csv cannot be read: ENOENT/)
    await expect(bringIn('2026-03-01,USD,1.3', '--source', 'demo')).rejects.toThrow(
      /"demo" is not a source: use ecb, bnb, own/,
    )
    await expect(run('import')).rejects.toThrow(/^Usage:/)
  })
})
