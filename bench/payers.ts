import { fillInStays, goToPay, payWith, type Session } from './checkouts.ts'
import { openClient, ride } from './client.ts'

/**
 * 64 visitors who pay by card at the test provider. Arguments: origin, how many stays. Holding and filling in go before; what
 * is measured begins with the press on "pay": payment, hosted page, card, and asking until the booking is confirmed.
 */
const [origin = '', stays = '600'] = process.argv.slice(2)
const { call, close } = openClient(origin)
const sessions = await fillInStays(call, Number(stays))

const times: number[] = []
const wave = await ride((index) => {
  const session = sessions[index]
  return session && pay(session)
})
process.send?.({ wave, times })
close()
process.disconnect?.()

/** From the press to the confirmation; answers the last status, 500 when the booking never came. */
async function pay(session: Session): Promise<number> {
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
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  return 500
}
