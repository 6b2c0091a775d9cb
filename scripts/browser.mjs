import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pinnedNode, root } from './install.mjs'
import { runProgram, StepError, showStep } from './terminal.mjs'

/** Chromium without its windows goes first: the same pages in two thirds of the time. */
const usual = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Path of a Chromium that runs, installing one if the machine has none: with apt as root, else Playwright's own build.
 * CHROMIUM_PATH goes before all.
 */
export async function ensureBrowser() {
  const given = process.env.CHROMIUM_PATH
  if (given && !runs(given)) throw new StepError(`CHROMIUM_PATH ${given} does not run.`)
  const found = given ?? findBrowser()
  if (found) return found
  await showStep('Installing a browser', installBrowser)
  const installed = findBrowser()
  if (!installed) throw new StepError('No Chromium was found and none could be installed: set CHROMIUM_PATH.')
  return installed
}

function findBrowser() {
  return [...usual, ownBrowser()].find((path) => path && runs(path))
}

function ownBrowser() {
  try {
    return createRequire(join(root, 'package.json'))('@playwright/test').chromium.executablePath()
  } catch {
    return undefined
  }
}

function runs(path) {
  if (!existsSync(path)) return false
  try {
    execFileSync(path, ['--version', '--no-sandbox'], { stdio: 'ignore', timeout: 20_000 })
    return true
  } catch {
    return false
  }
}

async function installBrowser() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const playwright = [join(root, 'node_modules', '@playwright', 'test', 'cli.js'), 'install', 'chromium']
  const asRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  try {
    if (!asRoot) return await runProgram(pinnedNode(), playwright, { cwd: root })
    const install = ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell']
    await runProgram('apt-get', ['update', '-qq'], { env })
    await runProgram('apt-get', install, { env })
  } catch (error) {
    // Ubuntu's package of this name is only a pointer to a snap.
    if (!asRoot) throw error
    await runProgram(pinnedNode(), [...playwright, '--with-deps'], { cwd: root })
  }
}
