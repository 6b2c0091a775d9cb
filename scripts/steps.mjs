import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pinnedNode, root } from './install.mjs'
import { runProgram, StepError, showStep } from './terminal.mjs'

const reports = join(root, '.cache', 'reports')

/** The steps of `npm run check`: none of them needs a database or a browser. */
export const checkSteps = [
  { title: 'Format and lint', run: () => runTool('@biomejs/biome/bin/biome', ['ci', '--colors=off', '.']) },
  { title: 'House boundaries', run: () => runNode(['scripts/boundaries.ts']) },
  { title: 'Types', run: () => runTool('typescript/bin/tsc', ['--noEmit', '--pretty', 'false']) },
  { title: 'Messages in both languages', run: () => runNode(['scripts/messages.ts']) },
  { title: 'Unit tests', run: () => runVitest('unit') },
]

/** @typedef {{ passed: number, failed: number, again: string[] }} Counts `again`: what passed only when it was run again. */

/**
 * Runs steps one after another and stops at the first that fails; in the end a table of their seconds and one line with
 * the number of tests.
 * @param {{ title: string, run: () => Promise<Counts | undefined | void> }[]} steps
 */
export async function runSteps(steps) {
  const rows = []
  let failure
  for (const { title, run } of steps) {
    const start = performance.now()
    const counts = await showStep(title, run).catch((error) => {
      failure = error
      return error.counts
    })
    rows.push({ title, seconds: (performance.now() - start) / 1000, counts })
    if (failure) break
  }
  printTable(rows, failure)
  if (failure) throw failure
}

function printTable(rows, failure) {
  const lines = rows.map(({ title, seconds, counts }, index) => {
    const state = failure && index === rows.length - 1 ? 'FAILED' : 'ok'
    const again = counts?.again.length ? `, ${counts.again.length} of them only at the second try` : ''
    const tests = counts ? `${counts.passed} passed, ${counts.failed} failed${again}` : ''
    return `  ${title.padEnd(34)}${seconds.toFixed(1).padStart(6)} s  ${state.padEnd(7)}${tests}`
  })
  const total = rows.reduce((sum, { seconds }) => sum + seconds, 0)
  process.stdout.write(`\n${lines.join('\n')}\n  ${'All'.padEnd(34)}${total.toFixed(1).padStart(6)} s\n`)
  const again = rows.flatMap(({ counts }) => counts?.again ?? [])
  if (again.length > 0)
    process.stdout.write(`\nOnly at the second try:\n${again.map((name) => `  ${name}\n`).join('')}`)
  const passed = rows.reduce((sum, { counts }) => sum + (counts?.passed ?? 0), 0)
  // A step without tests of its own counts as one failure, so that the last line never looks well when something broke.
  const failed = rows.reduce((sum, { counts }) => sum + (counts?.failed ?? 0), 0)
  process.on('exit', () => process.stdout.write(`${passed} passed, ${failure ? Math.max(failed, 1) : failed} failed\n`))
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
  await runProgram(pinnedNode(), args, { cwd: root, env: { ...inherited, ...env }, failure: `${args[0]} failed` })
}
