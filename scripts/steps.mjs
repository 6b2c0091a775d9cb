import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pinnedNode, root } from './install.mjs'
import { MOST_LINES, runProgram, StepError, shorten, showStep } from './terminal.mjs'

/** A step that takes so long hangs: it is ended, so that what it said until then is seen. In milliseconds. */
const LONGEST_STEP = 30 * 60_000

const reports = join(root, '.cache', 'reports')

/** The steps of `npm run check`: none of them needs a database or a browser. */
export const checkSteps = [
  { title: 'Format and lint', run: () => runTool('@biomejs/biome/bin/biome', ['ci', '--colors=off', '.']) },
  { title: 'House boundaries', run: () => runNode(['scripts/boundaries.ts']) },
  { title: 'Types', run: () => runTool('typescript/bin/tsc', ['--noEmit', '--pretty', 'false']) },
  { title: 'Text alone in its element', run: () => runNode(['scripts/bare-text.ts']) },
  { title: 'Messages in both languages', run: () => runNode(['scripts/messages.ts']) },
  { title: 'Unit tests', run: () => runVitest('unit') },
]

/**
 * @typedef {{ passed: number, failed: number, again: string[] }} Counts `again`: what passed only when it was run again.
 * @typedef {{ title: string, run: () => Promise<Counts | undefined | void> }} Step
 */

/**
 * Runs steps one after another, those in a list of their own side by side, and stops where one fails; in the end a table of
 * their seconds and one line with the number of tests.
 * @param {(Step | Step[])[]} steps
 */
export async function runSteps(steps) {
  const start = performance.now()
  const rows = []
  for (const step of steps) {
    const together = Array.isArray(step) ? step : [step]
    const title = together.map((one) => one.title).join(' + ')
    const done = await showStep(title, () => Promise.all(together.map(runStep)))
    rows.push(...done.map((row, index) => ({ ...row, title: index === 0 ? row.title : `+ ${row.title}` })))
    if (done.some(({ failure }) => failure)) break
  }
  printTable(rows, performance.now() - start)
  const failures = rows.flatMap(({ failure }) => failure ?? [])
  if (failures.length > 0) throw failures.length > 1 ? joinFailures(failures) : failures[0]
}

async function runStep({ title, run }) {
  const start = performance.now()
  const seconds = () => (performance.now() - start) / 1000
  try {
    return { title, counts: await run(), seconds: seconds() }
  } catch (failure) {
    return { title, counts: failure.counts, seconds: seconds(), failure }
  }
}

function joinFailures(failures) {
  const text = (part) => failures.map(part).join('\n')
  return new StepError(
    text(({ message }) => message),
    text(({ detail, stack }) => shorten(detail ?? stack, MOST_LINES / failures.length)),
  )
}

function printTable(rows, milliseconds) {
  const print = (title, seconds, rest = '') =>
    process.stdout.write(`  ${title.padEnd(34)}${seconds.toFixed(1).padStart(6)} s${rest}\n`)
  process.stdout.write('\n')
  for (const { title, seconds, counts, failure } of rows) {
    const again = counts?.again.length ? `, ${counts.again.length} of them only at the second try` : ''
    const tests = counts ? `${counts.passed} passed, ${counts.failed} failed${again}` : ''
    print(title, seconds, `  ${(failure ? 'FAILED' : 'ok').padEnd(7)}${tests}`)
  }
  print('All', milliseconds / 1000)
  const again = rows.flatMap(({ counts }) => counts?.again ?? [])
  if (again.length > 0)
    process.stdout.write(`\nOnly at the second try:\n${again.map((name) => `  ${name}\n`).join('')}`)
  const passed = rows.reduce((sum, { counts }) => sum + (counts?.passed ?? 0), 0)
  // A step without tests of its own counts as one failure, so that the last line never looks well when something broke.
  const failed = rows.reduce((sum, { counts, failure }) => sum + Math.max(counts?.failed ?? 0, failure ? 1 : 0), 0)
  process.on('exit', () => process.stdout.write(`${passed} passed, ${failed} failed\n`))
}

/** Runs one of the projects of vitest.config.ts. */
export function runVitest(project, { env = {} } = {}) {
  return runTests(`vitest-${project}`, 'vitest/vitest.mjs', (report) => ({
    args: ['run', '--project', project, '--reporter=default', '--reporter=./scripts/count-reporter.mjs'],
    env: { NO_COLOR: '1', TEST_COUNTS: report, ...env },
    count: (counts) => counts,
  }))
}

/** Runs the browser journeys of e2e/. */
export function runPlaywright(env) {
  return runTests('playwright', '@playwright/test/cli.js', (report) => ({
    args: ['test', '--reporter=line,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...env },
    count: ({ stats, suites }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      again: suites.flatMap(listFlaky),
    }),
  }))
}

function listFlaky({ suites = [], specs = [] }) {
  const flaky = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
  return [...flaky.map(({ file, title }) => `e2e/${file}: ${title}`), ...suites.flatMap(listFlaky)]
}

async function runTests(name, tool, describe) {
  mkdirSync(reports, { recursive: true })
  const report = join(reports, `${name}-${process.pid}.json`)
  const { args, env, count } = describe(report)
  try {
    await runTool(tool, args, env)
  } catch (error) {
    if (error instanceof StepError) error.counts = readCounts(report, count)
    throw error
  }
  const counts = readCounts(report, count)
  if (!counts || counts.passed === 0) throw new StepError(`${name} ran no test at all.`)
  return counts
}

function readCounts(report, count) {
  try {
    return count(JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    return undefined
  }
}

async function runTool(tool, args, env = {}) {
  await runNode([join('node_modules', tool), ...args], env)
}

/** NODE_ENV of the caller must not reach the tests: `production` would change React and skip warnings. */
async function runNode(args, env = {}) {
  const { NODE_ENV: _, ...inherited } = process.env
  await runProgram(pinnedNode(), args, {
    cwd: root,
    env: { ...inherited, ...env },
    timeout: LONGEST_STEP,
    failure: `${args[0]} failed`,
  })
}
