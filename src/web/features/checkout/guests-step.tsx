import { type FormEvent, useRef, useState } from 'react'
import type { CheckoutSession } from '../../../contract/checkout.ts'
import { useT } from '../../lib/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { arrowRightIcon } from '../../ui/stay-icons.ts'
import { CompanyFields } from './company-fields.tsx'
import { FormBlock } from './form-block.tsx'
import styles from './guests-step.module.css'
import { HolderFields } from './holder-fields.tsx'
import { PromoCode } from './promo-code.tsx'
import { RoomGuests } from './room-guests.tsx'
import { type SaveState, useDraft } from './use-draft.ts'
import { Wishes } from './wishes.tsx'

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
    <form method="post" ref={element} className={styles.form} noValidate onSubmit={submit}>
      <header className={styles.head}>
        <p className={styles.step}>{t('steps.of', { step: 1 })}</p>
        <h1>{t('you.title')}</h1>
        <p className="soft">{t('you.text')}</p>
      </header>
      <HolderFields form={form} sessionId={session.id} />
      {session.offer.rooms.map((room, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a room is known by its number
        <RoomGuests key={index} form={form} room={room} index={index} />
      ))}
      <Wishes form={form} offer={session.offer} />
      {session.offer.payment_type !== 'property' && <CompanyFields form={form} />}
      <FormBlock title={t('promo.title')}>
        <PromoCode session={session} />
      </FormBlock>
      {stuck && (
        <Notice tone="error" live>
          <p>{form.refused.form ?? t(Object.keys(form.refused).length > 0 ? 'you.refused' : 'you.notSaved')}</p>
        </Notice>
      )}
      <div className={styles.next}>
        <SaveNote state={form.saving} />
        <Button type="submit" variant="accent" busy={going}>
          <span>{t(session.offer.payment_type === 'property' ? 'you.next' : 'you.nextPay')}</span>
          <Icon shape={arrowRightIcon} turns />
        </Button>
      </div>
    </form>
  )
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
