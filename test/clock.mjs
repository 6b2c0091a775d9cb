import { fileURLToPath, pathToFileURL } from 'node:url'

/**
 * The clock of a test run. TEST_DAY=2028-02-29 (at ten) or TEST_DAY=2028-02-29T21:59, both UTC, has `Date` begin there and
 * run on in every process of the run: tests, the program, its demo, its commands and the sandbox, through NODE_OPTIONS, and
 * in the pages of the browser, through e2e/test.ts. Timers run as ever. PostgreSQL keeps the machine's clock.
 */
const preload = /clock\.mjs\?shift=(-?\d+)/

/** Milliseconds by which this run is ahead of the machine's clock; 0 without TEST_DAY. */
export const clockShift = Number(preload.exec(process.env.NODE_OPTIONS ?? '')?.[1] ?? 0)

/** Sets the clock of this process and of those it starts; a run within a run keeps the clock that it was given. */
export function setTestClock() {
  const { TEST_DAY: day, NODE_OPTIONS: options = '' } = process.env
  if (!day || preload.test(options)) return
  const instant = new Date(day.length > 10 ? `${day}Z` : `${day}T10:00Z`)
  if (Number.isNaN(instant.getTime()) || !instant.toISOString().startsWith(day))
    throw new Error(`TEST_DAY is ${day}: write it as 2028-02-29 or 2028-02-29T21:59.`)
  const shift = instant.getTime() - Date.now()
  shiftDate(shift)
  process.env.NODE_OPTIONS = `${options} ${preloadOption(fileURLToPath(import.meta.url), shift)}`.trim()
}

/**
 * NODE_OPTIONS with the clock of this run for a process that is given an environment of its own.
 * @param {string} file where that process finds this module
 */
export function clockOptions(file) {
  return clockShift === 0 ? '' : preloadOption(file, clockShift)
}

function preloadOption(file, shift) {
  return `--import=${pathToFileURL(file)}?shift=${shift}`
}

/**
 * Moves `Date` of the place where it runs, a page's too: it must need nothing from outside.
 * @param {number} shift milliseconds
 */
export function shiftDate(shift) {
  const machineNow = Date.now
  const now = () => machineNow() + shift
  const shifted = new Proxy(Date, {
    construct: (target, args, self) => Reflect.construct(target, args.length === 0 ? [now()] : args, self),
    apply: (target) => new target(now()).toString(),
  })
  Date.now = now
  Date.prototype.constructor = shifted
  globalThis.Date = shifted
}

if (import.meta.url.includes('?shift=')) shiftDate(clockShift)
