// `npm run bench`: builds the pages and measures; `-- phone` measures them in a browser. See docs/benchmarks.md.
import { spawn } from 'node:child_process'
import { ensureBrowser } from './browser.mjs'
import { build } from './bundle.mjs'
import { ensureInstalled, pinnedNode, root } from './install.mjs'
import { endStepsOnSignal, requireNode, runScript, showStep } from './terminal.mjs'

requireNode()
endStepsOnSignal()
await runScript(async () => {
  await ensureInstalled({ dev: true })
  await showStep('Building pages', () => build())
  const args = process.argv.slice(2)
  const browser = args.includes('phone') || args.includes('presses') ? { CHROMIUM_PATH: await ensureBrowser() } : {}
  const child = spawn(pinnedNode(), ['bench/main.ts', ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...browser, NODE_ENV: 'production' },
  })
  const code = await new Promise((resolve) => child.on('exit', resolve))
  process.exitCode = code ?? 1
})
