import type { Kysely } from 'kysely'
import { afterAll, expect, vi } from 'vitest'
import type { HotelRecord } from '../../src/contract/catalogue-file.ts'
import { addDays } from '../../src/domain/stay-dates.ts'
import { openEmbedded } from '../../src/server/db/embedded.ts'
import { openDatabase, openPool } from '../../src/server/db/pool.ts'
import type { DB } from '../../src/server/db/schema.ts'
import { sandboxSecret } from '../../src/server/payments/open-gateway.ts'
import { openSecrets } from '../../src/server/secrets.ts'
import type { TestDatabase } from '../database.ts'
import { paidHotel, writeFixture } from '../hotel-fixture.ts'
import { openMailServer } from '../mail-server.ts'
import {
  cleanUp,
  cutServer,
  findFreePort,
  findServer,
  makeClone,
  type Run,
  removeClones,
  startProgram,
} from '../processes/program.ts'
import { openProvider } from './provider.ts'

export type Stage = Awaited<ReturnType<typeof openStage>>

/** Arrival: far enough for every deadline, whatever day it is today. */
export const arrival = addDays(new Date().toISOString().slice(0, 10), 60)

/** The fixture's house with plans paid to us and room for everybody, selling 30 nights from the arrival on. */
function largeHouse(sourceId: string): HotelRecord {
  const house = paidHotel({ double: 200, suite: 50 })
  return {
    ...house,
    source_id: sourceId,
    room_types: house.room_types?.map((room) => ({
      ...room,
      calendar: room.calendar && {
        ...room.calendar,
        from: arrival,
        price: { BB: new Array<number>(30).fill(10_000) },
        price_since: {},
      },
    })),
  }
}

/**
 * The whole program as it is deployed, with its provider, a mail server and two houses to sell, closed after the file's last
 * test. `database`: a clone of the test server's template; absent: the program's own embedded PostgreSQL.
 */
export async function openStage(options: { database?: TestDatabase; env?: Record<string, string> } = {}) {
  const clone = makeClone('zefir')
  const [port, sandboxPort, mails] = [await findFreePort(), await findFreePort(), await openMailServer()]
  const address = `http://127.0.0.1:${port}`
  const env = {
    PORT: String(port),
    PAYMENT_PROVIDER: 'sandbox',
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_DELAY: '0',
    COMMISSION_PERCENT: '15',
    // Every visitor comes from an address of their own.
    TRUST_PROXY: '1',
    SMTP_URL: mails.url,
    ...(options.database && { DATABASE_URL: options.database.address }),
    ...options.env,
  }
  const runs: Run[] = []

  async function start(): Promise<void> {
    const run = await startProgram(clone, { env })
    runs.push(run)
    await run.opened
  }

  async function kill(): Promise<void> {
    const run = runs.at(-1)
    run?.child.kill('SIGKILL')
    await run?.exit
  }

  await start()
  const secrets = openSecrets({ dataDir: clone.dataDir })
  const { connection } = options.database
    ? { connection: options.database.address }
    : await openEmbedded({ dataDir: clone.dataDir, password: secrets.databasePassword, as: 'guest' })
  const settings = { size: 4, statementTimeoutMs: 15_000, applicationName: 'test' }
  const db: Kysely<DB> = options.database?.db ?? openDatabase(openPool(connection, settings))
  afterAll(async () => {
    if (!options.database) await db.destroy()
    await cleanUp()
    removeClones()
    await mails.close()
  })

  const provider = openProvider({
    origin: `http://127.0.0.1:${sandboxPort}`,
    secret: sandboxSecret(secrets),
    booksFile: `${clone.dataDir}/sandbox.sqlite`,
    shop: () => address,
  })
  const [hotelId = 0, otherHotelId = 0] = await writeFixture(db, [largeHouse('large'), largeHouse('other')])
  const stay = { hotel_id: hotelId, checkin: arrival, checkout: addDays(arrival, 3) }

  /** Asks the program as somebody who comes from `from`. */
  async function inject(from: string, request: { method: string; url: string; payload?: object; headers: object }) {
    const { method, url, payload } = request
    const response = await fetch(`${address}${url}`, {
      method,
      headers: { 'x-forwarded-for': from, ...(payload && { 'content-type': 'application/json' }), ...request.headers },
      ...(payload && { body: JSON.stringify(payload) }),
    })
    const body = await response.text()
    return { statusCode: response.status, body, json: (): unknown => JSON.parse(body || 'null') }
  }

  // A running program learns of new hotels and their nights within about a second.
  for (const hotel_id of [hotelId, otherHotelId]) {
    const payload = { ...stay, hotel_id, rooms: [{ adults: 2 }] }
    const asked = { method: 'POST', url: '/api/v1/generate_hotel_offers/', payload, headers: {} }
    await vi.waitFor(async () => expect((await inject('10.0.0.1', asked)).json()).toHaveProperty('offers.0'), {
      timeout: 15_000,
      interval: 200,
    })
  }

  return {
    address,
    db,
    connection,
    mails,
    provider,
    stay,
    otherHotelId,
    inject,
    start,
    kill,
    /** The process that runs now. */
    pid: () => runs.at(-1)?.child.pid,
    /** Its PostgreSQL, if it is its own. */
    postmaster: () => findServer(clone),
    cutDatabase: () => cutServer(clone),
    /** All that the program has written out, of every run. */
    said: () => runs.map((run) => run.output() + run.errors()).join('\n'),
    clone,
    secrets,
  }
}
