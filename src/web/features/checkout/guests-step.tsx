import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import type { CheckoutSession } from '../../../contract/checkout.ts'
import { useT } from '../../lib/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { EmailField } from '../../ui/email-field.tsx'
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { arrowRightIcon } from '../../ui/stay-icons.ts'
import { changeGuest, changeHolder, type Draft, type FieldProblem } from './draft.ts'
import styles from './guests-step.module.css'
import { PromoCode } from './promo-code.tsx'
import { type SaveState, useDraft } from './use-draft.ts'

type Form = ReturnType<typeof useDraft>

/** Who travels: whom the booking is for, the guests of each room, and what the property should know. */
export function GuestsStep(props: { session: CheckoutSession; onDone: () => void }) {
  const t = useT('checkout')
  const { session, onDone } = props
  const form = useDraft(session)
  const element = useRef<HTMLFormElement>(null)
  const [going, setGoing] = useState(false)
  const [stuck, setStuck] = useState(false)

  function focusFirstProblem() {
    // After the errors are on screen: their fields are known by the mark that assistive technology reads too.
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (going) return
    setStuck(false)
    if (Object.keys(form.problems).length > 0) {
      form.touchAll()
      return focusFirstProblem()
    }
    setGoing(true)
    const accepted = await form.save()
    setGoing(false)
    if (accepted) return onDone()
    setStuck(true)
    focusFirstProblem()
  }

  return (
    <form ref={element} className={styles.form} noValidate onSubmit={submit}>
      <header className={styles.head}>
        <p className={styles.step}>{t('steps.of', { step: 1 })}</p>
        <h1>{t('you.title')}</h1>
        <p className="soft">{t('you.text')}</p>
      </header>
      <HolderFields form={form} />
      {session.offer.rooms.map((room, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a room is known by its number
        <RoomGuests key={index} form={form} room={room} index={index} />
      ))}
      <Wishes form={form} />
      <Block title={t('promo.title')}>
        <PromoCode session={session} />
      </Block>
      {stuck && (
        <Notice tone="error" live>
          <p>{form.refused.form ?? t(Object.keys(form.refused).length > 0 ? 'you.refused' : 'you.notSaved')}</p>
        </Notice>
      )}
      <div className={styles.next}>
        <SaveNote state={form.saving} />
        <Button type="submit" variant="accent" busy={going}>
          {t('you.next')}
          <Icon shape={arrowRightIcon} turns />
        </Button>
      </div>
    </form>
  )
}

function Block(props: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.block}>
      <legend>
        <h2>{props.title}</h2>
      </legend>
      {props.children}
    </fieldset>
  )
}

function HolderFields({ form }: { form: Form }) {
  const t = useT('checkout')
  const field = (name: keyof Draft['holder']) => ({
    ...wire(form, `holder.${name}`, t),
    label: t(`field.${name}`),
    value: form.draft.holder[name],
    required: true,
    onChange: (event: { target: { value: string } }) =>
      form.change(changeHolder(form.draft, { [name]: event.target.value }), `holder.${name}`),
  })
  return (
    <Block title={t('you.contact')}>
      <div className={styles.fields}>
        <TextField {...field('first_name')} autoComplete="given-name" maxLength={80} />
        <TextField {...field('last_name')} autoComplete="family-name" maxLength={80} />
        <EmailField {...field('email')} autoComplete="email" maxLength={254} />
        <TextField
          {...field('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={32}
          hint={t('you.phoneHint')}
        />
      </div>
    </Block>
  )
}

function RoomGuests(props: { form: Form; room: CheckoutSession['offer']['rooms'][number]; index: number }) {
  const t = useT('checkout')
  const { form, room, index } = props
  const guests = form.draft.guests[index] ?? []
  const many = form.draft.guests.length > 1
  return (
    <Block title={many ? t('guests.room', { number: index + 1, name: room.name }) : room.name}>
      {guests.map((guest, place) => {
        const field = (name: 'first_name' | 'last_name') => ({
          ...wire(form, `guests.${index}.${place}.${name}`, t),
          label: t(`field.${name}`),
          value: guest[name],
          required: place === 0,
          autoComplete: 'off',
          maxLength: 80,
          onChange: (event: { target: { value: string } }) =>
            form.change(
              changeGuest(form.draft, index, place, { [name]: event.target.value }),
              `guests.${index}.${place}.${name}`,
            ),
        })
        const age = room.children_ages[place - room.adults]
        const who = age === undefined ? t('guests.guest', { number: place + 1 }) : t('guests.child', { age })
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a guest is known by the place in the room
          <fieldset key={place} className={styles.guest}>
            <legend>
              {who} <small>{t(place === 0 ? 'guests.lead' : 'guests.optional')}</small>
            </legend>
            <div className={styles.fields}>
              <TextField {...field('first_name')} />
              <TextField {...field('last_name')} />
            </div>
          </fieldset>
        )
      })}
    </Block>
  )
}

/** Hours of arrival that are offered, each for the hour that follows. */
const arrivalHours = Array.from({ length: 14 }, (_, index) => index + 10)

function Wishes({ form }: { form: Form }) {
  const t = useT('checkout')
  return (
    <Block title={t('wishes.title')}>
      <div className={styles.fields}>
        <SelectField
          label={t('wishes.arrival')}
          value={form.draft.arrival_time}
          onBlur={() => form.leave('arrival_time')}
          onChange={(event) => form.change({ ...form.draft, arrival_time: event.target.value }, 'arrival_time')}
        >
          <option value="">{t('wishes.unknown')}</option>
          {arrivalHours.map((hour) => (
            <option key={hour} value={hourRange(hour)}>
              {hourRange(hour)}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          {...wire(form, 'special_requests', t)}
          className={styles.whole}
          label={t('wishes.note')}
          optional
          hint={t('wishes.hint')}
          placeholder={t('wishes.example')}
          rows={3}
          maxLength={1000}
          value={form.draft.special_requests}
          onChange={(event) => form.change({ ...form.draft, special_requests: event.target.value }, 'special_requests')}
        />
      </div>
    </Block>
  )
}

/** The same in both languages, since the property reads it too. */
function hourRange(hour: number): string {
  return `${hour}:00 – ${(hour + 1) % 24 === 0 ? '0' : hour + 1}:00`
}

function SaveNote(props: { state: SaveState }) {
  const t = useT('checkout')
  const text = props.state === 'idle' ? t('you.nothingPaid') : t(`saving.${props.state}`)
  return (
    <p className={styles.saving} role="status">
      {text}
    </p>
  )
}

/** What ties a control to its problem: its sentence, and being told when it is left. */
function wire(form: Form, field: string, t: ReturnType<typeof useT<'checkout'>>) {
  const problem: FieldProblem | undefined = form.touched.has(field) ? form.problems[field] : undefined
  return {
    error: form.refused[field] ?? (problem && t(`problem.${problem}`)),
    onBlur: () => form.leave(field),
  }
}
