// `npm run check`: what can be known about the source in seconds.
import { ensureInstalled } from './install.mjs'
import { checkSteps, runSteps } from './steps.mjs'
import { endStepsOnSignal, requireNode, runScript } from './terminal.mjs'

requireNode()
endStepsOnSignal()
await runScript(async () => {
  await ensureInstalled({ dev: true })
  await runSteps(checkSteps)
})
