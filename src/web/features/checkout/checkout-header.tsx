import { useSearchParams } from 'react-router'
import type { CheckoutSession } from '../../../contract/checkout.ts'
import { useT } from '../../lib/i18n.tsx'
import { Icon } from '../../ui/icon.tsx'
import { clockIcon } from '../../ui/stay-icons.ts'
import { Steps } from '../../ui/steps.tsx'
import styles from './checkout-header.module.css'
import { askSeconds, isHeld, useSecondsLeft, useSession } from './use-session.ts'

/** In the middle of the checkout's header: the three steps, and how long the rooms are still held. */
export function CheckoutHeader() {
  const [params] = useSearchParams()
  const { data: session } = useSession()
  return (
    <div className={styles.middle}>
      <CheckoutSteps current={params.get('step') === 'order' ? 1 : 0} paid={session ? isPaidToUs(session) : false} />
      {session && isHeld(session) && <HoldClock />}
    </div>
  )
}

/** The header while a payment is waited for: nothing can be lost any more, so no clock runs. */
export function PayingHeader() {
  return (
    <div className={styles.middle}>
      <CheckoutSteps current={1} paid />
    </div>
  )
}

/** The header when all is done. */
export function DoneHeader() {
  const { data: session } = useSession()
  return (
    <div className={styles.middle}>
      <CheckoutSteps current={3} paid={session ? isPaidToUs(session) : false} />
    </div>
  )
}

function CheckoutSteps(props: { current: number; paid: boolean }) {
  const t = useT('checkout')
  return (
    <div className={styles.steps}>
      <Steps
        steps={[t('steps.you'), t(props.paid ? 'steps.pay' : 'steps.order'), t('steps.done')]}
        current={props.current}
      />
    </div>
  )
}

function isPaidToUs(session: CheckoutSession): boolean {
  return session.offer.payment_type !== 'property'
}

/** Spoken only near the end, when it matters: a clock that talks every second would drown everything else. */
const spokenAt = [300, 180, 60]

function HoldClock() {
  const t = useT('checkout')
  const { data: session } = useSession()
  const left = useSecondsLeft()
  const clock = `${String(Math.floor(left / 60)).padStart(2, '0')}:${String(left % 60).padStart(2, '0')}`
  const near = spokenAt.findLast((seconds) => left <= seconds && left > 0)
  return (
    <>
      <p className={styles.hold} role="timer">
        <Icon shape={clockIcon} size="s" />
        <span>
          <span className={styles.words}>{`${t('hold.held')} `}</span>
          <b>{clock}</b>
        </span>
      </p>
      <p className="visually-hidden" role="status">
        {`${near ? t('hold.near', { minutes: near / 60 }) : ''} ${near && left <= askSeconds && session?.can_extend ? t('hold.canExtend') : ''}`}
      </p>
    </>
  )
}
