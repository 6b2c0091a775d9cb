import type { FormEvent } from 'react'
import type { QuotedItem } from '../../../contract/wishlist.ts'
import { parseParty } from '../../../domain/party.ts'
import { PartyField } from '../../features/stay/party-field.tsx'
import { StayDatesField } from '../../features/stay/stay-dates-field.tsx'
import { useT } from '../../lib/i18n.tsx'
import { useApi } from '../../lib/services.ts'
import { Button, TextButton } from '../../ui/button.tsx'
import styles from './item-stay.module.css'
import { useEditing } from './use-editing.ts'

const twoAdults = [{ adults: 2, childrenAges: [] }]

/** Dates and guests that a place is kept for, changed where it stands. The days of the calendar show what the place costs. */
export function ItemStay({ item }: { item: QuotedItem }) {
  const t = useT('wishlist')
  const api = useApi()
  const { editing, closed, busy, open, close, save } = useEditing()
  const { stay, state } = item
  if (state === 'gone') return null

  function keepFor(body: { checkin: string | null; checkout: string | null; rooms?: string }) {
    void save(() => api.patch(`/api/v1/users/wishlist/items/${item.id}/`, body))
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    const read = (name: string) => String(values.get(name) ?? '')
    keepFor({ checkin: read('checkin') || null, checkout: read('checkout') || null, rooms: read('rooms') })
  }

  if (!editing) {
    return (
      <TextButton className={styles.open} autoFocus={closed} onClick={open}>
        {t(stay ? 'item.changeStay' : 'item.addStay')}
      </TextButton>
    )
  }
  return (
    <form
      method="post"
      className={styles.form}
      aria-label={t('item.stayOf', { name: item.name })}
      data-hotel={item.item_id}
      onSubmit={submit}
    >
      <StayDatesField
        value={stay && state !== 'past' ? { checkin: stay.checkin, checkout: stay.checkout } : null}
        timezone={item.timezone ?? undefined}
      />
      <PartyField value={(stay && parseParty(stay.rooms)) ?? twoAdults} />
      <div className={styles.actions}>
        <Button type="submit" small variant="solid" busy={busy}>
          {t('save')}
        </Button>
        {stay && (
          <Button small variant="outline" disabled={busy} onClick={() => keepFor({ checkin: null, checkout: null })}>
            {t('item.dropStay')}
          </Button>
        )}
        <Button small variant="plain" onClick={close}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
