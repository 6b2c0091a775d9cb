import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findPostmaster, stopPostmaster } from '../../src/server/db/embedded-process.ts'
import { clockOptions } from '../clock.mjs'

const repository = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

const clockFile = join('test', 'clock.mjs')

/** What a run needs besides node_modules. */
const parts = [
  clockFile,
  'src',
  'demo',
  'sandbox',
  'scripts',
  'public',
  'dist',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
]

/** A clone to run the program from, outside the repository. */
export type Clone = { folder: string; dataDir: string }

/** One run of the program; `exit` resolves with its exit code, `output` is all it has said so far. */
export type Run = {
  child: ChildProcess
  /** When it was started, by `performance.now()`. */
  startedAt: number
  output(): string
  errors(): string
  exit: Promise<number | null>
  /** Resolves with the address it says it is open at; fails with what it said when it ends instead. */
  opened: Promise<string>
}

const folders: string[] = []
const clones: Clone[] = []
const runs: Run[] = []

/** Copies the program (node_modules by links) to a folder with the given name; `removeClones` removes it. */
export function makeClone(name: string, options: { without?: string } = {}): Clone {
  const parent = mkdtempSync(join(tmpdir(), 'zefir-process-'))
  folders.push(parent)
  chmodSync(parent, 0o711)
  const folder = join(parent, name)
  mkdirSync(folder)
  for (const part of parts) {
    if (existsSync(join(repository, part))) cpSync(join(repository, part), join(folder, part), { recursive: true })
  }
  mkdirSync(join(folder, 'node_modules'))
  for (const entry of readdirSync(join(repository, 'node_modules'))) {
    if (entry !== options.without)
      symlinkSync(join(repository, 'node_modules', entry), join(folder, 'node_modules', entry))
  }
  const clone = { folder, dataDir: join(folder, '.data') }
  clones.push(clone)
  return clone
}

/** The same program with another, empty data folder; it goes with its clone. */
export function freshData(clone: Clone): Clone {
  const fresh = { folder: clone.folder, dataDir: join(clone.folder, `.data-${randomBytes(4).toString('hex')}`) }
  clones.push(fresh)
  return fresh
}

/** Gives a clone to another user who alone may enter it. The packages are copied when that user cannot reach ours. */
export function giveTo(clone: Clone, user: { uid: number; gid: number }): void {
  if (!canRead(join(clone.folder, 'node_modules', 'node', 'bin', 'node'), user)) {
    rmSync(join(clone.folder, 'node_modules'), { recursive: true })
    cpSync(join(repository, 'node_modules'), join(clone.folder, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
    })
  }
  for (const entry of readdirSync(clone.folder, { recursive: true, encoding: 'utf8' })) {
    if (!entry.startsWith('node_modules')) chownSync(join(clone.folder, entry), user.uid, user.gid)
  }
  chownSync(clone.folder, user.uid, user.gid)
  chmodSync(clone.folder, 0o700)
}

function canRead(path: string, user: { uid: number; gid: number }): boolean {
  try {
    execFileSync('/bin/sh', ['-c', 'test -x "$0"', path], { cwd: '/', ...user })
    return true
  } catch {
    return false
  }
}

/** Starts the program of a clone, without the demo, on a free port. */
export async function startProgram(
  clone: Clone,
  options: { env?: Record<string, string>; user?: { uid: number; gid: number }; script?: string } = {},
): Promise<Run> {
  const port = options.env?.PORT ?? String(await findFreePort())
  const node = join(clone.folder, 'node_modules', 'node', 'bin', 'node')
  const child = spawn(node, [join(clone.folder, options.script ?? 'src/server/main.ts')], {
    cwd: clone.folder,
    // A group of its own, as a terminal gives: Ctrl-C goes to all of it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: tmpdir(),
      NODE_ENV: 'production',
      DEMO: 'off',
      LOG_LEVEL: 'warn',
      // As the launcher does: what a run has compiled the next one need not.
      NODE_COMPILE_CACHE: join(tmpdir(), 'zefir-compiled'),
      DATA_DIR: clone.dataDir,
      NODE_OPTIONS: clockOptions(join(clone.folder, clockFile)),
      ...options.env,
      PORT: port,
    },
    ...options.user,
  })
  const run = observe(child)
  runs.push(run)
  return run
}

function observe(child: ChildProcess): Run {
  const startedAt = performance.now()
  const said = { out: '', err: '' }
  child.stderr?.on('data', (chunk: Buffer) => {
    said.err += chunk.toString()
  })
  const exit = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)))
  const opened = new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      said.out += chunk.toString()
      const address = /is open at (\S+)/.exec(said.out)?.[1]
      if (address) resolve(address)
    })
    void exit.then((code) => reject(new Error(`It ended with ${code}: ${said.out}${said.err}`)))
  })
  opened.catch(() => undefined)
  return { child, startedAt, exit, opened, output: () => said.out, errors: () => said.err }
}

/** The PostgreSQL that runs for a clone, if any. */
export function findServer(clone: Clone): number | undefined {
  return findPostmaster(join(findHome(clone), 'data'))
}

/** Cuts off the PostgreSQL that runs for a clone, as a machine does that goes down. */
export function cutServer(clone: Clone): Promise<void> {
  return stopPostmaster(join(findHome(clone), 'data'), 0)
}

function findHome({ dataDir }: Clone): string {
  const pointer = join(dataDir, 'postgres-location')
  return existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : join(dataDir, 'postgres')
}

/** Processes that `parent` started and whose command names `what`. */
export function listChildren(parent: number | undefined, what: string): number[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
  const rows = table.split('\n').map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
  return rows.flatMap((row) => (row && Number(row[2]) === parent && row[3]?.includes(what) ? [Number(row[1])] : []))
}

/** A port that nobody listens on at this moment. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** Ends what a test left running and removes the data of its clones. */
export async function cleanUp(): Promise<void> {
  for (const { child, exit } of runs.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
    await exit
  }
  for (const clone of clones.splice(0)) {
    const home = findHome(clone)
    await stopPostmaster(join(home, 'data'), 0)
    for (const path of [home, clone.dataDir]) rmSync(path, { recursive: true, force: true })
  }
}

/** Removes every clone; after the last test. */
export function removeClones(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}
