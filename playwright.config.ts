import { defineConfig } from '@playwright/test'
import { setTestClock } from './test/clock.mjs'

setTestClock()

/** Not the port that a developer's own server uses. */
const port = Number(process.env.E2E_PORT ?? 4317)
const address = `http://127.0.0.1:${port}`
const asRoot = process.getuid?.() === 0

/** Chromium's sandbox refuses root. */
function launch(...args: string[]) {
  const executablePath = process.env.CHROMIUM_PATH
  return { ...(executablePath ? { executablePath } : {}), args: [...args, ...(asRoot ? ['--no-sandbox'] : [])] }
}

/** Browser journeys on the built program with a database of its own, which `npm test` empties first. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  forbidOnly: true,
  // A page waits for much of its time: three keep two cores at work.
  workers: 3,
  timeout: 180_000,
  // Two browsers and the server share the cores, and software draws the maps: the main thread may stand still for seconds.
  expect: { timeout: 30_000 },
  // Said in the table when it was needed.
  retries: 2,
  use: {
    baseURL: address,
    locale: 'bg-BG',
    timezoneId: 'Europe/Sofia',
    viewport: { width: 1280, height: 800 },
    trace: 'on-first-retry',
    launchOptions: launch(),
  },
  // Drawing maps by software takes most of a results page's time: only tests of maps do it, elsewhere a page says that it cannot.
  // The longest first, so that no worker is left with one in the end.
  projects: [
    { name: 'maps', grep: /@map/, use: { launchOptions: launch('--enable-unsafe-swiftshader') } },
    { name: 'pages', grepInvert: /@map/ },
  ],
  webServer: {
    command: 'node scripts/run.mjs src/server/main.ts',
    url: `${address}/readyz`,
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: '.cache/e2e',
      LOG_LEVEL: 'warn',
      // Our own ground; tests of streets answer for a provider themselves.
      MAP_STYLE_URL: 'none',
      // Nobody's: journeys that do not consent ask nothing of Google, and those that do are answered by a stub.
      GTM_ID: 'GTM-STUB1',
      ANALYTICS_ID: 'G-STUB1',
    },
    timeout: 120_000,
    // What the program warns of stands beside the test that it failed.
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 6000 },
  },
})
