// `npm start`: from a bare clone to a running site. Plain JavaScript without dependencies, for any Node >= 20.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuilt } from './bundle.mjs'
import { ensureInstalled, pinnedNode, root } from './install.mjs'
import { serverFlags } from './server-flags.mjs'
import { endStepsOnSignal, requireNode, runScript } from './terminal.mjs'

/** Milliseconds that a server has to have lived for its end to count as the first again. */
const healthyMs = 60_000

/** Ends that say that another start would end the same way (1: a setting, a port, the database), or that it was meant (0). */
const finalCodes = new Set([0, 1])

/** What a signal does at the moment: pass it on to the server, or give up waiting to start it again. */
let stop = (/** @type {NodeJS.Signals} */ _signal) => {}

requireNode()
endStepsOnSignal()
await runScript(async () => {
  await ensureInstalled({ dev: false })
  await ensureBuilt()
  listenForTheEnd()
  runServer()
})

/** @param {number} failures how often it died in a row; each time it is waited longer before it is started again. */
function runServer(failures = 0) {
  const startedAt = Date.now()
  const env = { NODE_COMPILE_CACHE: join(root, '.cache', 'compile'), ...process.env, NODE_ENV: 'production' }
  // The channel breaks when this process is killed, and then the server ends itself.
  const child = spawn(pinnedNode(), [...serverFlags, join(root, 'src', 'server', 'main.ts')], {
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  let ending = false
  let wasReady = false
  stop = (signal) => {
    ending = true
    child.kill(signal)
  }
  // Its only message: it is ready. One that never was would fail the same way again.
  child.once('message', () => {
    wasReady = true
  })
  child.on('error', (error) => {
    process.stderr.write(`The server cannot be started: ${error.message}\n`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => {
    if (signal) process.stderr.write(`The server was ended by ${signal}.\n`)
    if (ending || !wasReady || (!signal && finalCodes.has(code ?? 1))) process.exit(code ?? 1)
    const inRow = Date.now() - startedAt > healthyMs ? 0 : failures
    const seconds = Math.min(30, 2 ** inRow)
    process.stderr.write(`The server is started again in ${seconds} s.\n`)
    const wait = setTimeout(() => runServer(inRow + 1), seconds * 1000)
    stop = () => {
      clearTimeout(wait)
      process.exit(0)
    }
  })
}

function listenForTheEnd() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.removeAllListeners(signal)
    process.on(signal, () => stop(signal))
  }
  if (!process.env.npm_lifecycle_event) return
  // A kill -9 of npm is not forwarded by anybody; this process then gets another parent.
  const npm = process.ppid
  const watch = setInterval(() => {
    if (process.ppid !== npm) stop('SIGTERM')
  }, 500)
  watch.unref()
}
