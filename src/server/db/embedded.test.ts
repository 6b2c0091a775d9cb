import { type ChildProcess, spawn } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { firstTry } from '../../../test/random.ts'
import { DataDirInUse, type EmbeddedServer, openEmbedded } from './embedded.ts'
import { findPostmaster } from './embedded-process.ts'

const settings = { fsync: 'off', shared_buffers: '16MB' }
const password = 'only-for-this-test'

let folder = ''
let dataDir = ''
const servers: EmbeddedServer[] = []
const children: ChildProcess[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zefir embedded '))
  chmodSync(folder, 0o711)
  dataDir = join(folder, 'data')
})

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const server of servers.splice(0)) await server.stop()
  if (existsSync(join(dataDir, 'postgres-location'))) rmSync(readHome(), { recursive: true })
  rmSync(folder, { recursive: true })
})

async function open(overrides: Partial<Parameters<typeof openEmbedded>[0]> = {}): Promise<EmbeddedServer> {
  const server = await openEmbedded({ dataDir, password, as: 'owner', ownerPatienceMs: 0, settings, ...overrides })
  servers.push(server)
  return server
}

async function ask(server: EmbeddedServer, statement: string): Promise<unknown[]> {
  const client = new pg.Client(server.connection)
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

function readHome(): string {
  const pointer = join(dataDir, 'postgres-location')
  return existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : join(dataDir, 'postgres')
}

function postmaster(): number | undefined {
  return findPostmaster(join(readHome(), 'data'))
}

describe('the embedded server', () => {
  test('keeps what was written from one start to the next, in a path with spaces', async () => {
    const first = await open()
    await ask(first, 'CREATE TABLE kept AS SELECT 42 AS answer')
    await first.stop()
    expect(postmaster()).toBeUndefined()
    expect(await ask(await open(), 'SELECT answer FROM kept')).toEqual([{ answer: 42 }])
  })

  test('has a durable, private setting: UTF-8, passwords, no network', async () => {
    const server = await open({ settings: { shared_buffers: '16MB' } })
    const [row] = await ask(
      server,
      `SELECT current_setting('server_encoding') AS encoding, current_setting('fsync') AS fsync,
       current_setting('synchronous_commit') AS sync, current_setting('listen_addresses') AS network,
       (SELECT count(*)::int FROM pg_hba_file_rules WHERE auth_method <> 'scram-sha-256') AS open_doors`,
    )
    expect(row).toEqual({ encoding: 'UTF8', fsync: 'on', sync: 'on', network: '', open_doors: 0 })
    expect(statSync(readHome()).mode & 0o777).toBe(0o700)
  })

  test('does not let anybody in without the password', async () => {
    const server = await open()
    const stranger = { ...server, connection: { ...server.connection, password: 'guess' } }
    await expect(ask(stranger, 'SELECT 1')).rejects.toThrow('password authentication failed')
    await expect(open({ password: 'guess' })).rejects.toThrow('does not accept the password in secrets.json')
  })

  test('is refused to a second owner in one sentence, and shared with a guest that does not end it', async () => {
    const owner = await open()
    await expect(open()).rejects.toThrow(DataDirInUse)
    await expect(open()).rejects.toThrow(`Zefir already runs on ${dataDir} (process ${process.pid})`)
    const guest = await open({ as: 'guest' })
    expect(guest.owned).toBe(false)
    await guest.stop()
    expect(await ask(owner, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  test('that outlived its owner is adopted, not started again', async () => {
    const script = `
      const { openEmbedded } = await import(${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)})
      await openEmbedded(${JSON.stringify({ dataDir, password, as: 'owner', settings })})
      process.send('open')
      setInterval(() => {}, 1000)`
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    children.push(child)
    await new Promise((resolve) => child.once('message', resolve))
    const survivor = postmaster()
    child.kill('SIGKILL')
    await new Promise((resolve) => child.once('exit', resolve))
    const adopted = await open({ ownerPatienceMs: 2500 })
    expect(postmaster()).toBe(survivor)
    expect(adopted.owned).toBe(true)
    await adopted.stop()
    expect(postmaster()).toBeUndefined()
  })

  test('starts although a pid file from before a crash names a stranger', async () => {
    await (await open()).stop()
    const pidFile = join(readHome(), 'data', 'postmaster.pid')
    writeFileSync(
      pidFile,
      `${process.pid}\n${join(readHome(), 'data')}\n1700000000\n5432\n${readHome()}\n\n   123456    99999\nready\n`,
    )
    expect(await ask(await open(), 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  test('starts from a copy, whatever the copying did', async () => {
    const original = await open()
    await ask(original, 'CREATE TABLE kept (one int)')
    await ask(original, 'CHECKPOINT')
    const copyOf = readHome()
    const copy = join(folder, 'copy')
    mkdirSync(copy, { mode: 0o755 })
    // With the original still running: its pid file and the lock of its socket come along.
    cpSync(copyOf, join(copy, 'postgres'), { recursive: true, filter: (path) => !lstatSync(path).isSocket() })
    const cluster = join(copy, 'postgres', 'data')
    for (const name of ['pg_notify', 'pg_twophase', 'pg_tblspc']) rmSync(join(cluster, name), { recursive: true })
    chmodSync(cluster, 0o755)
    chmodSync(join(cluster, 'PG_VERSION'), 0o444)
    expect(await ask(await open({ dataDir: copy }), 'SELECT count(*)::int AS rows FROM kept')).toEqual([{ rows: 0 }])
    expect(await ask(original, 'SELECT count(*)::int AS rows FROM kept')).toEqual([{ rows: 0 }])
  })

  test('starts although its pid file is empty', async () => {
    await (await open()).stop()
    writeFileSync(join(readHome(), 'data', 'postmaster.pid'), '')
    expect(await ask(await open(), 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  test('that is killed is started again by its owner', async () => {
    const server = await open()
    const before = postmaster()
    expect(before).toBeDefined()
    process.kill(before ?? 0, 'SIGKILL')
    await vi.waitFor(async () => expect(await ask(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }]), {
      timeout: 15_000,
      interval: 100,
    })
    expect(postmaster()).not.toBe(before)
  })

  test('is made once when two processes begin at the same moment', firstTry, async () => {
    const both = await Promise.allSettled([open(), open()])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('a path too long for a socket still works', async () => {
    const long = join(dataDir, 'x'.repeat(120))
    const server = await open({ dataDir: long })
    expect(await ask(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    expect(server.connection.host).not.toContain(folder)
    rmSync(server.connection.host, { recursive: true, force: true })
  })

  test.runIf(process.getuid?.() === 0)(
    'as root, in a folder that only root may enter, it lives where its user can',
    async () => {
      chmodSync(folder, 0o700)
      const server = await open()
      expect(readHome()).toMatch(/^\/var\/lib\/zefir\//)
      expect(statSync(join(readHome(), 'data')).uid).not.toBe(0)
      expect(await ask(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    },
  )

  test('a data folder that was made private still holds its database', async () => {
    mkdirSync(dataDir, { mode: 0o700 })
    expect(await ask(await open(), 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    expect(readHome()).toBe(join(dataDir, 'postgres'))
  })

  test('two data folders have two servers', async () => {
    const other = join(folder, 'other')
    const [one, two] = [await open(), await open({ dataDir: other })]
    await ask(one, 'CREATE TABLE only_here ()')
    await expect(ask(two, 'TABLE only_here')).rejects.toThrow('does not exist')
  })
})
