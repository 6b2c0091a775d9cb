import { AccountPage } from '../../features/account/account-page.tsx'
import { useT } from '../../lib/i18n.tsx'
import { LocalLink } from '../../lib/local-link.tsx'
import type { PageHandle, PageMeta, PageMetaArgs } from '../../lib/page.ts'
import { SendLinkForm } from './send-link-form.tsx'

export const handle = { messages: ['booking', 'account'], cache: true } satisfies PageHandle

export function meta({ t }: PageMetaArgs): PageMeta {
  return { title: t('booking')('mine.title'), robots: 'noindex' }
}

/** The way back to a booking without an account: its link is mailed anew. */
export function Component() {
  const t = useT('booking')
  return (
    <AccountPage
      title={t('mine.title')}
      lead={t('mine.lead')}
      links={<LocalLink to="/account/bookings">{t('mine.account')}</LocalLink>}
    >
      <SendLinkForm reference="" />
    </AccountPage>
  )
}
