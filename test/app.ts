import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { afterAll, onTestFinished, TestRunner } from 'vitest'
import { type AppOptions, createApp } from '../src/server/app.ts'
import type { AppDeps } from '../src/server/app-deps.ts'
import { parseConfig } from '../src/server/config.ts'
import type { DB } from '../src/server/db/schema.ts'
import { openSecrets } from '../src/server/secrets.ts'

export type TestAppOptions = AppOptions & {
  /** Environment variables beside `NODE_ENV=test` and `MAP_STYLE_URL=none`. */
  settings?: Record<string, string>
  /** Absent: the real clock. */
  clock?: () => Date
  deps?: Partial<AppDeps>
}

/**
 * The whole application on a test database, closed after the test that opened it, or the file's last: `const app = await openTestApp(db)`, then
 * `app.inject(...)`. It has no rate limits, no pages and no payment
 * provider unless they are asked for.
 */
export async function openTestApp(db: Kysely<DB>, options: TestAppOptions = {}): Promise<FastifyInstance> {
  const { settings, clock = () => new Date(), deps, ...appOptions } = options
  const dataDir = mkdtempSync(join(tmpdir(), 'zefir-app-'))
  const environment = { NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'silent', MAP_STYLE_URL: 'none', ...settings }
  const config = parseConfig(environment, { root: dataDir, interactive: false })
  const app = await createApp({ config, secrets: openSecrets(config), db, clock, gateway: null, ...deps }, appOptions)
  await app.ready()
  const atTheEnd = TestRunner.getCurrentTest() ? onTestFinished : afterAll
  atTheEnd(async () => {
    await app.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return app
}
