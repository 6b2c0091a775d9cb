import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { QuotedItem, SharedList } from '../../../contract/wishlist.ts'
import { useCurrency } from '../../lib/currency.ts'
import { useHydrated } from '../../lib/hydrated.ts'
import { useT } from '../../lib/i18n.tsx'
import { useApi } from '../../lib/services.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { EmptyState, ErrorState } from '../../ui/empty-state.tsx'
import { linkIcon } from '../../ui/keeping-icons.ts'
import keptStyles from '../wishlist/kept-item.module.css'
import { KeptItem } from '../wishlist/kept-item.tsx'
import { ItemSkeletons } from '../wishlist/opened-items.tsx'
import { ItemVoice } from './item-voice.tsx'
import { getVoterToken, sharedQuery } from './shared-query.ts'
import styles from './shared-view.module.css'

/** Somebody else's list: what is in it, one's vote and comments. */
export function SharedView() {
  const t = useT('wishlist')
  const api = useApi()
  const queryClient = useQueryClient()
  const awake = useHydrated()
  const [currency] = useCurrency()
  const key = useSearchParams()[0].get('key') ?? ''
  const token = awake ? getVoterToken() : undefined
  const query = sharedQuery(api, key, token ? { token, currency: currency === 'EUR' ? undefined : currency } : {})
  const list = useQuery({ ...query, staleTime: awake ? 0 : 60_000, placeholderData: keepPreviousData })

  function replaceItem(changed: QuotedItem) {
    queryClient.setQueryData<SharedList>(
      query.queryKey,
      (known) => known && { ...known, items: known.items.map((item) => (item.id === changed.id ? changed : item)) },
    )
  }

  const gone = list.data === null
  if (gone || list.isError) {
    return (
      <div className={`wrap ${styles.page}`}>
        <h1 className="visually-hidden">{t('sharedPage.title')}</h1>
        {gone ? (
          <EmptyState
            title={t('sharedPage.gone')}
            icon={linkIcon}
            actions={<LinkButton to="/">{t('sharedPage.home')}</LinkButton>}
          >
            <p>{t('sharedPage.goneText')}</p>
          </EmptyState>
        ) : (
          <ErrorState
            title={t('problem')}
            actions={
              <Button busy={list.isFetching} onClick={() => void list.refetch()}>
                {t('retry')}
              </Button>
            }
          />
        )}
      </div>
    )
  }
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>{list.data?.name ?? t('sharedPage.title')}</h1>
        <p>{t('sharedPage.lead')}</p>
      </header>
      {!list.data && <ItemSkeletons />}
      {list.data?.items.length === 0 && <p className="soft">{t('sharedPage.nothing')}</p>}
      <ul className={keptStyles.items}>
        {list.data?.items.map((item) => (
          <KeptItem key={item.id} item={item}>
            {item.notes && <p className={styles.notes}>{item.notes}</p>}
            {token && <ItemVoice item={item} access={{ key, token }} onChange={replaceItem} />}
          </KeptItem>
        ))}
      </ul>
    </div>
  )
}
