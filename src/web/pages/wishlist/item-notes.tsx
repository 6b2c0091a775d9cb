import { type FormEvent, useState } from 'react'
import type { QuotedItem } from '../../../contract/wishlist.ts'
import { longest } from '../../../domain/wishlist.ts'
import { useT } from '../../lib/i18n.tsx'
import { useApi } from '../../lib/services.ts'
import { Button, TextButton } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import styles from './item-notes.module.css'
import { useListChange } from './list-query.ts'

/** Notes on a place, changed where they stand. What could not be saved stays in the field. */
export function ItemNotes({ item }: { item: QuotedItem }) {
  const t = useT('wishlist')
  const api = useApi()
  const change = useListChange()
  const [editing, setEditing] = useState(false)
  const [closed, setClosed] = useState(false)
  const [busy, setBusy] = useState(false)

  function close() {
    setEditing(false)
    setClosed(true)
  }

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const notes = String(new FormData(event.currentTarget).get('notes') ?? '')
    setBusy(true)
    const done = await change(() => api.patch(`/api/v1/users/wishlist/items/${item.id}/`, { notes }))
    setBusy(false)
    if (done) close()
  }

  if (!editing) {
    return (
      <div className={styles.notes}>
        {item.notes && <p>{item.notes}</p>}
        <TextButton autoFocus={closed} onClick={() => setEditing(true)}>
          {t(item.notes ? 'item.editNotes' : 'item.addNotes')}
        </TextButton>
      </div>
    )
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => void save(event)}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <TextAreaField
        label={t('item.notesOf', { name: item.name })}
        hint={t('item.notesHint')}
        name="notes"
        rows={3}
        maxLength={longest.notes}
        defaultValue={item.notes ?? ''}
        autoFocus
      />
      <div className={styles.actions}>
        <Button type="submit" small variant="solid" busy={busy}>
          {t('save')}
        </Button>
        <Button small variant="plain" onClick={close}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
