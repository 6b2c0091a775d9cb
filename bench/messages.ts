import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from '../src/server/config.ts'
import { sandboxSecret } from '../src/server/payments/open-gateway.ts'
import { openSecrets } from '../src/server/secrets.ts'
import { fillInStays, goToPay, payWith } from './checkouts.ts'
import { openClient, ride } from './client.ts'

/**
 * The provider's messages, 50 a second: of each payment that the money is set aside, which has it booked and taken, and half a
 * second later that it was taken. Arguments: origin, how many payments. What is measured is each message's answer.
 */
const [origin = '', count = '250'] = process.argv.slice(2)
const { call, close } = openClient(origin)
const secret = sandboxSecret(openSecrets(readConfig()))
const perSecond = 50

const paid: { intent: string; ref: string }[] = []
const sessions = await fillInStays(call, Number(count))
await ride((index) => {
  const session = sessions[index]
  return (
    session &&
    goToPay(call, session).then(async (opened) => {
      if (typeof opened === 'number') return opened
      // The provider itself says nothing of this card.
      await payWith(opened.page, 'lost_webhook')
      paid.push({ intent: opened.intent, ref: opened.page.pathname.split('/').at(-1) ?? '' })
      return 200
    })
  )
})

const times: number[] = []
let refused = 0
const queue = paid.flatMap((payment, index) => [
  { ...payment, type: 'payment.authorized', at: index * 2 },
  { ...payment, type: 'payment.captured', at: index * 2 + 1 + perSecond / 2 },
])
const started = performance.now()
await Promise.all(
  queue.map(async ({ intent, ref, type, at }) => {
    await sleep((at / perSecond) * 1000)
    await tell(JSON.stringify({ id: `evt_${randomUUID()}`, type, ref, order_id: intent }))
  }),
)
process.send?.({ times, refused, seconds: (performance.now() - started) / 1000 })
close()
process.disconnect?.()

async function tell(body: string): Promise<void> {
  const seconds = Math.floor(Date.now() / 1000)
  const mark = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  const asked = performance.now()
  const answer = await fetch(`${origin}/api/v1/payment/webhooks/sandbox/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sandbox-signature': `t=${seconds},v1=${mark}` },
    body,
  })
  await answer.arrayBuffer()
  times.push(performance.now() - asked)
  if (answer.status !== 200) refused += 1
}
