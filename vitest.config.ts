import { defineConfig } from 'vitest/config'
import { setTestClock } from './test/clock.mjs'

setTestClock()

/** Starts and kills servers of its own, whatever the API tests run on. */
const embeddedTest = 'src/server/db/embedded.test.ts'

const demoOnDatabase = 'demo/roll-forward.test.ts'

/** Milliseconds for one test: many times what it takes, since something else may keep every core busy. */
const patience = 90_000

/**
 * Tests with databases, processes and real time may lose to a busy machine what they would win on a quiet one: those that
 * were run again are named in the end. Where chance itself is tested, `firstTry` of test/random.ts takes the second try away.
 */
const timed = { retry: 1, expect: { poll: { timeout: 30_000 } } }

/**
 * Five kinds of tests: `unit` and `demo` (the invented catalogue, many pictures drawn) need nothing, `api` runs on a real
 * PostgreSQL (test/database-server.ts), `processes` starts and kills the whole program and the payment sandbox, `faults`
 * (`npm run test:faults`) breaks what it depends on while people pay. `vitest run --project api src/server/search` runs a
 * part of one.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    hookTimeout: patience,
    testTimeout: patience,
    setupFiles: ['test/no-noise.ts', 'test/bounded-chance.ts'],
    globalSetup: ['test/temporary-files.ts'],
    // A test that silences the console does so for itself alone.
    restoreMocks: true,
    // Reading the program anew for each file took as long as its tests; databases and apps are each file's own anyway.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/{domain,contract,messages,web}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'demo', include: ['demo/**/*.test.ts'], exclude: [demoOnDatabase] },
      },
      {
        extends: true,
        test: {
          ...timed,
          name: 'api',
          include: ['src/server/**/*.test.ts', demoOnDatabase],
          exclude: [embeddedTest],
          globalSetup: ['test/database-server.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...timed,
          name: 'processes',
          include: ['test/processes/**/*.test.ts', 'sandbox/**/*.test.ts', embeddedTest],
          testTimeout: 2 * patience,
        },
      },
      {
        extends: true,
        test: {
          ...timed,
          name: 'faults',
          // The long walk of chance needs a processor, the others mostly wait: side by side they take little longer than one.
          include: ['test/faults/**/*.test.ts', 'src/server/payments/interleavings.test.ts'],
          globalSetup: ['test/database-server.ts'],
          env: { CHANCE_EVENTS: process.env.CHANCE_EVENTS ?? '5000' },
          // Everything has to be right a minute after each fault; some cases have two of them.
          testTimeout: (2 * Number(process.env.FAULTS_PATIENCE ?? 60) + 30) * 1000,
          maxConcurrency: 20,
        },
      },
    ],
  },
})
