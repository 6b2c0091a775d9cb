import { type ReactNode, useEffect, useRef } from 'react'
import type { StayRequest } from '../../../contract/requests.ts'
import { spacePhone } from '../../../domain/phone-numbers.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { Panel } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AnswerForm } from './answer-form.tsx'
import styles from './request-view.module.css'
import { useAnswer } from './use-answer.ts'

/** What a property is asked: the stay, who comes, the price, and the answer; afterwards what came of it. */
export function RequestView({ asked, accessKey }: { asked: StayRequest; accessKey: string }) {
  const t = useT('stay-request')
  const format = useFormat()
  const { busy, problem, answer } = useAnswer(asked, accessKey)
  const { state } = asked
  const heading = useFocusOnChange(state)
  const deadline = format.dateTime(asked.answer_by, { timeZone: asked.timezone, year: true })
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {state === 'waiting' ? t('heading') : t(`state.${state}.title`)}
        </h1>
        <p>{state === 'waiting' ? t('lead', { deadline }) : t(`state.${state}.text`, { deadline })}</p>
      </header>
      {problem && (
        <Notice tone={problem === 'over' ? 'warning' : 'error'} live>
          <p>{t(`problem.${problem}`)}</p>
        </Notice>
      )}
      {state !== 'waiting' && asked.note && (
        <Notice>
          <p>
            <span>{`${t('wrote')} `}</span>
            <q className={styles.own}>{asked.note}</q>
          </p>
        </Notice>
      )}
      <Panel>
        <h2>{t('stay')}</h2>
        <Facts asked={asked} />
      </Panel>
      {state === 'waiting' && <AnswerForm busy={busy} answer={answer} />}
    </div>
  )
}

function Facts({ asked }: { asked: StayRequest }) {
  const t = useT('stay-request')
  const format = useFormat()
  const { guest, rooms, price, hotel } = asked
  const names = guest?.guests.map((each) => `${each.first_name} ${each.last_name}`).join(', ')
  return (
    <dl className={styles.facts}>
      <Fact label={t('hotel')}>
        <span lang={hotel.text_language}>{hotel.name}</span>
        <span>{`, ${hotel.city}`}</span>
      </Fact>
      <Fact label={t('dates')}>
        {`${format.dateRange(asked.checkin, asked.checkout, { year: true, weekday: true })}, ${t('nights', { nights: asked.nights })}`}
      </Fact>
      <Fact label={t(rooms.length === 1 ? 'room' : 'rooms')}>
        <ul className={styles.rooms}>
          {rooms.map((room, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a room is known by its number
            <li key={index}>
              <span lang={room.text_language}>{room.name}</span>
              <span>{`, ${room.board_name.toLowerCase()}`}</span>
              <small>
                {t('party', {
                  adults: room.adults,
                  children: room.children_ages.length,
                  ages: room.children_ages.join(', '),
                })}
              </small>
            </li>
          ))}
        </ul>
      </Fact>
      {guest && <Fact label={t('who')}>{guest.name}</Fact>}
      {names && names !== guest?.name && <Fact label={t('guests')}>{names}</Fact>}
      {guest?.contact && (
        <Fact label={t('contact')}>
          <a href={`tel:${guest.contact.phone}`}>{spacePhone(guest.contact.phone)}</a>
          <span>{', '}</span>
          <a href={`mailto:${guest.contact.email}`}>{guest.contact.email}</a>
        </Fact>
      )}
      {guest?.arrival_time && <Fact label={t('arrival')}>{guest.arrival_time}</Fact>}
      {guest?.special_requests && <Fact label={t('note')}>{guest.special_requests}</Fact>}
      <Fact label={t('price')}>
        <b>{format.money(price.value, price.currency)}</b>
        <small>
          {`${t(asked.payment_type === 'property' ? 'paid.property' : 'paid.card')}${Number(price.local_fees) > 0 ? ` ${t('fees', { sum: format.money(price.local_fees, price.currency) })}` : ''}`}
        </small>
      </Fact>
      <Fact label={t('reference')}>{asked.reference}</Fact>
    </dl>
  )
}

function Fact(props: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{props.label}</dt>
      <dd>{props.children}</dd>
    </div>
  )
}

/** The buttons that were pressed are gone after an answer: focus goes to what now stands there. */
function useFocusOnChange(state: StayRequest['state']) {
  const element = useRef<HTMLHeadingElement>(null)
  const before = useRef(state)
  useEffect(() => {
    if (before.current === state) return
    before.current = state
    element.current?.focus()
  }, [state])
  return element
}
