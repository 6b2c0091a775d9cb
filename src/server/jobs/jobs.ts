import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import type { AppDeps } from '../app-deps.ts'
import type { DB } from '../db/schema.ts'
import { logRarely } from './log-rarely.ts'

/** What a job may need besides the database and the time. */
export type JobContext = Pick<AppDeps, 'config' | 'secrets' | 'gateway'> & { log: FastifyBaseLogger }

/** Work that comes back by the clock. A failed run is tried again, so `run` must bear being repeated. */
export type Job = {
  /** kebab-case, stable: `forget-mails`. */
  name: string
  run(db: Kysely<DB>, clock: () => Date, context: JobContext): Promise<void>
} & (ByCalendar | ByPause)

/** Whatever the number of processes, one run at a time. One that a kill -9 cuts short keeps others away for a quarter of an hour. */
type ByCalendar = {
  /** Minute, hour, day, month, weekday in Europe/Sofia: `* * * * *` for each minute. */
  cron: string
  /** After a pause of the whole program, run once for what was missed (daily work) or not (each-minute work). */
  missed?: 'once' | 'skip'
}

/**
 * For what people wait for: every process does it, when it starts and again this long after each run, so that a dead one is
 * never waited for. `run` must bear being done by several at a time.
 */
type ByPause = { everySeconds: number }

/** Jobs under way. */
export type RunningJobs = {
  /** Asks for one run out of turn; false when one is waiting or running already. */
  runSoon(name: string): Promise<boolean>
  /** Starts nothing more and lets what runs finish for at most `patienceMs`. */
  stop(patienceMs: number): Promise<void>
}

export type JobDeps = { db: Kysely<DB>; clock: () => Date } & JobContext

/**
 * Starts the given jobs on pg-boss, which keeps its tables in the schema `pgboss` of the same database.
 * @param pool connections are borrowed from it, a few at a time.
 * @param options.pollingSeconds how often each job's queue is looked at; a few seconds are enough for work that is planned
 * by the minute.
 */
export async function startJobs(
  pool: pg.Pool,
  jobs: readonly Job[],
  deps: JobDeps,
  options: { pollingSeconds: number } = { pollingSeconds: 5 },
): Promise<RunningJobs> {
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) } })
  boss.on('error', logRarely(deps.log, 'jobs failed'))
  await boss.start()
  const repeated: ((patienceMs: number) => Promise<void>)[] = []
  for (const job of jobs) {
    if (!('everySeconds' in job)) await registerJob(boss, job, deps, options.pollingSeconds)
    else {
      // A program before this one may have planned it by the calendar.
      await boss.unschedule(job.name)
      repeated.push(repeat(job, deps))
    }
  }
  return {
    runSoon: async (name) => (await boss.send(name)) !== null,
    stop: async (patienceMs) => {
      await Promise.all([
        boss.stop({ graceful: true, close: false, timeout: patienceMs }),
        ...repeated.map((stop) => stop(patienceMs)),
      ])
    },
  }
}

/** Runs a job now and after each pause; answers how to end that. */
function repeat(job: Job & ByPause, deps: JobDeps): (patienceMs: number) => Promise<void> {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  async function takeTurn(): Promise<void> {
    await runJob(job, deps).catch(() => undefined)
    if (stopped) return
    timer = setTimeout(() => {
      turn = takeTurn()
    }, job.everySeconds * 1000)
  }
  let turn = takeTurn()
  return async (patienceMs) => {
    stopped = true
    clearTimeout(timer)
    await Promise.race([turn, sleep(patienceMs, undefined, { ref: false })])
  }
}

/** @throws what the job throws, once it is logged. */
async function runJob(job: Job, { db, clock, ...context }: JobDeps): Promise<void> {
  const log = context.log.child({ job: job.name })
  try {
    await job.run(db, clock, { ...context, log })
  } catch (error) {
    log.error({ err: error }, 'job failed')
    throw error
  }
}

async function registerJob(
  boss: PgBoss,
  job: Job & ByCalendar,
  deps: JobDeps,
  pollingIntervalSeconds: number,
): Promise<void> {
  await boss.createQueue(job.name, { policy: 'exclusive', retryLimit: 2, retryDelay: 30, expireInSeconds: 900 })
  await boss.schedule(job.name, job.cron, null, { tz: 'Europe/Sofia', missed: job.missed ?? 'skip' })
  await boss.work(job.name, { pollingIntervalSeconds }, () => runJob(job, deps))
}
