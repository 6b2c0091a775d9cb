import { useRef, useState } from 'react'
import type { Booking, CancelAnswer } from '../../../contract/checkout.ts'
import { ApiError } from '../../lib/api.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { useApi } from '../../lib/services.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { cancelBooking, simulateCancel } from './booking-query.ts'
import styles from './cancel-dialog.module.css'

type Problem = 'changed' | 'cannot' | 'offline' | 'failed'

/**
 * The button that cancels a booking and the question it opens: first what it costs right now, then the deed at exactly
 * that figure. A deadline that passes in between asks again with the new one.
 * @param createKey makes an Idempotency-Key.
 */
export function CancelBooking(props: {
  booking: Booking
  accessKey: string
  createKey: () => string
  onCancelled: () => Promise<unknown>
}) {
  const t = useT('booking')
  const api = useApi()
  const { booking, accessKey, createKey, onCancelled } = props
  const { reference } = booking
  const waiting = booking.status === 'on_request'
  const [open, setOpen] = useState(false)
  const [cost, setCost] = useState<CancelAnswer | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const attempt = useRef<{ penalty: string; key: string } | null>(null)
  const keepButton = useRef<HTMLButtonElement>(null)

  async function ask(after: Problem | null = null) {
    setProblem(after)
    setCost(null)
    try {
      setCost(await simulateCancel(api, reference, accessKey))
    } catch (error) {
      setProblem(nameProblem(error))
    }
  }

  async function cancel(penalty: string) {
    if (running.current) return
    running.current = true
    setBusy(true)
    setProblem(null)
    const key = attempt.current?.penalty === penalty ? attempt.current.key : createKey()
    attempt.current = { penalty, key }
    try {
      await cancelBooking(api, { reference, key: accessKey, penalty }, key)
      await onCancelled()
      setOpen(false)
    } catch (error) {
      const found = nameProblem(error)
      if (found !== 'offline') attempt.current = null
      if (found === 'changed') {
        await ask('changed')
        // A property that answered meanwhile has changed more than the figure.
        if (waiting) await onCancelled()
      }
      if (found !== 'changed') setProblem(found)
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  return (
    <>
      <Button
        variant="danger"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true)
          void ask()
        }}
      >
        {t(waiting ? 'withdraw.open' : 'cancel.open')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t(waiting ? 'withdraw.title' : 'cancel.title')}
        initialFocus={keepButton}
        footer={
          <>
            <Button ref={keepButton} variant="outline" onClick={() => setOpen(false)}>
              {t(waiting ? 'withdraw.keep' : 'cancel.keep')}
            </Button>
            {cost && (
              <Button variant="danger" busy={busy} onClick={() => void cancel(cost.penalty)}>
                {t(waiting ? 'withdraw.confirm' : 'cancel.confirm')}
              </Button>
            )}
          </>
        }
      >
        <div className={styles.words}>
          {problem && (
            <Notice tone={problem === 'changed' ? 'warning' : 'error'} live>
              <p>{t(`cancel.problem.${problem}`)}</p>
            </Notice>
          )}
          {cost ? <Cost cost={cost} booking={booking} /> : problem !== 'cannot' && !problem && <Asking />}
          {!cost && (problem === 'offline' || problem === 'failed') && (
            <Button onClick={() => void ask()}>{t('cancel.retry')}</Button>
          )}
        </div>
      </Dialog>
    </>
  )
}

function Asking() {
  const t = useT('booking')
  return (
    <>
      <p className="visually-hidden" role="status">
        {t('cancel.asking')}
      </p>
      <div aria-hidden="true" className={styles.words}>
        <SkeletonLine width="80%" />
        <SkeletonLine width="50%" tall />
      </div>
    </>
  )
}

function Cost(props: { cost: CancelAnswer; booking: Booking }) {
  const t = useT('booking')
  const format = useFormat()
  const { penalty, refund, currency, deadline, timezone } = props.cost
  const { hotel, payment_type } = props.booking
  const toProperty = payment_type === 'property'
  const free = Number(penalty) === 0
  if (props.booking.status === 'on_request') {
    return (
      <>
        <p>{t('withdraw.text', { hotel: hotel.name })}</p>
        <p>{t('withdraw.costs')}</p>
      </>
    )
  }
  return (
    <>
      <p>{t('cancel.text', { hotel: hotel.name })}</p>
      <p className={styles.cost}>
        <span>{t('cancel.costs')}</span>
        <b>{free ? t('cancel.free') : format.money(penalty, currency)}</b>
      </p>
      {!toProperty && (
        <p className={styles.cost}>
          <span>{t('cancel.refund')}</span>
          <b>{format.money(refund, currency)}</b>
        </p>
      )}
      {!free && toProperty && <p className="small">{t('cancel.owed')}</p>}
      {!toProperty && Number(refund) > 0 && <p className="small">{t('cancel.refundText')}</p>}
      {deadline && (
        <p className="small soft">
          {t('cancel.until', { deadline: format.dateTime(deadline, { timeZone: timezone }) })}
        </p>
      )}
    </>
  )
}

function nameProblem(error: unknown): Problem {
  if (!(error instanceof ApiError)) return 'failed'
  if (error.code === 'network') return 'offline'
  if (error.code === 'penalty_changed') return 'changed'
  return error.code === 'cannot_cancel' ? 'cannot' : 'failed'
}
