import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pinnedNode, root } from './install.mjs'
import { runProgram, showStep } from './terminal.mjs'

/** Everything the browser's and the server's bundle are made from. */
const sources = [
  'src/web',
  'src/contract',
  'src/domain',
  'src/messages',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
]

const stampFile = join(root, 'dist', '.sources')

/** Builds the pages' bundles when they are missing or their sources have changed since. */
export async function ensureBuilt() {
  const fingerprint = hashSources()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint) return
  await showStep('Building pages', () => build(fingerprint))
}

/** dist/client for the browser and dist/server for rendering, side by side. */
export async function build(fingerprint = hashSources()) {
  rmSync(stampFile, { force: true })
  await Promise.all([runVite([]), runVite(['--ssr', 'src/web/entry.server.tsx'])])
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(stampFile, fingerprint)
}

function runVite(args) {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const env = { ...process.env, NODE_ENV: 'production' }
  return runProgram(pinnedNode(), [vite, 'build', ...args], { cwd: root, env, failure: 'The pages cannot be built' })
}

function hashSources() {
  const hash = createHash('sha256')
  for (const source of sources) addToHash(hash, source)
  return hash.digest('hex')
}

function addToHash(hash, path) {
  const full = join(root, path)
  if (!existsSync(full)) return
  if (statSync(full).isDirectory()) {
    for (const name of readdirSync(full).sort()) addToHash(hash, `${path}/${name}`)
  } else if (!/\.test\.tsx?$/.test(path)) {
    hash.update(path).update('\0').update(readFileSync(full)).update('\0')
  }
}
