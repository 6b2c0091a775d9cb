import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { clockShift } from '../test/clock.mjs'

const top = fileURLToPath(new URL('..', import.meta.url))
const setter = new URL('../test/clock.mjs', import.meta.url).href

/** What a process says whose parent has set the clock of a run. */
function sayWithClock(day: string, script: string): string {
  const parent = `import { setTestClock } from ${JSON.stringify(setter)}
    import { execFileSync } from 'node:child_process'
    setTestClock()
    const child = ['-e', ${JSON.stringify(script)}]
    process.stdout.write(Date.now() + ' ' + execFileSync(process.execPath, child, { encoding: 'utf8' }))`
  return execFileSync(process.execPath, ['--input-type=module', '-e', parent], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', TEST_DAY: day },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}

function listSources(folder: string, kind: RegExp): { file: string; text: string }[] {
  return readdirSync(`${top}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => kind.test(name))
    .map((name) => ({ file: `${folder}/${name}`, text: readFileSync(`${top}${folder}/${name}`, 'utf8') }))
}

test.each([
  ['2028-02-29', '2028-02-29T10:00'],
  ['2027-10-31T00:59', '2027-10-31T00:59'],
  ['2024-12-31', '2024-12-31T10:00'],
])('a run on %s begins at %s, in the processes that it starts too', (day, begins) => {
  const script =
    'console.log(Date.now(), new Date().toISOString(), Date(), new Date() instanceof Date, new Date(0).getTime())'
  const [parent, now, written, ...rest] = sayWithClock(day, script).trim().split(' ')
  expect(written?.slice(0, 16)).toBe(begins)
  expect(rest.slice(3, 4)).toEqual([begins.slice(0, 4)])
  expect(rest.slice(-2)).toEqual(['true', '0'])
  // The time runs on, and the child is not set a second time.
  expect(Number(now)).toBeGreaterThan(Number(parent))
})

test.each(['2027-02-29', '29.02.2028', 'tomorrow', '2027-02-03T25:00'])('%s is no day to begin on', (day) => {
  expect(() => sayWithClock(day, '')).toThrow()
})

test('these tests themselves run on the day that was asked for', () => {
  const { TEST_DAY: day } = process.env
  expect(clockShift === 0).toBe(!day)
  if (day)
    expect(new Date().getTime() - Date.parse(day.length > 10 ? `${day}Z` : `${day}T10:00Z`)).toBeLessThan(86_400_000)
})

test('PostgreSQL is asked for the time only where it is compared with nothing of ours', () => {
  const stamps = [
    'src/server/catalogue/hotels.repository.ts',
    'src/server/catalogue/revision.repository.ts',
    // Both its own: when a change was noted, and how long ago that is.
    'src/server/rates/night-memory.repository.ts',
  ]
  const asking = listSources('src/server', /^(?!.*(migrations|\.test\.ts)).*\.ts$/).filter(({ text }) =>
    /(?<![\w.])(now\(\)|current_(date|timestamp|time)\b|localtimestamp|(clock|statement)_timestamp)/i.test(
      [...text.matchAll(/sql(?:<[^`]*>)?`[^`]*`/g)].join('\n'),
    ),
  )
  expect(asking.map(({ file }) => file).sort()).toEqual(stamps)
})

test('every browser test takes the time from the clock of the run', () => {
  const specs = listSources('e2e', /\.spec\.ts$/)
  expect(specs.length).toBeGreaterThan(20)
  const others = specs.filter(({ text }) => !text.includes("import { test } from './test.ts'"))
  expect(others.map(({ file }) => file)).toEqual([])
})
