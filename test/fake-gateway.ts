import {
  GatewayRefusal,
  GatewayUnavailable,
  type HostedOrder,
  type PaymentGateway,
  type ProviderMovement,
  type ProviderPayment,
} from '../src/server/payments/gateway.ts'

type Call = 'open' | 'retrieve' | 'capture' | 'cancel' | 'refund'
/** How a call goes wrong: nothing happens and it fails, or it happens and the answer is lost. */
type Fault = 'before' | 'after'
/** A page as it was asked for, and when. */
type Opened = { order: HostedOrder; openedAt: Date }

/**
 * A provider in memory whose every call can be made to fail before or after it had its effect. What the real ones do on the
 * wire is tested with them; here it is what we make of it.
 */
export function createFakeGateway({ clock = () => new Date() } = {}) {
  const payments = new Map<string, ProviderPayment & Opened>()
  const answers = new Map<string, unknown>()
  const movements: (ProviderMovement & { at: Date })[] = []
  const faults: { call: Call; fault: Fault }[] = []
  const calls: Call[] = []

  /** Runs a call once for its key, as providers do, and with whatever fault was ordered for it. */
  async function once<T>(call: Call, key: string | null, work: () => T): Promise<T> {
    calls.push(call)
    const ordered = faults.findIndex((fault) => fault.call === call)
    const fault = ordered < 0 ? undefined : faults.splice(ordered, 1)[0]?.fault
    if (fault === 'before') throw new GatewayUnavailable('not reached')
    // Others get their turn, as they would while a message travels.
    await new Promise((resolve) => setImmediate(resolve))
    const answer = key !== null && answers.has(key) ? (answers.get(key) as T) : work()
    if (key !== null) answers.set(key, answer)
    if (fault === 'after') throw new GatewayUnavailable('the answer was lost')
    return answer
  }

  function find(ref: string) {
    const payment = payments.get(ref)
    if (!payment) throw new GatewayRefusal('unknown', 'No such payment')
    return payment
  }

  /** What of a payment is still with the provider. */
  function leftOf({ ref, captured, refunded }: ProviderPayment): number {
    const disputes = movements.filter((each) => each.kind === 'dispute' && each.payment.ref === ref)
    return disputes.reduce((left, each) => left - (each.kind === 'dispute' ? each.taken : 0), captured - refunded)
  }

  const note = (movement: ProviderMovement) => movements.push({ ...movement, at: clock() })
  const of = ({ ref, orderId, currency }: ProviderPayment) => ({ payment: { ref, orderId }, currency })

  const show = ({ order: _order, openedAt: _at, ...payment }: ProviderPayment & Opened): ProviderPayment => payment

  const gateway: PaymentGateway = {
    name: 'sandbox',
    open: (order) =>
      once('open', order.id, () => {
        const ref = `fake_${payments.size + 1}`
        const fresh = { status: 'open', captured: 0, refunded: 0, fee: null, lastError: null } as const
        const { id: orderId, amount, currency } = order
        payments.set(ref, { ...fresh, ref, orderId, amount, currency, order, openedAt: clock() })
        return { ref, redirectUrl: `https://pay.test/${ref}` }
      }),
    retrieve: (ref) =>
      once('retrieve', null, () => {
        const payment = payments.get(ref)
        return payment ? show(payment) : null
      }),
    capture: (ref, { amount, key }) =>
      once('capture', key, () => {
        const payment = find(ref)
        if (payment.status !== 'authorized') throw new GatewayRefusal('not_authorized', 'Nothing is set aside')
        Object.assign(payment, { status: 'captured', captured: amount, fee: Math.round(amount * 0.014) + 25 })
        return show(payment)
      }),
    cancel: (ref, key) =>
      once('cancel', key, () => {
        const payment = find(ref)
        if (payment.status === 'captured') throw new GatewayRefusal('already_captured', 'It was taken')
        payment.status = 'canceled'
        return show(payment)
      }),
    refund: (ref, { amount, key }) =>
      once('refund', key, () => {
        const payment = find(ref)
        if (leftOf(payment) < amount) throw new GatewayRefusal('too_much', 'More than was taken')
        payment.refunded += amount
        const given = { ref: `refund_${key}`, status: 'succeeded' as const, amount }
        note({ kind: 'refund', ...given, ...of(payment) })
        return given
      }),
    readEvent: ({ rawBody, signature }) =>
      signature === 'good' ? JSON.parse(rawBody.toString('utf8')) : { refused: 'signature_wrong' },
    listSince: async (since) => [...payments.values()].filter(({ openedAt }) => openedAt >= since).map(show),
    listMovements: (ref) =>
      once('retrieve', null, () =>
        movements.filter(({ payment }) => payment.ref === ref).map(({ at: _, ...shown }) => ({ ...shown })),
      ),
    listMovementsSince: async (since) =>
      movements.filter(({ at }) => at >= since).map(({ at: _, ...shown }) => ({ ...shown })),
  }

  const ofOrder = (orderId: string) => {
    const payment = [...payments.values()].find((candidate) => candidate.orderId === orderId)
    if (!payment) throw new Error(`Nobody opened a page for ${orderId}`)
    return payment
  }

  return {
    gateway,
    calls,
    payments,
    ofOrder,
    /** The payment of an order, if a page was opened for it. */
    find: (orderId: string) => [...payments.values()].find((payment) => payment.orderId === orderId),
    /** No call fails any more. */
    heal: () => faults.splice(0),
    /** The next such call goes wrong. */
    fail: (call: Call, fault: Fault) => faults.push({ call, fault }),
    /** The visitor pays on the hosted page. */
    authorize: (orderId: string) => Object.assign(ofOrder(orderId), { status: 'authorized', lastError: null }),
    movements,
    leftOf,
    /** Somebody refunds in the provider's own dashboard; answers the refund's number. */
    refundByHand: (orderId: string, amount: number, change: Partial<ProviderMovement> = {}) => {
      const payment = ofOrder(orderId)
      payment.refunded += amount
      const ref = `re_hand_${movements.length + 1}`
      note({ kind: 'refund', ref, status: 'succeeded', amount, ...of(payment), ...change } as ProviderMovement)
      return ref
    },
    /** A refund could not be delivered and is with us again. */
    returnRefund: (ref: string) => {
      const refund = movements.find((movement) => movement.ref === ref)
      const payment = refund && payments.get(refund.payment.ref)
      if (!refund || !payment) throw new Error(`Nobody refunded ${ref}`)
      payment.refunded -= refund.amount
      Object.assign(refund, { status: 'failed' })
    },
    /** The bank of whoever paid takes money back; answers the dispute's number. */
    dispute: (orderId: string, amount: number, change: Partial<ProviderMovement> = {}) => {
      const ref = `dp_${movements.length + 1}`
      const taken = { taken: amount, fee: 1_500 }
      note({
        kind: 'dispute',
        ref,
        status: 'open',
        amount,
        ...taken,
        ...of(ofOrder(orderId)),
        ...change,
      } as ProviderMovement)
      return ref
    },
    closeDispute: (ref: string, status: 'won' | 'lost') => {
      const dispute = movements.find((movement) => movement.ref === ref)
      if (dispute?.kind !== 'dispute') throw new Error(`Nobody disputed ${ref}`)
      Object.assign(dispute, { status, taken: status === 'won' ? 0 : dispute.taken })
    },
    decline: (orderId: string) => Object.assign(ofOrder(orderId), { lastError: 'card_declined' }),
  }
}
