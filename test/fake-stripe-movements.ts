type Movement = { id: string; object: string; created: number; amount: number; currency: string; status: string }
type Refund = Movement & { object: 'refund'; payment_intent: string; metadata: unknown }
type Moved = { object: 'balance_transaction'; amount: number; currency: string; fee: number }
type Dispute = Movement & { object: 'dispute'; payment_intent: string; metadata: object; balance_transactions: Moved[] }

/** What of a charge is given back or disputed. */
export type Moving = { id: string; currency: string; charge: { amount_refunded: number } }

/** Refunds, disputes and payouts of the stand-in for Stripe, as its lists tell them. */
export function keepMovements(clock: () => Date) {
  const refunds: Refund[] = []
  const disputes: Dispute[] = []
  const payouts: Movement[] = []
  const lists: Record<string, Movement[]> = { refunds, disputes, payouts }
  let count = 0
  const created = () => Math.floor(clock().getTime() / 1000)
  const moved = (amount: number, currency: string, fee: number): Moved => ({
    ...{ object: 'balance_transaction', amount, currency, fee },
  })

  return {
    lists,

    refund({ id, currency, charge }: Moving, amount: number, metadata: unknown): Refund {
      charge.amount_refunded += amount
      const kind = { object: 'refund', id: `re_${++count}`, created: created() } as const
      const refund: Refund = { ...kind, amount, currency, status: 'succeeded', payment_intent: id, metadata }
      refunds.push(refund)
      return refund
    },

    /** The bank of a card could not take a refund. */
    failRefund(id: string, { charge }: Moving): void {
      const refund = refunds.find((each) => each.id === id)
      if (!refund) throw new Error(`No refund ${id}`)
      charge.amount_refunded -= refund.amount
      refund.status = 'failed'
    },

    /** An inquiry takes no money. */
    dispute({ id, currency }: Moving, amount: number, status: 'needs_response' | 'warning_needs_response'): Dispute {
      const kind = { object: 'dispute', id: `du_${++count}`, created: created() } as const
      const taken = status === 'needs_response' ? [moved(-amount, currency, 1500)] : []
      const of = { payment_intent: id, metadata: {}, balance_transactions: taken }
      const dispute: Dispute = { ...kind, amount, currency, status, ...of }
      disputes.push(dispute)
      return dispute
    },

    closeDispute(id: string, status: 'won' | 'lost' | 'warning_closed'): void {
      const dispute = disputes.find((each) => each.id === id)
      if (!dispute) throw new Error(`No dispute ${id}`)
      dispute.status = status
      if (status === 'won') dispute.balance_transactions.push(moved(dispute.amount, dispute.currency, 0))
    },

    failPayout(amount: number, currency: string): string {
      const id = `po_${++count}`
      payouts.push({ object: 'payout', id, created: created(), amount, currency, status: 'failed' })
      return id
    },
  }
}
