import { messageOf } from '../messages.ts'
import type { Mail } from './mail-kinds.ts'

const kinds = ['payment_received', 'balance_due', 'payment_refunded', 'payment_asked', 'request_paid'] as const
export type MoneyMail = Extract<Mail, { kind: (typeof kinds)[number] }>

export function isMoneyMail(mail: Mail): mail is MoneyMail {
  return kinds.some((kind) => kind === mail.kind)
}

/** What the sentences of mails about money are made of. */
export function moneyFacts(mail: Mail): Record<string, string> {
  if (!isMoneyMail(mail)) return {}
  const { data } = mail
  const { sum, day, moment } = wordsOf(mail)
  if (mail.kind === 'balance_due') {
    const { stage, rest, due_at: due, office_from: office, timezone } = mail.data
    return {
      stage,
      sum: sum(rest),
      // The end of a day belongs to that day.
      day: moment(Date.parse(due) - 1, timezone),
      office: moment(Date.parse(office) - 1, timezone),
    }
  }
  if (mail.kind === 'payment_refunded')
    return { sum: sum(mail.data.sum), about: mail.data.about, reason: mail.data.reason }
  if (mail.kind === 'payment_received') return { sum: sum(mail.data.sum), open: isOpen(mail.data.rest) }
  const request = mail.data
  return {
    sum: sum(request.sum),
    what: request.lines.map(({ text }) => text).join(', '),
    open: isOpen(request.rest),
    ...('last_day' in data && { last: day(request.last_day) }),
  }
}

/** The figures of a mail about money, each a line. */
export function wordMoney(mail: MoneyMail): string[] {
  const { language } = mail
  const { sum, day, days, moment } = wordsOf(mail)
  const say = (key: string, params: Record<string, string>) => messageOf(language, 'mail', key, params)
  switch (mail.kind) {
    case 'payment_refunded':
      return []
    case 'payment_received':
    case 'balance_due': {
      const { reference, checkin, checkout, paid, rest } = mail.data
      // Of a day that is over the sentence above tells.
      const ahead = mail.kind === 'balance_due' && (mail.data.stage === 'week' || mail.data.stage === 'day')
      const due = ahead ? moment(Date.parse(mail.data.due_at) - 1, mail.data.timezone) : undefined
      return [
        say('stay.reference', { reference }),
        say('stay.dates', { dates: days(checkin, checkout) }),
        say('money.paid', { sum: sum(paid) }),
        ...(due ? [say('stay.rest', { sum: sum(rest), day: due })] : []),
        ...(!due && isOpen(rest) === 'yes' ? [say('money.rest', { sum: sum(rest) })] : []),
      ]
    }
    case 'payment_asked':
    case 'request_paid': {
      const { lines, booking, due_day: due, rest } = mail.data
      const asked = mail.kind === 'payment_asked'
      return [
        ...(booking ? [say('stay.reference', { reference: booking })] : []),
        ...lines.map(({ text, amount }) => say('money.line', { text, sum: sum(amount) })),
        ...(asked
          ? [say('money.total', { sum: sum(mail.data.sum) })]
          : [say('money.received', { sum: sum(mail.data.sum) })]),
        ...(!asked && isOpen(rest) === 'yes' ? [say('money.rest', { sum: sum(rest) })] : []),
        ...(asked && due ? [say('money.due', { day: day(due) })] : []),
      ]
    }
  }
}

const isOpen = (rest: string) => (Number(rest) > 0 ? 'yes' : 'no')

function wordsOf({ language, data: { currency } }: MoneyMail) {
  const locale = language === 'bg' ? 'bg-BG' : 'en-GB'
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const long = (timeZone: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone })
  return {
    sum: (value: string) => money.format(Number(value)),
    /** Of a calendar day. */
    day: (date: string) => long('UTC').format(new Date(date)),
    days: (from: string, to: string) => long('UTC').formatRange(new Date(from), new Date(to)),
    /** Day of an instant in a zone. */
    moment: (instant: number, timezone: string) => long(timezone).format(instant),
  }
}
