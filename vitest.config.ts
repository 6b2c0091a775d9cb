import { defineConfig } from 'vitest/config'

/** Starts and kills servers of its own, whatever the API tests run on. */
const embeddedTest = 'src/server/db/embedded.test.ts'

/**
 * Three kinds of tests: `unit` needs nothing, `api` runs on a real PostgreSQL (test/database-server.ts), `processes` starts
 * and kills the whole program. `vitest run --project api src/server/search` runs a part of one.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    setupFiles: ['test/no-noise.ts'],
    // A test that silences the console does so for itself alone.
    restoreMocks: true,
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
        test: {
          name: 'api',
          include: ['src/server/**/*.test.ts', 'demo/**/*.test.ts', 'test/api/**/*.test.ts'],
          exclude: [embeddedTest],
          globalSetup: ['test/database-server.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'processes',
          include: ['test/processes/**/*.test.ts', embeddedTest],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
