import pino from 'pino'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { parseConfig } from '../config.ts'
import { openPool } from '../db/pool.ts'
import { type Job, type JobDeps, type RunningJobs, startJobs } from './jobs.ts'

const { db, address } = await openTestDatabase()
const pool = openPool(address, { size: 6, statementTimeoutMs: 15_000, applicationName: 'zefir jobs test' })

const logged: string[] = []
const log = pino({ level: 'error' }, { write: (line: string) => logged.push(line) })

const deps: JobDeps = {
  db,
  clock: () => new Date('2027-03-01T09:00:00Z'),
  config: parseConfig({ NODE_ENV: 'test' }, { root: '/tmp', interactive: false }),
  secrets: { root: 'r'.repeat(32), databasePassword: 'p'.repeat(32) },
  log,
}

/** Far from now, so that only `runSoon` runs anything. */
const yearly = '0 0 1 1 *'
const quickly = { pollingSeconds: 0.5 }

const running: RunningJobs[] = []

async function start(jobs: Job[]): Promise<RunningJobs> {
  const started = await startJobs(pool, jobs, deps, quickly)
  running.push(started)
  return started
}

afterAll(async () => {
  await Promise.all(running.map((jobs) => jobs.stop(2000)))
  await pool.end()
})

describe('jobs', () => {
  test('what people wait for is done at the start and after each pause, whatever became of the run before', async () => {
    const runs: number[] = []
    const job: Job = {
      name: 'come-again',
      everySeconds: 0.3,
      run: async () => {
        runs.push(Date.now())
        if (runs.length === 1) throw new Error('the first goes wrong')
        await new Promise((resolve) => setTimeout(resolve, 200))
      },
    }
    const one = await start([job])
    await vi.waitFor(() => expect(runs.length).toBeGreaterThan(3), { timeout: 8000 })
    expect(logged.splice(0).join()).toContain('the first goes wrong')
    await one.stop(2000)
    const done = runs.length
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect(runs).toHaveLength(done)
  })

  test('one run at a time, however many processes there are and however often it is asked for', async () => {
    const active = { now: 0, most: 0, runs: 0 }
    const job: Job = {
      name: 'count-runs',
      cron: yearly,
      run: async () => {
        active.most = Math.max(active.most, ++active.now)
        await new Promise((resolve) => setTimeout(resolve, 700))
        active.now--
        active.runs++
      },
    }
    const [one, two] = [await start([job]), await start([job])]
    const asked = await Promise.all([one.runSoon('count-runs'), two.runSoon('count-runs'), one.runSoon('count-runs')])
    expect(asked.filter(Boolean)).toHaveLength(1)
    await vi.waitFor(() => expect(active.runs).toBe(1), { timeout: 8000 })
    // The run is over a moment before its row says so.
    await vi.waitFor(async () => expect(await two.runSoon('count-runs')).toBe(true), { timeout: 8000 })
    await vi.waitFor(() => expect(active.runs).toBe(2), { timeout: 8000 })
    expect(active.most).toBe(1)
  })

  test('a run gets the database, the time and its own log, and a failure is written there', async () => {
    const run = vi.fn<Job['run']>().mockRejectedValue(new Error('no luck'))
    const jobs = await start([{ name: 'fail', cron: yearly, run }])
    await jobs.runSoon('fail')
    await vi.waitFor(() => expect(logged.join()).toContain('no luck'), { timeout: 8000 })
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({ job: 'fail', msg: 'job failed' })
    expect(run.mock.calls[0]?.[0]).toBe(db)
    expect(run.mock.calls[0]?.[1]()).toEqual(new Date('2027-03-01T09:00:00Z'))
  })

  test('stopping waits for what runs', async () => {
    const state = { began: false, ended: false }
    const job: Job = {
      name: 'take-time',
      cron: yearly,
      run: async () => {
        state.began = true
        await new Promise((resolve) => setTimeout(resolve, 600))
        state.ended = true
      },
    }
    const jobs = await startJobs(pool, [job], deps, quickly)
    await jobs.runSoon('take-time')
    await vi.waitFor(() => expect(state.began).toBe(true), { timeout: 8000 })
    await jobs.stop(5000)
    expect(state.ended).toBe(true)
  })
})
