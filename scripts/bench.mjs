// `npm run bench`: builds the pages and measures; see docs/benchmarks.md.
import { spawn } from 'node:child_process'
import { build } from './bundle.mjs'
import { ensureInstalled, pinnedNode, root } from './install.mjs'
import { endStepsOnSignal, requireNode, runScript, showStep } from './terminal.mjs'

requireNode()
endStepsOnSignal()
await runScript(async () => {
  await ensureInstalled({ dev: true })
  await showStep('Building pages', () => build())
  const child = spawn(pinnedNode(), ['bench/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const code = await new Promise((resolve) => child.on('exit', resolve))
  process.exitCode = code ?? 1
})
