import { AccountFrame } from '../../features/account/account-frame.tsx'
import { useT } from '../../lib/i18n.tsx'
import { LocalLink } from '../../lib/local-link.tsx'
import type { PageHandle, PageMeta, PageMetaArgs } from '../../lib/page.ts'
import { EraseAccount } from './erase-account.tsx'
import { MailChoices } from './mail-choices.tsx'
import { TakeAlong } from './take-along.tsx'

export const handle = { messages: ['account', 'account-privacy'], guard: 'auth' } satisfies PageHandle

export function meta({ t }: PageMetaArgs): PageMeta {
  return { title: t('account-privacy')('title'), robots: 'noindex, nofollow' }
}

/** What one may ask of us about one's own data: a copy, no mails, an end. */
export function Component() {
  const t = useT('account-privacy')
  return (
    <AccountFrame title={t('title')} tellsErasure>
      <p>{t.rich('lead', { policy: (words) => <LocalLink to="/privacy">{words}</LocalLink> })}</p>
      <TakeAlong />
      <MailChoices />
      <EraseAccount />
    </AccountFrame>
  )
}
