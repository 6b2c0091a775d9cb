import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Booking, CheckoutSession, PreCheckoutAnswer } from '../../../contract/checkout.ts'
import { addFees } from '../../lib/add-fees.ts'
import { ApiError } from '../../lib/api.ts'
import type { Elements } from '../../lib/elements.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { LocalLink } from '../../lib/local-link.tsx'
import { useApi } from '../../lib/services.ts'
import { Button, LinkButton, TextButton } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { EmptyState, ErrorState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { bedDoubleIcon, calendarDaysIcon, calendarX2Icon, infoIcon } from '../../ui/icons.ts'
import { Notice } from '../../ui/notice.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { lockKeyholeIcon } from '../../ui/stay-icons.ts'
import { preCheckoutQuery } from './checkout-session.ts'
import styles from './order-step.module.css'
import { readPayPlan, wordTotal } from './pay-words.ts'
import { PaymentMethod } from './payment-method.tsx'
import { PriceChanges } from './price-changes.tsx'
import { useOrder } from './use-order.ts'

/** What of the stay is said again right before the order; worded by the page, which knows the rooms. */
export type StayInWords = { where: string; rooms: string; dates: string; cancellation: readonly string[] }

/**
 * The second step: the price once more as of now, how it is paid, what is agreed to, and the order itself. The button stays
 * pressable; what is missing is said where it is missing.
 */
export function OrderStep(props: {
  session: CheckoutSession
  stay: StayInWords
  /** Where else to look: the hotel for the same dates, without language. */
  wayBack: string
  onBack: () => void
  /** The session has moved on: expired, ordered in another tab, priced anew. */
  onStale: () => Promise<unknown>
  onOrdered: (booking: Booking) => void
}) {
  const t = useT('checkout')
  const api = useApi()
  const { session, wayBack } = props
  const check = useQuery(preCheckoutQuery(api, session.id))
  const code = check.error instanceof ApiError ? check.error.code : undefined
  const { onStale } = props
  const stale = check.data !== undefined && check.data.price_hash !== session.price_hash
  const gone = code === 'session_expired' || code === 'session_completed' || code === 'payment_under_way'

  useEffect(() => {
    if (stale || gone) void onStale()
  }, [stale, gone, onStale])

  if (code === 'sold_out') {
    return (
      <Instead>
        <EmptyState title={t('soldOut.title')} actions={<LinkButton to={wayBack}>{t('soldOut.back')}</LinkButton>}>
          <p>{t('soldOut.text')}</p>
        </EmptyState>
      </Instead>
    )
  }
  if (check.isError && !gone) {
    return (
      <Instead>
        <ErrorState
          title={t('check.failed')}
          actions={
            <Button busy={check.isFetching} onClick={() => void check.refetch()}>
              {t('check.retry')}
            </Button>
          }
        >
          <p>{t('check.failedText')}</p>
        </ErrorState>
      </Instead>
    )
  }
  if (!check.data) return <Checking />
  return <OrderForm {...props} check={check.data} recheck={() => check.refetch()} />
}

/** In the place of the form, under the page's own heading. */
function Instead(props: { children: Elements }) {
  const t = useT('checkout')
  return (
    <div>
      <h1 className="visually-hidden">{t('order.title')}</h1>
      {props.children}
    </div>
  )
}

function Checking() {
  const t = useT('checkout')
  return (
    <div className={styles.form}>
      <h1>{t('order.title')}</h1>
      <p className={styles.checking} role="status">
        <Spinner />
        <span>{t('check.running')}</span>
      </p>
      <div aria-hidden="true" className={styles.lines}>
        <SkeletonLine width="60%" tall />
        <SkeletonLine width="90%" />
        <SkeletonLine width="80%" />
      </div>
    </div>
  )
}

function OrderForm(
  props: Parameters<typeof OrderStep>[0] & { check: PreCheckoutAnswer; recheck: () => Promise<unknown> },
) {
  const t = useT('checkout')
  const format = useFormat()
  const { session, stay, check } = props
  const plan = readPayPlan(session.offer)
  const asked = session.offer.availability === 'on_request'
  const [terms, setTerms] = useState(false)
  const [changes, setChanges] = useState<string | null>(null)
  const [missing, setMissing] = useState<'terms' | 'changes' | null>(null)
  const termsTick = useRef<HTMLInputElement>(null)
  const changesTick = useRef<HTMLInputElement>(null)
  const order = useOrder({ session, onStale: props.onStale, recheck: props.recheck, onOrdered: props.onOrdered })
  // The tick belongs to exactly these sums: another price asks again.
  const agreed = check.changes.length === 0 || changes === check.price_hash

  function submit(event: FormEvent) {
    event.preventDefault()
    if (order.busy) return
    const lacking = agreed ? (terms ? null : 'terms') : 'changes'
    setMissing(lacking)
    if (lacking === 'changes') return changesTick.current?.focus()
    if (lacking === 'terms') return termsTick.current?.focus()
    void order.place(check.price_hash)
  }

  return (
    <form method="post" className={styles.form} noValidate onSubmit={submit}>
      <header className={styles.head}>
        <p className={styles.step}>{t('steps.of', { step: 2 })}</p>
        <h1>{t('order.title')}</h1>
        <p>
          <TextButton onClick={props.onBack}>{t('order.back')}</TextButton>
        </p>
      </header>
      {check.changes.length > 0 && (
        <PriceChanges
          changes={check.changes}
          currency={check.total.currency}
          timezone={session.offer.cancellation.timezone}
          accepted={agreed}
          error={missing === 'changes' && !agreed ? t('changes.missing') : undefined}
          tick={changesTick}
          wayBack={props.wayBack}
          onAccept={(accept) => setChanges(accept ? check.price_hash : null)}
        />
      )}
      {asked && (
        <Notice>
          <p>
            <b>{t('request.title')}</b>
          </p>
          <p>{t(plan.kind === 'property' ? 'request.property' : 'request.card')}</p>
        </Notice>
      )}
      <Part id="pay" title={t('pay.title')}>
        <PaymentMethod plan={plan} localFees={check.total.local_fees} timezone={session.offer.cancellation.timezone} />
      </Part>
      <Part id="before" title={t('order.before')}>
        <ul className={styles.terms}>
          <Term icon={bedDoubleIcon} title={stay.where}>
            {stay.rooms}
          </Term>
          <Term icon={calendarDaysIcon} title={stay.dates} />
          <Term icon={calendarX2Icon} title={t('order.cancellation')}>
            {`${stay.cancellation.join('. ')}.`}
          </Term>
          <Term icon={infoIcon}>{t.rich('order.noWithdrawal', { b: (words) => <b>{words}</b> })}</Term>
        </ul>
        <Checkbox
          ref={termsTick}
          checked={terms}
          error={missing === 'terms' && !terms ? t('order.termsMissing') : undefined}
          onChange={(event) => setTerms(event.target.checked)}
        >
          {t.rich('order.accept', {
            terms: (words) => <NewTab to="/terms">{words}</NewTab>,
            privacy: (words) => <NewTab to="/privacy">{words}</NewTab>,
          })}
        </Checkbox>
        {order.problem && (
          <Notice tone="error" live>
            <p>{t(`orderProblem.${order.problem}`)}</p>
            {order.problem === 'incomplete' && <TextButton onClick={props.onBack}>{t('order.back')}</TextButton>}
          </Notice>
        )}
        <Total check={check} session={session} />
        <Button type="submit" variant="accent" wide className={styles.button} busy={order.busy}>
          {t('order.button')}
        </Button>
        {plan.kind !== 'property' && (
          <p className={styles.after}>
            <Icon shape={lockKeyholeIcon} size="s" />
            <span>{t(asked ? 'request.after' : 'order.after', { sum: format.money(plan.now, plan.currency) })}</span>
          </p>
        )}
      </Part>
    </form>
  )
}

function Part(props: { id: string; title: string; children: Elements }) {
  return (
    <section className={styles.part} aria-labelledby={props.id}>
      <h2 id={props.id}>{props.title}</h2>
      {props.children}
    </section>
  )
}

function Term(props: { icon: string; title?: string; children?: ReactNode }) {
  return (
    <li>
      <Icon shape={props.icon} size="s" />
      <span>
        {props.title && <b>{props.title}</b>}
        <span> </span>
        <span>{props.children}</span>
      </span>
    </li>
  )
}

function NewTab(props: { to: string; children: ReactNode }) {
  const t = useT('checkout')
  return (
    <LocalLink to={props.to} target="_blank" rel="noopener">
      <span>{props.children}</span>
      <span className="visually-hidden">{` (${t('newTab')})`}</span>
    </LocalLink>
  )
}

/** Directly above the order button, nothing between: all that the stay costs, and what of it is paid when. */
function Total({ check, session }: { check: PreCheckoutAnswer; session: CheckoutSession }) {
  const t = useT('checkout')
  const format = useFormat()
  const { currency, value, local_fees: fees } = check.total
  return (
    <div className={styles.total}>
      <p>
        <b>{t('order.total')}</b>
        <small>{wordTotal({ t, format }, session.offer, check.total)}</small>
      </p>
      <span>{format.money(addFees(value, fees), currency)}</span>
    </div>
  )
}
