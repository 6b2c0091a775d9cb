import type { CheckoutSession } from '../../../contract/checkout.ts'
import { useT } from '../../lib/i18n.tsx'
import { TextField } from '../../ui/field.tsx'
import { changeGuest } from './draft.ts'
import { FormBlock } from './form-block.tsx'
import styles from './guests-step.module.css'
import { type GuestForm, wireField } from './wire-field.ts'

/** The guests of a room: its lead guest, and whoever else is named. Children are as old as the offer says. */
export function RoomGuests(props: { form: GuestForm; room: CheckoutSession['offer']['rooms'][number]; index: number }) {
  const t = useT('checkout')
  const { form, room, index } = props
  const guests = form.draft.guests[index] ?? []
  const many = form.draft.guests.length > 1
  return (
    <FormBlock
      title={
        many ? (
          t('guests.room', { number: index + 1, name: room.name })
        ) : (
          <span lang={room.text_language}>{room.name}</span>
        )
      }
    >
      {guests.map((guest, place) => {
        const field = (name: 'first_name' | 'last_name') => ({
          ...wireField(form, `guests.${index}.${place}.${name}`, t),
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
              <span>{`${who} `}</span>
              <small>{t(place === 0 ? 'guests.lead' : 'guests.optional')}</small>
            </legend>
            <div className={styles.fields}>
              <TextField {...field('first_name')} />
              <TextField {...field('last_name')} />
            </div>
          </fieldset>
        )
      })}
    </FormBlock>
  )
}
