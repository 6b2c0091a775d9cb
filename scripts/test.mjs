// `npm test`: everything that can be tested, on a machine with nothing but Node. `npm test -- --api`: the API tests alone,
// on the server of TEST_DATABASE_URL if it is set.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { build } from './bundle.mjs'
import { ensureInstalled, root } from './install.mjs'
import { checkSteps, runPlaywright, runSteps, runVitest } from './steps.mjs'
import { endStepsOnSignal, requireNode, runScript } from './terminal.mjs'

const apiTests = { title: 'API tests', run: () => runVitest('api') }

requireNode()
endStepsOnSignal()
await runScript(async () => {
  await ensureInstalled({ dev: true })
  if (process.argv.includes('--api')) return await runSteps([apiTests])
  const browser = await ensureBrowser()
  await runSteps([
    ...checkSteps,
    { title: 'Demo catalogue', run: () => runVitest('demo') },
    { title: 'Pages build', run: () => build() },
    // Both wait for much of their time.
    [apiTests, { title: 'Process tests', run: () => runVitest('processes') }],
    {
      title: 'Browser tests',
      run: () => {
        rmSync(join(root, '.cache', 'e2e'), { recursive: true, force: true })
        return runPlaywright({ CHROMIUM_PATH: browser })
      },
    },
  ])
})
