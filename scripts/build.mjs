// `npm run build`: the bundles of the pages, always anew.
import { build } from './bundle.mjs'
import { ensureInstalled } from './install.mjs'
import { endStepsOnSignal, requireNode, runScript, showStep } from './terminal.mjs'

requireNode()
endStepsOnSignal()
await runScript(async () => {
  await ensureInstalled({ dev: false })
  await showStep('Building pages', () => build())
})
