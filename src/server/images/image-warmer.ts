import { availableParallelism, loadavg } from 'node:os'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { pictureSeasonOn } from '../../domain/picture-seasons.ts'
import { localDay } from '../../domain/stay-dates.ts'
import type { DB } from '../db/schema.ts'
import type { ImageStore } from './image-store.ts'
import { listMainImages } from './images.repository.ts'

/** How many main pictures are made ahead; the cards' usual size first for all of them. */
const MOST = 600
const WIDTHS = [640, 960] as const

/** Share of the event loop in use above which visitors are being served and warming waits. */
const BUSY = 0.2
/** Programs waiting for a core, for each core, above which the machine has better things to do (0 where it does not tell). */
const LOADED = 0.8
const PAUSE_MS = 1000

/** Where most hotels are, degrees of latitude: a few pictures of the southern half are made when they are asked for. */
const NORTH = 42

/** After each picture the warmer rests as long as it worked, and long enough to see whether the process is busy. */
const SHORTEST_REST_MS = 50

/**
 * Makes the main pictures ahead of the first visitor, in the background: one at a time, resting in between, and not at all
 * while the process or the machine has other things to do. Ends when done or when `signal` aborts.
 */
export async function warmImages(
  store: ImageStore,
  { db, now }: { db: Kysely<DB>; now: Date },
  signal: AbortSignal,
): Promise<void> {
  const season = pictureSeasonOn(localDay(now, 'Europe/Sofia'), NORTH)
  const origins = await listMainImages(db, season, MOST)
  for (const width of WIDTHS) {
    for (const origin of origins) {
      if (signal.aborted) return
      const started = performance.now()
      await store.get({ origin, width, format: 'webp' }, 'background').catch(() => undefined)
      await restUntilQuiet(performance.now() - started, signal)
    }
  }
}

async function restUntilQuiet(milliseconds: number, signal: AbortSignal): Promise<void> {
  let pause = Math.max(SHORTEST_REST_MS, milliseconds)
  while (!signal.aborted) {
    const before = performance.eventLoopUtilization()
    await sleep(pause, undefined, { signal, ref: false }).catch(() => undefined)
    const loaded = loadavg()[0] ?? 0
    if (performance.eventLoopUtilization(before).utilization < BUSY && loaded / availableParallelism() < LOADED) return
    pause = PAUSE_MS
  }
}
