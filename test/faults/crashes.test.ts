import { beforeAll, describe, expect, test, vi } from 'vitest'
import { expectBooksAgree, expectSound } from './invariant.ts'
import { openPauses } from './pauses.ts'
import { openStage } from './stage.ts'
import { createVisitor, type Visitor } from './visitor.ts'

const stage = await openStage()
const { db, provider } = stage
const pauses = await openPauses(stage)

/** Somebody on the hosted page, or about to go there. */
async function onThePage(): Promise<Visitor & { intent: string; page: string }> {
  const visitor = await createVisitor(stage)
  return { ...visitor, ...(await visitor.goToPay()) }
}
async function aboutToGo(): Promise<Visitor & { intent: string }> {
  const visitor = await createVisitor(stage)
  return { ...visitor, intent: await visitor.openIntent() }
}

const intentOf = (id: string) =>
  db.selectFrom('payment_intent').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 9000, interval: 20 })
/** A request whose answer never comes: the program dies over it. */
const unanswered = (request: Promise<unknown>) => void request.catch(() => undefined)

describe('kill -9', async () => {
  let restarted = 0
  const people = {
    opening: await aboutToGo(),
    opened: await aboutToGo(),
    lost: await aboutToGo(),
    asking: await onThePage(),
    booked: await onThePage(),
    taking: await onThePage(),
    taken: await onThePage(),
    written: await onThePage(),
    answering: await onThePage(),
    mailed: await onThePage(),
    unmailed: await onThePage(),
    refunding: await onThePage(),
  }

  /** Every visitor at another point of paying, all at the same time; then the program dies once for all of them. */
  beforeAll(async () => {
    await provider.pay(people.refunding.page, 'success')
    await until(async () =>
      expect(await people.refunding.ask(people.refunding.intent)).toMatchObject({ status: 'succeeded' }),
    )
    await pauses.hold({
      opening: people.opening.intent,
      opened: people.opened.intent,
      booked: people.booked.intent,
      taken: people.written.intent,
      answering: people.answering.intent,
      mailed: people.mailed.email,
    })
    // Its mail stops the line of mails, so that nobody's after it goes out.
    await provider.pay(people.mailed.page, 'success')
    await pauses.reached('mailed', 30_000)
    await Promise.all([
      provider.breakCall(people.lost.intent, { call: 'open', answer: 'hang', when: 'after' }),
      provider.breakCall(people.asking.intent, { call: 'retrieve', answer: 'hang', when: 'before' }),
      provider.breakCall(people.taking.intent, { call: 'capture', answer: 'hang', when: 'before' }),
      provider.breakCall(people.taken.intent, { call: 'capture', answer: 'hang', when: 'after' }),
      provider.breakCall(people.refunding.intent, { call: 'refund', answer: 'hang', when: 'after' }),
    ])
    for (const who of ['opening', 'opened', 'lost'] as const)
      unanswered(people[who].askPage(people[who].intent, `press of ${who}`))
    const { booking } = await people.refunding.ask(people.refunding.intent)
    unanswered(
      people.refunding.buyer.send('POST', `bookings/${booking?.reference}/cancel/`, {
        penalty: '0.00',
        key: booking?.key,
      }),
    )
    const payers = [people.asking, people.booked, people.taking, people.taken, people.written, people.unmailed]
    await Promise.all(payers.map(({ page }) => provider.pay(page, 'success')))
    // Nobody tells of this one: its visitor asks, and the answer is not given any more.
    await provider.pay(people.answering.page, 'lost_webhook')
    unanswered(people.answering.ask(people.answering.intent))
    await Promise.all([
      pauses.reached('opening'),
      pauses.reached('opened'),
      pauses.reached('booked'),
      pauses.reached('taken'),
      pauses.reached('answering'),
      until(async () => expect(await provider.findPayment(people.lost.intent)).toMatchObject({ status: 'open' })),
      until(async () => expect((await intentOf(people.asking.intent)).claimed_until).not.toBeNull()),
      until(async () => expect((await intentOf(people.taking.intent)).status).toBe('requires_capture')),
      until(async () => expect(await provider.findPayment(people.taken.intent)).toMatchObject({ status: 'captured' })),
      until(async () => expect((await intentOf(people.unmailed.intent)).status).toBe('succeeded')),
      until(async () => expect((await provider.findPayment(people.refunding.intent))?.refunded).toBeGreaterThan(0)),
    ])
    await stage.kill()
    await pauses.letGo()
    await stage.start()
    restarted = Date.now()
  })

  test.each([
    ['before the call that opens the page', 'opening'],
    ['after that call and before its answer', 'lost'],
    ['after that answer and before its commit', 'opened'],
  ] as const)('%s: the same press finds one page, and what is paid there is one stay', async (_when, who) => {
    const visitor = people[who]
    await expectSound(stage, visitor, 'nothing', restarted)
    // The press of the program that died is taken over, well before anybody gives it up.
    const page = await vi.waitFor(() => visitor.openPage(visitor.intent, `press of ${who}`), {
      timeout: Math.max(1000, restarted + 15_000 - Date.now()),
      interval: 200,
    })
    await provider.pay(page, 'success')
    await expectSound(stage, visitor, 'confirmed')
    expect((await provider.listPayments()).filter(({ order_id }) => order_id === visitor.intent)).toHaveLength(1)
  })

  test.each([
    ['before the provider is asked what was paid', 'asking'],
    ['before the commit that books', 'booked'],
    ['after booking and before the call that takes the money', 'taking'],
    ['after that call and before its answer', 'taken'],
    ['after that answer and before the commit', 'written'],
    ['after the commit and before the answer', 'answering'],
    ['before the mail', 'unmailed'],
    ['after the mail and before that is written down', 'mailed'],
  ] as const)('%s: one stay, one charge, one mail', async (_when, who) => {
    await expectSound(stage, people[who], 'confirmed', restarted)
  })

  test('while the money of a cancelled stay is given back: it is given back once', async () => {
    await expectSound(stage, people.refunding, 'refunded', restarted)
  })

  test('all in all the books of the provider and ours agree', () => expectBooksAgree(stage))
})

describe('PostgreSQL restarted in mid-checkout', () => {
  test('whoever was at it goes on where they were, and what was paid meanwhile is booked', async () => {
    const [filling, paying, booked, written] = [
      await createVisitor(stage),
      await onThePage(),
      await onThePage(),
      await onThePage(),
    ]
    const [pid, server] = [stage.pid(), stage.postmaster()]
    await pauses.hold({ booked: booked.intent, taken: written.intent })
    await Promise.all([booked, written].map(({ page }) => provider.pay(page, 'success')))
    await Promise.all([pauses.reached('booked'), pauses.reached('taken')])
    await stage.cutDatabase()
    await provider.pay(paying.page, 'success')
    await until(async () => expect((await fetch(`${stage.address}/readyz`)).status).toBe(200))
    expect(stage.postmaster()).not.toBe(server)
    await pauses.letGo()
    const back = Date.now()
    const { page } = await filling.goToPay()
    await provider.pay(page, 'success')
    for (const visitor of [filling, paying, booked, written]) await expectSound(stage, visitor, 'confirmed', back)
    expect(stage.pid()).toBe(pid)
    await expectBooksAgree(stage)
  })
})
