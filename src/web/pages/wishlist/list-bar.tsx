import { type FormEvent, useState } from 'react'
import type { WishlistList } from '../../../contract/wishlist.ts'
import { longest } from '../../../domain/wishlist.ts'
import { useT } from '../../lib/i18n.tsx'
import { useLocalNavigate } from '../../lib/local-link.tsx'
import { useApi } from '../../lib/services.ts'
import { useWishlist } from '../../lib/wishlist/use-wishlist.ts'
import { Button } from '../../ui/button.tsx'
import { ChipLink, Chips } from '../../ui/chip.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { folderPlusIcon, pencilIcon, trashIcon } from '../../ui/keeping-icons.ts'
import styles from './list-bar.module.css'
import { listPath, useListChange } from './list-query.ts'
import { ShareList } from './share-list.tsx'

/** What a list is called; the one that everybody has is worded in the reader's language. */
export function useListName(): (list: Pick<WishlistList, 'name'>) => string {
  const t = useT('wishlist')
  return ({ name }) => name ?? t('first')
}

/** The lists to go to, and what can be done with the one on screen. */
export function ListBar({ lists, list }: { lists: readonly WishlistList[]; list: WishlistList }) {
  const t = useT('wishlist')
  const api = useApi()
  const nameOf = useListName()
  const navigate = useLocalNavigate()
  const change = useListChange()
  const { items } = useWishlist()
  const [asking, setAsking] = useState<'create' | 'rename' | 'delete' | null>(null)
  const close = () => setAsking(null)

  async function create(name: string) {
    let made: WishlistList | undefined
    const done = await change(async () => {
      made = await api.post<WishlistList>('/api/v1/users/wishlist/lists/', { name })
    })
    if (done && made) navigate(`?list=${made.id}`)
    return done
  }

  async function drop() {
    if (!(await change(() => api.delete(listPath(list.id))))) return
    close()
    navigate('/wishlist', { replace: true })
  }

  return (
    <div className={styles.bar}>
      <nav aria-label={t('lists')}>
        <Chips scrolls>
          {lists.map((one) => (
            <ChipLink key={one.id} to={`?list=${one.id}`} current={one === list}>
              <span>{`${nameOf(one)} `}</span>
              <span className={styles.count}>{items.filter(({ list_id }) => list_id === one.id).length}</span>
            </ChipLink>
          ))}
        </Chips>
      </nav>
      <div className={styles.tools}>
        <ShareList list={list} name={nameOf(list)} />
        <Button variant="plain" onClick={() => setAsking('create')}>
          <Icon shape={folderPlusIcon} size="s" />
          <span>{t('newList')}</span>
        </Button>
        {list.name !== null && (
          <>
            <Button variant="plain" onClick={() => setAsking('rename')}>
              <Icon shape={pencilIcon} size="s" />
              <span>{t('rename')}</span>
            </Button>
            <Button variant="plain" onClick={() => setAsking('delete')}>
              <Icon shape={trashIcon} size="s" />
              <span>{t('delete')}</span>
            </Button>
          </>
        )}
      </div>
      <NameDialog
        open={asking === 'create'}
        title={t('newList')}
        action={t('create')}
        onClose={close}
        onSend={create}
      />
      <NameDialog
        open={asking === 'rename'}
        title={t('rename')}
        action={t('save')}
        given={list.name ?? ''}
        onClose={close}
        onSend={(name) => change(() => api.patch(listPath(list.id), { name }))}
      />
      <Dialog
        open={asking === 'delete'}
        onClose={close}
        title={t('deleteTitle', { name: nameOf(list) })}
        footer={
          <>
            <Button variant="outline" onClick={close}>
              {t('cancel')}
            </Button>
            <Button variant="danger" onClick={() => void drop()}>
              {t('delete')}
            </Button>
          </>
        }
      >
        <p>{t('deleteText', { first: t('first') })}</p>
      </Dialog>
    </div>
  )
}

function NameDialog(props: {
  open: boolean
  title: string
  action: string
  given?: string
  onClose: () => void
  onSend: (name: string) => Promise<boolean>
}) {
  const t = useT('wishlist')
  const [busy, setBusy] = useState(false)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim()
    if (busy || name === '') return
    setBusy(true)
    const done = await props.onSend(name)
    setBusy(false)
    if (done) props.onClose()
  }

  return (
    <Dialog open={props.open} onClose={props.onClose} title={props.title}>
      <form method="post" className={styles.form} onSubmit={(event) => void send(event)}>
        <TextField
          label={t('name')}
          name="name"
          required
          maxLength={longest.listName}
          defaultValue={props.given}
          autoComplete="off"
        />
        <Button type="submit" variant="accent" busy={busy}>
          {props.action}
        </Button>
      </form>
    </Dialog>
  )
}
