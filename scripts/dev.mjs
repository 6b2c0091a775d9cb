// `npm run dev`: the server starts again when its sources change, pages reload by themselves through Vite; works offline.
import { spawn } from 'node:child_process'
import { ensureInstalled, pinnedNode, root } from './install.mjs'
import { requireNode, runScript } from './terminal.mjs'

requireNode()
await runScript(async () => {
  await ensureInstalled({ dev: false })
  // Named folders, since whatever the server imports would include the temporary files of Vite's own configuration.
  const watched = ['server', 'domain', 'contract', 'messages'].map((folder) => `--watch-path=src/${folder}`)
  const args = ['--watch', ...watched, '--watch-preserve-output', '--watch-kill-signal=SIGTERM', 'src/server/main.ts']
  const child = spawn(pinnedNode(), args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => process.exit(code ?? 1))
})
