import type { FormEvent } from 'react'
import type { QuotedItem } from '../../../contract/wishlist.ts'
import { longest } from '../../../domain/wishlist.ts'
import { useT } from '../../lib/i18n.tsx'
import { useApi } from '../../lib/services.ts'
import { Button, TextButton } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import styles from './item-notes.module.css'
import { useEditing } from './use-editing.ts'

/** Notes on a place, changed where they stand. What could not be saved stays in the field. */
export function ItemNotes({ item }: { item: QuotedItem }) {
  const t = useT('wishlist')
  const api = useApi()
  const { editing, closed, busy, open, close, save } = useEditing()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const notes = String(new FormData(event.currentTarget).get('notes') ?? '')
    void save(() => api.patch(`/api/v1/users/wishlist/items/${item.id}/`, { notes }))
  }

  if (!editing) {
    return (
      <div className={styles.notes}>
        {item.notes && <p>{item.notes}</p>}
        <TextButton autoFocus={closed} onClick={open}>
          {t(item.notes ? 'item.editNotes' : 'item.addNotes')}
        </TextButton>
      </div>
    )
  }
  return (
    <form
      method="post"
      className={styles.form}
      onSubmit={submit}
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
