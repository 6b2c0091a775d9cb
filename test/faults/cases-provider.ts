import { expect, test } from 'vitest'
import { expectSound } from './invariant.ts'
import type { Stage } from './stage.ts'
import { createVisitor } from './visitor.ts'

/** How the provider fails: no answer at all, a gateway's 502, a page with 200 where data should be. */
const answers = ['hang', 'bad_gateway', 'html'] as const
const words = { hang: 'times out', bad_gateway: 'answers 502', html: 'answers HTML with 200' }

/** Calls, and whether they fail before or after their effect. */
const calls = [
  ['open', 'before'],
  ['open', 'after'],
  ['retrieve', 'before'],
  ['capture', 'before'],
  ['capture', 'after'],
  ['refund', 'after'],
] as const

const cases = answers.flatMap((answer) => calls.map(([call, when]) => ({ answer, call, when, what: words[answer] })))

/** The provider fails in the middle of a payment, and the visitor does nothing about it but press again. */
export function testProvider(stage: Stage): void {
  const { provider } = stage

  test.each(cases)('$what $when it did "$call"', async ({ answer, call, when }) => {
    const visitor = await createVisitor(stage)
    const intent = await visitor.openIntent()
    if (call === 'open') {
      await provider.breakCall(intent, { call, answer, when })
      const told = await visitor.askPage(intent)
      expect(told.statusCode).toBe(503)
      expect(told.json()).toMatchObject({ code: 'payment_unavailable' })
    }
    const page = await visitor.openPage(intent)
    if (call === 'retrieve' || call === 'capture') await provider.breakCall(intent, { call, answer, when })
    await provider.pay(page, 'success')
    await expectSound(stage, visitor, 'confirmed')
    if (call !== 'refund') return
    await provider.breakCall(intent, { call, answer, when })
    const { booking } = await visitor.ask(intent)
    const cancelled = await visitor.buyer.send('POST', `bookings/${booking?.reference}/cancel/`, {
      penalty: '0.00',
      key: booking?.key,
    })
    expect(cancelled.statusCode).toBe(200)
    await expectSound(stage, visitor, 'refunded')
  })
}
