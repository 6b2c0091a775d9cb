import { defineConfig } from 'vitest/config'

/**
 * Three kinds of tests: `unit` needs nothing, `api` runs on a real PostgreSQL (test/database-server.ts), `processes` starts
 * and kills the whole program. `vitest run --project api src/server/search` runs a part of one.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    setupFiles: ['test/no-noise.ts'],
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
          globalSetup: ['test/database-server.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'processes',
          include: ['test/processes/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
