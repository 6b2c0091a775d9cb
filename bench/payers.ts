import { setTimeout as sleep } from 'node:timers/promises'
import { fillInStays, goToPay, payWith, type Session } from './checkouts.ts'
import { openClient, ride } from './client.ts'

/**
 * Visitors who pay by card at the test provider: first as they come, one after another, then 64 at once. Arguments: origin, how
 * many stays. Holding and filling in go before; what is measured begins with the press on "pay": payment, hosted page, card, and
 * asking until the booking is confirmed.
 */
const [origin = '', stays = '600'] = process.argv.slice(2)
const { call, close } = openClient(origin)
const sessions = await fillInStays(call, Number(stays))

/** Five a second are 18,000 stays an hour. */
const perSecond = 5
const coming: number[] = []
await Promise.all(
  sessions.splice(0, 20 * perSecond).map(async (session, index) => {
    await sleep((index / perSecond) * 1000)
    if ((await pay(session, coming)) !== 201) throw new Error('A visitor could not pay')
  }),
)

const atOnce: number[] = []
const wave = await ride((index) => {
  const session = sessions[index]
  return session && pay(session, atOnce)
})
process.send?.({ wave, atOnce, coming })
close()
process.disconnect?.()

/** From the press to the confirmation, whose milliseconds go to `times`; answers the last status, 500 when the booking never came. */
async function pay(session: Session, times: number[]): Promise<number> {
  const started = performance.now()
  const opened = await goToPay(call, session)
  if (typeof opened === 'number') return opened
  await payWith(opened.page, 'success')
  // As the waiting page asks: at once, then twice a second.
  for (let turn = 0; turn < 100; turn++) {
    const path = `/api/v1/payment/payment_status/?payment_intent=${opened.intent}`
    const told = await call<{ booking: unknown }>('GET', path)
    if (told.body.booking) {
      times.push(performance.now() - started)
      return 201
    }
    await sleep(500)
  }
  return 500
}
