import { useEffect, useRef } from 'react'
import type { PaymentStatusAnswer } from '../../../contract/payments.ts'
import type { Elements } from '../../lib/elements.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { useLocalNavigate } from '../../lib/local-link.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { circleCheckIcon, creditCardIcon, infoIcon, triangleExclamationPointIcon } from '../../ui/icons.ts'
import { Notice } from '../../ui/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { clockIcon } from '../../ui/stay-icons.ts'
import styles from './follow-payment.module.css'
import { type PaymentOutcome, readDecline } from './payment-outcome.ts'
import type { PaymentWatch } from './use-payment.ts'

/**
 * What became of a payment, told calmly while it is asked for. Nothing here decides anything: the payment goes its way also
 * when this page is closed, reloaded or offline.
 * @param left the visitor came back by the provider's own way out.
 * @param back where the order can be changed and placed again, without language.
 * @param wayOn stands there when it is done; the page leads on by itself.
 */
export function FollowPayment(props: {
  watch: PaymentWatch
  /** What is paid for: words differ, since a booking stands whatever comes of the payment of its rest. */
  kind: 'order' | 'balance' | 'request'
  left: boolean
  back: string
  backWords: string
  elsewhere: string
  wayOn: Elements
}) {
  const t = useT('paying')
  const { watch, kind } = props
  const { outcome, status } = watch
  const view =
    watch.slow && outcome === 'processing' ? 'slow' : watch.unreachable ? 'unreachable' : (outcome ?? 'asking')
  const heading = useFocusOnChange(view)
  const navigate = useLocalNavigate()

  async function leave() {
    if (await watch.giveUp()) navigate(props.back, { replace: true })
  }

  return (
    <section className={styles.state} aria-labelledby="state" aria-busy={view === 'processing' || view === 'asking'}>
      <StateMark view={view} />
      <h1 id="state" ref={heading} tabIndex={-1}>
        {t(view === 'unpaid' && props.left ? 'left.title' : `${view}.title`)}
      </h1>
      <div className={styles.words} role="status">
        {view === 'declined' && status && <p>{t(`declined.${readDecline(status.error)}`)}</p>}
        <p>{t(view === 'unpaid' && props.left ? 'left.text' : `${view}.text`, { kind })}</p>
        {status && (view === 'unpaid' || view === 'declined') && <HeldUntil status={status} />}
      </div>
      {watch.problem && (
        <Notice tone="error" live>
          <p>{t(`problem.${watch.problem}`)}</p>
        </Notice>
      )}
      <div className={styles.ways}>
        {(view === 'unpaid' || view === 'declined') && (
          <>
            <Button variant="accent" busy={watch.busy === 'pay'} onClick={() => void watch.payAgain()}>
              {t(view === 'declined' ? 'declined.again' : 'unpaid.goOn')}
            </Button>
            <Button variant="outline" busy={watch.busy === 'giveUp'} onClick={() => void leave()}>
              {props.backWords}
            </Button>
          </>
        )}
        {view === 'canceled' && (
          <LinkButton variant="accent" to={props.back}>
            {props.backWords}
          </LinkButton>
        )}
        {(view === 'holdExpired' || view === 'stayGone') && (
          <LinkButton variant="accent" to={view === 'holdExpired' ? props.back : props.elsewhere}>
            {t(`${view}.action`)}
          </LinkButton>
        )}
        {(view === 'slow' || view === 'unreachable') && (
          <Button variant="soft" onClick={watch.askAgain}>
            {t('askAgain')}
          </Button>
        )}
        {view === 'confirmed' && props.wayOn}
      </div>
    </section>
  )
}

type View = PaymentOutcome | 'asking' | 'slow' | 'unreachable'

function StateMark({ view }: { view: View }) {
  if (view === 'asking' || view === 'processing') return <Spinner />
  const [shape, tone] = marks[view]
  return (
    <span className={`${styles.mark} ${styles[tone]}`}>
      <Icon shape={shape} size="l" />
    </span>
  )
}

const marks: Record<Exclude<View, 'asking' | 'processing'>, [shape: string, tone: 'calm' | 'good' | 'warn']> = {
  unpaid: [creditCardIcon, 'calm'],
  declined: [triangleExclamationPointIcon, 'warn'],
  confirmed: [circleCheckIcon, 'good'],
  canceled: [infoIcon, 'calm'],
  holdExpired: [clockIcon, 'calm'],
  stayGone: [infoIcon, 'calm'],
  slow: [clockIcon, 'calm'],
  unreachable: [infoIcon, 'calm'],
}

/** Until when the provider's page takes the payment, and so until when the rooms are held. */
function HeldUntil({ status }: { status: PaymentStatusAnswer }) {
  const t = useT('paying')
  const format = useFormat()
  return <p className="soft small">{t('until', { time: format.time(status.expires_at) })}</p>
}

/** Another state gets the focus on its heading, so that it is read out and the next Tab is its first way on. */
function useFocusOnChange(view: View) {
  const element = useRef<HTMLHeadingElement>(null)
  const before = useRef<View>(view)
  useEffect(() => {
    if (before.current === view) return
    // The first answer after the opening is no change for whoever looks.
    if (before.current !== 'asking') element.current?.focus()
    before.current = view
  }, [view])
  return element
}
