import { useLocation } from 'react-router'
import { useT } from '../../lib/i18n.tsx'
import { useWishlist } from '../../lib/wishlist/use-wishlist.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { EmptyState, ErrorState } from '../../ui/empty-state.tsx'
import { heartIcon } from '../../ui/keeping-icons.ts'
import { EmailChoice } from './email-choice.tsx'
import { ListBar } from './list-bar.tsx'
import { ItemSkeletons, OpenedItems } from './opened-items.tsx'

/** One's lists, one of them opened (`?list=`), with everything in it priced anew. */
export function WishlistView() {
  const t = useT('wishlist')
  const { wishlist, loading, error, store } = useWishlist()
  const asked = Number(new URLSearchParams(useLocation().search).get('list'))
  if (!wishlist) {
    if (!error || loading) return <ItemSkeletons />
    return <ErrorState title={error} actions={<Button onClick={() => void store?.fetch()}>{t('retry')}</Button>} />
  }
  const { lists } = wishlist
  const list = lists.find(({ id }) => id === asked) ?? lists[0]
  const nothing = lists.every(({ count }) => count === 0)
  return (
    <>
      {list && (lists.length > 1 || !nothing) && <ListBar lists={lists} list={list} />}
      {list && !nothing ? (
        <OpenedItems key={list.id} list={list} lists={lists} />
      ) : (
        <EmptyState
          title={t('empty.title')}
          icon={heartIcon}
          actions={
            <LinkButton variant="accent" to="/hotels">
              {t('empty.search')}
            </LinkButton>
          }
        >
          <p>{t('empty.text')}</p>
        </EmptyState>
      )}
      <EmailChoice />
    </>
  )
}
