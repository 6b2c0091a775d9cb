import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { Config } from '../config.ts'
import type { Secrets } from '../secrets.ts'
import { sandboxSecret } from './open-gateway.ts'

/** The sandbox cannot start; `message` is one sentence for the person at the terminal. */
export class SandboxError extends Error {
  override name = 'SandboxError'
}

export type SandboxProcess = {
  /** Where it listens, the same for all its lives: `http://127.0.0.1:3001`. */
  address: string
  /** Tells it where its messages go, now that somebody listens there. */
  sendTo(webhookUrl: string): void
  stop(): Promise<void>
}

const entry = fileURLToPath(new URL('../../../sandbox/main.ts', import.meta.url))

/** Milliseconds before it is started again after it died, longer each time it does not come up, and that it may take to end. */
const restartPause = 200
const longestPause = 5000
const endPatience = 1000

const answerSchema = z.union([z.object({ origin: z.string() }), z.object({ problem: z.string() })])

/**
 * Starts the sandbox as a process of its own, and again whenever it dies. Its books lie in the data folder; it ends with us,
 * after a kill -9 too, because then its channel to us breaks.
 * @throws SandboxError when it cannot start, a taken port above all.
 */
export async function startSandboxProcess(config: Config, secrets: Secrets): Promise<SandboxProcess> {
  const { port, origin, delay } = config.payments.sandbox
  let webhookUrl: string | undefined
  let stopping = false
  let pause = restartPause
  let child = launch(port)
  const address = await hear(child, port)
  const settled = Number(new URL(address).port)
  watch()

  function launch(onPort: number): ChildProcess {
    // Only what it needs: it is somebody else, and our own secrets are none of its business.
    const env = {
      SANDBOX_PORT: String(onPort),
      SANDBOX_BOOKS: join(config.dataDir, 'sandbox.sqlite'),
      SANDBOX_SECRET: sandboxSecret(secrets),
      SANDBOX_ORIGIN: origin ?? '',
      SANDBOX_DELAY: String(delay),
      SANDBOX_MERCHANT_BG: config.operator.name.bg,
      SANDBOX_MERCHANT_EN: config.operator.name.en,
      NODE_ENV: 'production',
      NODE_OPTIONS: config.nodeOptions,
    }
    return fork(entry, [], { env, execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  }

  function watch() {
    child.unref()
    child.channel?.unref()
    child.once('exit', () => {
      if (stopping) return
      setTimeout(() => void restart(), pause).unref()
      pause = Math.min(pause * 2, longestPause)
    })
  }

  async function restart() {
    if (stopping) return
    child = launch(settled)
    watch()
    try {
      await hear(child, settled)
      pause = restartPause
      tellAddress()
    } catch {
      // What keeps it from starting also ends it, and it is started again.
    }
  }

  function tellAddress() {
    if (webhookUrl && child.connected) child.send({ webhookUrl }, () => {})
  }

  return {
    address,
    sendTo(url) {
      webhookUrl = url
      tellAddress()
    },
    async stop() {
      stopping = true
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
      child.kill('SIGTERM')
      const impatience = setTimeout(() => child.kill('SIGKILL'), endPatience)
      await ended
      clearTimeout(impatience)
    },
  }
}

/** Its first word: where it listens, or why it cannot. */
function hear(child: ChildProcess, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new SandboxError(`The sandbox cannot be started: ${error.message}`)))
    child.once('exit', () => reject(new SandboxError('The sandbox ended before it was open.')))
    child.once('message', (message) => {
      const answer = answerSchema.parse(message)
      if ('origin' in answer) resolve(answer.origin)
      else reject(new SandboxError(explain(answer.problem, port)))
    })
  })
}

function explain(problem: string, port: number): string {
  if (problem === 'EADDRINUSE')
    return `Port ${port} is taken, and the sandbox of payments needs it: stop what listens there, or set another SANDBOX_PORT.`
  if (problem === 'EACCES') return `Port ${port} is not allowed to this user: set a SANDBOX_PORT above 1023.`
  return `The sandbox of payments cannot start (${problem}).`
}
