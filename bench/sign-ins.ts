import { setTimeout as sleep } from 'node:timers/promises'
import { keyOfEmail } from '../src/server/accounts/account-context.ts'
import { ensureAccount } from '../src/server/accounts/accounts.repository.ts'
import { hashPassword } from '../src/server/accounts/password-hashing.ts'
import { readConfig } from '../src/server/config.ts'
import { openConfiguredDatabase } from '../src/server/db/open.ts'
import { openSecrets } from '../src/server/secrets.ts'
import { percentile } from './report.ts'

/**
 * Signing in, over HTTP. First 200 tries with a wrong password between 200 for addresses that nobody has, one after another.
 * Then pages of hotels alone, and beside 100 sign-ins a second, each from a network address of its own. Arguments: origin,
 * seconds of the crowd.
 */
const [origin = '', crowdSeconds = '30'] = process.argv.slice(2)
const members = 80
const pagesPerSecond = 20
const signInsPerSecond = 100
const password = 'морска сол и вятър'

const config = readConfig()
const { db, close } = await openConfiguredDatabase(config, openSecrets(config), {
  as: 'guest',
  applicationName: 'zefir-bench',
})
const passwordHash = await hashPassword(password)
for (let index = 0; index < members; index += 1) {
  const email = `member${index}@example.com`
  const person = { firstName: 'Мира', lastName: 'Петрова', isStaff: false, language: 'bg' as const }
  await ensureAccount(db, { ...person, email, emailKey: keyOfEmail(email), passwordHash, now: new Date() })
}
const hotels = await db.selectFrom('hotel').select('id').where('status', '=', 'active').limit(40).execute()
await close()

let visitors = 0
async function signIn(email: string, tried: string): Promise<{ status: number; ms: number }> {
  visitors += 1
  const started = performance.now()
  const response = await fetch(`${origin}/auth/token/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`,
    },
    body: JSON.stringify({ email, password: tried }),
  })
  await response.arrayBuffer()
  return { status: response.status, ms: performance.now() - started }
}

async function compareAnswers(): Promise<{ wrong: number; unknown: number }> {
  const times = { wrong: [] as number[], unknown: [] as number[] }
  for (let round = 0; round < 200; round += 1) {
    times.wrong.push((await signIn(`member${round % members}@example.com`, 'съвсем друга')).ms)
    times.unknown.push((await signIn(`nobody${round}@example.com`, 'съвсем друга')).ms)
  }
  return { wrong: percentile(times.wrong, 0.5), unknown: percentile(times.unknown, 0.5) }
}

/** Calls `work` so often a second, however long each takes, and waits for the last. */
async function keepRate(perSecond: number, seconds: number, work: (index: number) => Promise<void>): Promise<void> {
  const begun = performance.now()
  const all: Promise<void>[] = []
  for (let index = 0; index < perSecond * seconds; index += 1) {
    await sleep(Math.max(0, begun + (index * 1000) / perSecond - performance.now()))
    all.push(work(index))
  }
  await Promise.all(all)
}

/** Milliseconds that pages of hotels took, all of them served. */
async function visitPages(seconds: number): Promise<number[]> {
  const times: number[] = []
  await keepRate(pagesPerSecond, seconds, async (index) => {
    const started = performance.now()
    const id = hotels[index % hotels.length]?.id
    const response = await fetch(`${origin}/hotels/bulgaria/${id}`, { redirect: 'follow' })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`The page of hotel ${id} answered ${response.status}`)
    times.push(performance.now() - started)
  })
  return times
}

const answers = await compareAnswers()
// All of them in memory first, as on a server that has been up for a while.
await visitPages(5)
const alone = await visitPages(Number(crowdSeconds))
const statuses: Record<number, number> = {}
const [beside] = await Promise.all([
  visitPages(Number(crowdSeconds)),
  keepRate(signInsPerSecond, Number(crowdSeconds), async (index) => {
    const { status } = await signIn(`member${index % members}@example.com`, password)
    statuses[status] = (statuses[status] ?? 0) + 1
  }),
])
process.send?.({ answers, alone: percentile(alone, 0.99), beside: percentile(beside, 0.99), statuses })
process.disconnect?.()
