// `npm start`: from a bare clone to a running site. Plain JavaScript without dependencies, for any Node >= 20.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuilt } from './bundle.mjs'
import { ensureInstalled, pinnedNode, root } from './install.mjs'
import { serverFlags } from './server-flags.mjs'
import { endStepsOnSignal, requireNode, runScript } from './terminal.mjs'

requireNode()
endStepsOnSignal()
await runScript(async () => {
  await ensureInstalled({ dev: false })
  await ensureBuilt()
  runServer()
})

function runServer() {
  const env = { NODE_COMPILE_CACHE: join(root, '.cache', 'compile'), ...process.env, NODE_ENV: 'production' }
  // The channel is never written to: it breaks when this process is killed, and then the server ends itself.
  const child = spawn(pinnedNode(), [...serverFlags, join(root, 'src', 'server', 'main.ts')], {
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.removeAllListeners(signal)
    process.on(signal, () => child.kill(signal))
  }
  child.on('error', (error) => {
    process.stderr.write(`The server cannot be started: ${error.message}\n`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => {
    if (signal) process.stderr.write(`The server was ended by ${signal}.\n`)
    process.exit(code ?? 1)
  })
  if (process.env.npm_lifecycle_event) endWithNpm(child)
}

/** A kill -9 of npm is not forwarded by anybody; this process then gets another parent. */
function endWithNpm(child) {
  const npm = process.ppid
  const watch = setInterval(() => {
    if (process.ppid !== npm) child.kill('SIGTERM')
  }, 500)
  watch.unref()
}
