import type { PaymentRequest } from '../../../contract/payment-requests.ts'
import { IssuedPapers } from '../../features/bookings/issued-papers.tsx'
import { usePay } from '../../features/checkout/use-pay.ts'
import { useFormat, useLanguage, useT } from '../../lib/i18n.tsx'
import { lastDay } from '../../lib/last-day.ts'
import { useConfig } from '../../lib/services.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/card.tsx'
import { Notice, type NoticeTone } from '../../ui/notice.tsx'
import styles from './pay-view.module.css'

/** The agency's days are those of its own zone. */
const zone = 'Europe/Sofia'

/** What a link asks for, how it stands, and the way to pay it. */
export function PayView({ request, refresh }: { request: PaymentRequest; refresh: () => Promise<unknown> }) {
  const t = useT('pay')
  const format = useFormat()
  const language = useLanguage()
  const { operator } = useConfig()
  const { status, lines, currency, comment } = request
  const sum = (value: string) => format.money(value, currency)
  const day = (instant: string) => format.day(lastDay(instant, zone), { year: true })
  const open = isOpen(status)
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>{open ? t('heading', { sum: sum(request.rest) }) : t('title')}</h1>
        <p className="soft">{t('of', { operator: operator.name[language], email: request.payer_email })}</p>
      </header>
      <State request={request} />
      <Panel className={styles.bill}>
        <h2>{t('for')}</h2>
        <dl className={styles.lines}>
          {lines.map(({ text, amount }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
            <Line key={index} label={text} value={sum(amount)} lang={request.language} />
          ))}
          <Line label={t('total')} value={sum(request.amount)} strong />
          {Number(request.paid_amount) > 0 && <Line label={t('paid')} value={sum(request.paid_amount)} />}
          {Number(request.refunded_amount) > 0 && <Line label={t('refunded')} value={sum(request.refunded_amount)} />}
          {Number(request.disputed_amount) > 0 && <Line label={t('disputed')} value={sum(request.disputed_amount)} />}
          {status === 'partially_paid' && <Line label={t('rest')} value={sum(request.rest)} strong />}
        </dl>
        {comment && (
          <p className={styles.comment} lang={request.language}>
            {comment}
          </p>
        )}
        <dl className={styles.facts}>
          {request.booking && <Line label={t('booking')} value={request.booking} />}
          {open && request.due_at && <Line label={t('due')} value={day(request.due_at)} />}
          {open && <Line label={t('valid')} value={day(request.expires_at)} />}
        </dl>
        {open && <Pay request={request} refresh={refresh} />}
      </Panel>
      {request.invoices.length > 0 && (
        <Panel className={styles.papers}>
          <h2>{t('papers')}</h2>
          <IssuedPapers papers={request.invoices} name={({ kind, number }) => t('issued', { kind, number })} />
        </Panel>
      )}
      {operator.phone && (
        <p className="small soft">
          <span>{`${t('contact')} `}</span>
          <a href={`tel:${operator.phone.replaceAll(' ', '')}`}>{operator.phone}</a>
        </p>
      )}
    </div>
  )
}

const isOpen = (status: PaymentRequest['status']) =>
  status === 'sent' || status === 'viewed' || status === 'partially_paid'

const tones = { paid: 'success', refunded: 'info', expired: 'warning', cancelled: 'info' } satisfies {
  [status in PaymentRequest['status']]?: NoticeTone
}

/** Of a link that asks for nothing any more. */
function State({ request }: { request: PaymentRequest }) {
  const t = useT('pay')
  const format = useFormat()
  const { status, refunded_amount: refunded, currency } = request
  if (status === 'sent' || status === 'viewed' || status === 'partially_paid') return null
  return (
    <Notice tone={tones[status]}>
      <p>{t(`state.${status}`, { sum: format.money(refunded, currency) })}</p>
    </Notice>
  )
}

function Pay({ request, refresh }: { request: PaymentRequest; refresh: () => Promise<unknown> }) {
  const t = useT('pay')
  const format = useFormat()
  const { code, price_hash, rest, currency } = request
  const { busy, problem, pay } = usePay({ payment_request: code, price_hash }, refresh)
  return (
    <div className={styles.deed}>
      {problem && (
        <Notice tone="error" live>
          <p>{t(`problem.${problem}`)}</p>
        </Notice>
      )}
      <Button variant="accent" busy={busy} onClick={() => void pay()}>
        {t('pay', { sum: format.money(rest, currency) })}
      </Button>
      <p className="small soft">{t('card')}</p>
    </div>
  )
}

function Line(props: { label: string; value: string; strong?: boolean; lang?: string }) {
  return (
    <div className={props.strong ? styles.strong : undefined}>
      <dt lang={props.lang}>{props.label}</dt>
      <dd>{props.value}</dd>
    </div>
  )
}
