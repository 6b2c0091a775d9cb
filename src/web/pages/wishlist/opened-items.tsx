import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { QuotedItem, WishlistList } from '../../../contract/wishlist.ts'
import { useCurrency } from '../../lib/currency.ts'
import { useLanguage, useT } from '../../lib/i18n.tsx'
import { useApi } from '../../lib/services.ts'
import { tellFailure, tellRemoved } from '../../lib/wishlist/toggle-toasts.tsx'
import { useWishlist } from '../../lib/wishlist/use-wishlist.ts'
import { Button, TextButton } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { trashIcon } from '../../ui/keeping-icons.ts'
import { SkeletonBlock, SkeletonLine } from '../../ui/skeleton.tsx'
import { ItemComments } from './item-comments.tsx'
import { ItemNotes } from './item-notes.tsx'
import { ItemStay } from './item-stay.tsx'
import keptStyles from './kept-item.module.css'
import { KeptItem } from './kept-item.tsx'
import { useListName } from './list-bar.tsx'
import { listQuery, useListChange } from './list-query.ts'
import styles from './opened-items.module.css'

/** What is in a list; what was removed just now stands there until one leaves, to be put back. */
export function OpenedItems({ list, lists }: { list: WishlistList; lists: readonly WishlistList[] }) {
  const t = useT('wishlist')
  const api = useApi()
  const [currency] = useCurrency()
  const { items: kept, store } = useWishlist()
  const language = useLanguage()
  const change = useListChange()
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set())
  const opened = useQuery({ ...listQuery(api, list.id, currency), staleTime: 0 })

  async function remove(item: QuotedItem) {
    try {
      await store?.remove(item)
      setRemoved((ids) => new Set(ids).add(item.id))
      await tellRemoved(language, item.name)
    } catch (error) {
      await tellFailure(language, error)
    }
  }

  async function putBack({ item_type, item_id, id }: QuotedItem) {
    const done = await change(async () => store?.add({ item_type, item_id, list_id: list.id }))
    if (done) setRemoved((ids) => new Set([...ids].filter((one) => one !== id)))
  }

  if (opened.isError) {
    return (
      <ErrorState
        title={t('problem')}
        actions={
          <Button busy={opened.isFetching} onClick={() => void opened.refetch()}>
            {t('retry')}
          </Button>
        }
      />
    )
  }
  if (!opened.data) return <ItemSkeletons />
  const isKept = (item: QuotedItem) => kept.some(({ id }) => id === item.id)
  const shown = opened.data.items.filter((item) => isKept(item) || removed.has(item.id))
  if (shown.length === 0) return <p className="soft">{t('emptyList')}</p>
  return (
    <ul className={keptStyles.items}>
      {shown.map((item) =>
        isKept(item) ? (
          <KeptItem
            key={item.id}
            item={item}
            corner={
              <Button
                variant="plain"
                iconOnly
                aria-label={t('item.removeOf', { name: item.name })}
                title={t('item.remove')}
                onClick={() => void remove(item)}
              >
                <Icon shape={trashIcon} />
              </Button>
            }
          >
            <ItemStay item={item} />
            <ItemNotes item={item} />
            {lists.length > 1 && <ItemList item={item} list={list} lists={lists} />}
            <ItemComments item={item} />
          </KeptItem>
        ) : (
          <li key={item.id} className={styles.removed}>
            <span role="status">{t('item.removed', { name: item.name })}</span>
            <TextButton aria-label={t('item.undoOf', { name: item.name })} autoFocus onClick={() => void putBack(item)}>
              {t('item.undo')}
            </TextButton>
          </li>
        ),
      )}
    </ul>
  )
}

/** The list an item is in; choosing another one moves it there. */
function ItemList(props: { item: QuotedItem; list: WishlistList; lists: readonly WishlistList[] }) {
  const t = useT('wishlist')
  const api = useApi()
  const nameOf = useListName()
  const change = useListChange()
  const { item, list, lists } = props
  return (
    <label className={styles.move}>
      <span>{t('item.moveTo')}</span>
      <select
        aria-label={t('item.moveOf', { name: item.name })}
        value={list.id}
        onChange={(event) => {
          const body = { list_id: Number(event.target.value) }
          void change(() => api.patch(`/api/v1/users/wishlist/items/${item.id}/`, body))
        }}
      >
        {lists.map((one) => (
          <option key={one.id} value={one.id}>
            {nameOf(one)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Places on their way, of their final size. */
export function ItemSkeletons() {
  return (
    <div className={keptStyles.items} aria-hidden="true">
      {['first', 'second'].map((key) => (
        <div key={key} className={styles.waiting}>
          <div>
            <SkeletonBlock />
          </div>
          <p>
            <SkeletonLine width="60%" tall />
            <SkeletonLine width="80%" />
            <SkeletonLine width="40%" />
          </p>
        </div>
      ))}
    </div>
  )
}
