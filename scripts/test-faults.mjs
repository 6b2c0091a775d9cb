// `npm run test:faults`: the program, its provider and its database are killed, cut off and lied to while people pay, and
// chance has its way with payments some thousand times (CHANCE_EVENTS=10000 for more). Does its own set-up.
import { ensureBuilt } from './bundle.mjs'
import { ensureInstalled } from './install.mjs'
import { runSteps, runVitest } from './steps.mjs'
import { endStepsOnSignal, requireNode, runScript } from './terminal.mjs'

requireNode()
endStepsOnSignal()
await runScript(async () => {
  await ensureInstalled({ dev: true })
  await ensureBuilt()
  await runSteps([{ title: 'Faults', run: () => runVitest('faults') }])
})
