import { AccountFrame } from '../../features/account/account-frame.tsx'
import { useT } from '../../lib/i18n.tsx'
import type { PageHandle, PageMeta, PageMetaArgs } from '../../lib/page.ts'
import { WishlistView } from './wishlist-view.tsx'

export const handle = {
  messages: ['account', 'wishlist', 'heart', 'stay', 'catalogue'],
  guard: 'auth',
  query: ['list'],
} satisfies PageHandle

export function meta({ t }: PageMetaArgs): PageMeta {
  return { title: t('wishlist')('title'), robots: 'noindex, nofollow' }
}

export function Component() {
  const t = useT('wishlist')
  return (
    <AccountFrame title={t('title')} wide>
      <WishlistView />
    </AccountFrame>
  )
}
