// `npm test`: everything that can be tested, on a machine with nothing but Node. `npm test -- --api`: the API tests alone,
// on the server of TEST_DATABASE_URL if it is set. `npm test -- --day 2028-02-29`: all of it as on that day (TEST_DAY).
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { setTestClock } from '../test/clock.mjs'
import { ensureBrowser } from './browser.mjs'
import { build } from './bundle.mjs'
import { ensureInstalled, root } from './install.mjs'
import { checkSteps, runPlaywright, runSteps, runVitest } from './steps.mjs'
import { endStepsOnSignal, requireNode, runScript, StepError } from './terminal.mjs'

const apiTests = { title: 'API tests', run: () => runVitest('api') }

requireNode()
endStepsOnSignal()
await runScript(async () => {
  const { api } = readArguments()
  await ensureInstalled({ dev: true })
  if (api) return await runSteps([apiTests])
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

function readArguments() {
  try {
    const { values } = parseArgs({ options: { api: { type: 'boolean' }, day: { type: 'string' } } })
    if (values.day) process.env.TEST_DAY = values.day
    setTestClock()
    return values
  } catch (error) {
    throw new StepError(error.message)
  }
}
