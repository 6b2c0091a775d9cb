import { spawn } from 'node:child_process'

const interactive = process.stdout.isTTY === true

/** What is shown of what a tool said. */
export const MOST_LINES = 300

/** A step that cannot be done; `message` is for the person at the terminal, `detail` is what the tool said. */
export class StepError extends Error {
  constructor(message, detail = '') {
    super(message)
    this.name = 'StepError'
    this.detail = detail
  }
}

/** Refuses a Node that is too old to go on, in one sentence. */
export function requireNode(major = 20) {
  if (Number.parseInt(process.versions.node, 10) >= major) return
  process.stderr.write(`Zefir needs Node ${major} or newer; this is ${process.versions.node}.\n`)
  process.exit(1)
}

/**
 * Runs `work` under a line that counts its seconds while it runs and keeps them when it is done.
 * @returns what `work` returns
 */
export async function showStep(title, work) {
  const start = performance.now()
  const seconds = () => `${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s`
  const draw = (end) => process.stdout.write(`${interactive ? '\r' : ''}  ${title.padEnd(34)}${seconds()}${end}`)
  const timer = interactive ? setInterval(() => draw(''), 200) : undefined
  try {
    return await work()
  } finally {
    clearInterval(timer)
    draw('\n')
  }
}

const running = new Set()

/**
 * Runs a program to its end, quietly unless `show`.
 * @returns {Promise<string>} its whole output
 * @throws StepError with the last of its output
 */
export function runProgram(command, args, { show = false, failure = `${command} failed`, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'] })
    const chunks = []
    const start = performance.now()
    running.add(child)
    child.stdout?.on('data', (chunk) => chunks.push(chunk))
    child.stderr?.on('data', (chunk) => chunks.push(chunk))
    const text = () => Buffer.concat(chunks).toString('utf8')
    child.on('error', (error) => {
      running.delete(child)
      reject(new StepError(`${failure}: ${error.message}`))
    })
    child.on('close', (code, signal) => {
      running.delete(child)
      if (code === 0) return resolve(text())
      // Killed by its `timeout`, a tool may still end with a code of its own.
      const why = child.killed ? ` (ended after ${Math.round((performance.now() - start) / 1000)} s)` : ''
      reject(new StepError(`${failure}${why || (signal ? ` (${signal})` : '')}.`, text()))
    })
  })
}

/** Ctrl-C or SIGTERM while a step runs ends the step too. */
export function endStepsOnSignal() {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ]) {
    process.on(signal, () => {
      for (const child of running) child.kill(signal)
      process.exit(code)
    })
  }
}

/** Beginning and end of what a tool said: npm puts the cause first, test runners put it last. */
export function shorten(detail, most) {
  const lines = detail.trimEnd().split('\n')
  const shown = lines.length > most ? [...lines.slice(0, 20), '...', ...lines.slice(20 - most)] : lines
  return detail.trim() ? `${shown.join('\n')}\n` : ''
}

/** Runs a script's main function; a StepError ends it with its sentence and exit code 1. */
export async function runScript(main) {
  try {
    await main()
  } catch (error) {
    if (!(error instanceof StepError)) throw error
    process.stderr.write(shorten(error.detail, MOST_LINES))
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
