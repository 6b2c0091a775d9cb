// `node scripts/run.mjs ENTRY.ts [arguments]`: runs a TypeScript entry with the pinned Node, installing first if need be.
import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { ensureInstalled, pinnedNode, root } from './install.mjs'
import { requireNode, runScript } from './terminal.mjs'

requireNode()
await runScript(async () => {
  const [entry, ...rest] = process.argv.slice(2)
  if (!entry) {
    process.stderr.write('Usage: node scripts/run.mjs ENTRY.ts [arguments]\n')
    process.exit(1)
  }
  await ensureInstalled({ dev: false })
  const env = { NODE_COMPILE_CACHE: join(root, '.cache', 'compile'), NODE_ENV: 'production', ...process.env }
  const child = spawn(pinnedNode(), [resolve(root, entry), ...rest], { env, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => process.exit(code ?? 1))
})
