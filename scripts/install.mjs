import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runProgram, StepError, showStep } from './terminal.mjs'

/** The clone's top folder. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')

const modules = join(root, 'node_modules')
const stampFile = join(modules, '.zefir-install.json')

/**
 * Makes node_modules match package-lock.json, and touches nothing when it does. Packages for development that an earlier
 * `npm test` installed are never removed.
 */
export async function ensureInstalled({ dev }) {
  const lock = readFileSync(join(root, 'package-lock.json'))
  const fingerprint = createHash('sha256').update(lock).update(`${process.platform}-${process.arch}`).digest('hex')
  const stamp = readJson(stampFile)
  if (stamp?.fingerprint === fingerprint && (stamp.dev || !dev) && existsSync(pinnedNode())) return
  const wanted = JSON.parse(lock.toString('utf8')).packages
  const present = readJson(join(modules, '.package-lock.json'))?.packages ?? {}
  const usable = existsSync(pinnedNode())
  const hasDev = usable && matches(wanted, present, true)
  if (!hasDev && (dev || !usable || !matches(wanted, present, false))) {
    const withDev = dev || stamp?.dev === true
    await showStep('Installing packages', () => runNpm(withDev ? ['--include=dev'] : ['--omit=dev']))
    return writeStamp({ fingerprint, dev: withDev })
  }
  writeStamp({ fingerprint, dev: hasDev })
}

/** The Node this program is written for, out of node_modules; the machine's own may be older. */
export function pinnedNode() {
  const pinned = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (runs(pinned)) return pinned
  if (Number.parseInt(process.versions.node, 10) >= pinnedMajor()) return process.execPath
  return pinned
}

let pinnedRuns

function runs(path) {
  pinnedRuns ??= existsSync(path) && tryVersion(path)
  return pinnedRuns
}

function tryVersion(path) {
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

function pinnedMajor() {
  return Number.parseInt(readJson(join(root, 'package.json')).dependencies.node, 10)
}

/** Every package the lock demands is there in its version. Optional ones may be missing: they are for other machines. */
function matches(wanted, present, withDev) {
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || entry.optional || entry.devOptional || (entry.dev && !withDev)) return true
    return present[path]?.version === entry.version && existsSync(join(root, path))
  })
}

async function runNpm(which) {
  const npm = process.env.npm_execpath
  const [command, ...first] = npm ? [process.execPath, npm] : ['npm']
  const args = [...first, 'ci', ...which, '--no-audit', '--no-fund', '--loglevel=error']
  pinnedRuns = undefined
  await runProgram(command, args, { cwd: root, failure: 'The packages cannot be installed; is there a network?' })
  if (!existsSync(pinnedNode()))
    throw new StepError('The pinned Node is missing from node_modules after npm ci: were install scripts switched off?')
}

function writeStamp(stamp) {
  writeFileSync(stampFile, `${JSON.stringify(stamp)}\n`)
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}
