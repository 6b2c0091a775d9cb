import { expect, test } from 'vitest'
import { eventually, expectSound } from './invariant.ts'
import { findNumber, readMail, readOutbox, readWholeDatabase } from './search-everything.ts'
import type { Stage } from './stage.ts'
import { createVisitor } from './visitor.ts'

/** Numbers that the card schemes keep for tests. */
const numbers = ['4242424242424242', '4000002500003155', '5555555555554444', '378282246310005']
const groups = (number: string) => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')

/** Card numbers pass by us: they are typed on the provider's page, and its messages and our own callers may repeat them. */
export function testCardNumbers(stage: Stage): void {
  const { db, provider, mails, secrets } = stage

  test('card numbers of a payment are nowhere in the database, the logs, the outbox and the mails', async () => {
    const visitor = await createVisitor(stage)
    const { intent, page } = await visitor.goToPay()
    for (const [index, number] of numbers.entries()) {
      const card = { number: groups(number), cvc: '737', expiry: '12/34' }
      const last = index === numbers.length - 1
      await provider.pay(page, last ? 'success' : 'declined', { number, cvc: card.cvc, expiry: card.expiry })
      // A provider that says too much, and a client that sends what it should not.
      expect(await provider.tell(intent, { more: { card, payment_method: { card: { number } } } })).toBe(200)
      await visitor.buyer.send(
        'POST',
        'payment/checkout/',
        { payment_intent: intent, card, number },
        {
          'idempotency-key': `card-${index}-${intent}`,
        },
      )
      await visitor.buyer.send('POST', 'payment/create_intent/', {
        checkout_session: visitor.session.id,
        number: [number],
      })
    }
    await expectSound(stage, visitor, 'confirmed')
    const sent = mails.arrived.filter(({ to }) => to === visitor.email).map(({ raw }) => readMail(raw))
    // The logger writes a moment later.
    await eventually(async () => expect(stage.said()).toContain('/api/v1/payment/create_intent/'))
    const places = {
      database: await readWholeDatabase(db),
      outbox: await readOutbox(db, secrets),
      logs: stage.said(),
      mails: sent.join('\n'),
    }
    // What has to be there is found, so what is not found is not there.
    expect(places.database).toContain(visitor.email)
    expect(places.mails).toContain('270.00')
    for (const [place, text] of Object.entries(places))
      for (const number of numbers) expect(findNumber(text, number), `${number} in the ${place}`).toEqual([])
  })
}
