import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { placeRecordSchema } from '../../contract/catalogue-file.ts'
import { writePlaces } from '../catalogue/catalogue.service.ts'

const { db, address } = await openTestDatabase()
const folder = mkdtempSync(join(tmpdir(), 'zefir-import-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const hotels = Array.from({ length: 48 }, (_, index) => ({
  id: `n${index}`,
  cc: 'BG',
  kind: 'chalet',
  name: `Хижа ${index}`,
  lat: 42.69 + index / 10_000,
  lon: 23.32,
}))

function startImport(...args: string[]) {
  const child = spawn(process.execPath, ['src/server/import/main.ts', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { DATABASE_URL: address, DATA_DIR: join(folder, 'data'), NODE_ENV: 'production' },
  })
  let [output, errors] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString()
  })
  return { child, ended: once(child, 'close'), output: () => output, errors: () => errors }
}

async function countHotels(): Promise<number> {
  const row = await db
    .selectFrom('hotel')
    .select((each) => each.fn.countAll<number>().as('n'))
    .executeTakeFirst()
  return row?.n ?? 0
}

/** Hotels that lack what was written with them: rooms, plans, nights, or their mark. */
async function findHalfWritten(): Promise<string[]> {
  const rows = await db
    .selectFrom('hotel')
    .leftJoin('room_type', 'room_type.hotel_id', 'hotel.id')
    .leftJoin('inventory', 'inventory.room_type_id', 'room_type.id')
    .leftJoin('import_record', (join) =>
      join.onRef('import_record.target_id', '=', 'hotel.id').on('import_record.kind', '=', 'hotel'),
    )
    .select(['hotel.source_id', 'import_record.fingerprint'])
    .select((row) => [
      row.fn.count<number>('inventory.night').as('nights'),
      row.fn.count<number>('room_type.id').distinct().as('rooms'),
    ])
    .groupBy(['hotel.source_id', 'import_record.fingerprint'])
    .execute()
  return rows
    .filter((row) => row.rooms === 0 || row.nights !== row.rooms * 540 || row.fingerprint === null)
    .map((row) => row.source_id)
}

it('an import that was killed leaves nothing half-written, and the next one completes it', async () => {
  const sofia = {
    source_id: 'sofia',
    kind: 'city',
    country_code: 'BG',
    name_bg: 'София',
    latitude: 42.7,
    longitude: 23.32,
    timezone: 'Europe/Sofia',
  }
  await writePlaces(db, 'known', [placeRecordSchema.parse(sofia)])
  const path = join(folder, 'lodging.json')
  writeFileSync(path, JSON.stringify(hotels))

  const first = startImport('hotels', path, '--with-demo-rates')
  while ((await countHotels()) < 16 && first.child.exitCode === null) await sleep(20)
  first.child.kill('SIGKILL')
  await first.ended
  const left = await countHotels()
  expect(left, first.errors()).toBeGreaterThanOrEqual(16)
  expect(left).toBeLessThan(hotels.length)
  expect(await findHalfWritten()).toEqual([])

  const second = startImport('hotels', path, '--with-demo-rates')
  const [code] = await second.ended
  expect(code, second.errors()).toBe(0)
  expect(second.output()).toContain(`${hotels.length - left} hotels written, ${left} unchanged, 0 refused`)
  expect(await countHotels()).toBe(hotels.length)
  expect(await findHalfWritten()).toEqual([])
}, 60_000)

it('an import that cannot begin says why in one sentence and exits with 1', async () => {
  const run = startImport('hotels', join(folder, 'nothing.json'))
  const [code] = await run.ended
  expect(code).toBe(1)
  expect(run.errors()).toMatch(/^There is no file .*nothing\.json\.\n$/)
})

it('exits with 3 when rows were refused, tells each with its line and counts them by reason', async () => {
  const path = join(folder, 'mixed.csv')
  const rows = [
    's1;"Рила" Хотел;42.69;23.32',
    's2;"Перла;42.69;23.32',
    's3;Бор;x;23.32',
    's4;Ела;y;23.32',
    's5;Дъб;42.7;23.3',
  ]
  writeFileSync(path, `source_id;name_bg;latitude;longitude\n${rows.join('\n')}\n`)
  const dry = startImport('hotels', path, '--dry-run')
  expect((await dry.ended)[0], dry.errors()).toBe(3)
  expect(dry.output()).toContain('2 hotels would be written, 0 unchanged, 3 refused')
  const run = startImport('hotels', path)
  expect((await run.ended)[0], run.errors()).toBe(3)
  expect(run.output()).toContain('2 hotels written, 0 unchanged, 3 refused')
  expect(run.errors()).toContain('  line 2: it has a stray quotation mark, which was kept as text\n')
  expect(run.errors()).toContain('  line 3: a quotation mark is opened and not closed\n')
  expect(run.errors()).toMatch(/ {2}line 4 \(s3\): latitude: .*\n {2}line 5 \(s4\): latitude/)
  expect(run.errors()).toMatch(/By reason:\n +2 {2}latitude: .* \(first line 4\)\n +1 {2}a quotation mark/)
  writeFileSync(path, 'source_id;name_bg;latitude;longitude\ns5;Дъб;42.7;23.3\n')
  const strict = startImport('hotels', path, '--strict')
  expect((await strict.ended)[0], strict.errors()).toBe(0)
}, 60_000)
