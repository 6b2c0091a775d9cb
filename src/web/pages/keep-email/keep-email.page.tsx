import { MailDeed } from '../../features/account/mail-deed.tsx'
import { useT } from '../../lib/i18n.tsx'
import type { PageHandle, PageMeta, PageMetaArgs } from '../../lib/page.ts'

export const handle = { messages: ['account', 'account-safety'] } satisfies PageHandle

export function meta({ t }: PageMetaArgs): PageMeta {
  return { title: t('account-safety')('keep.title'), robots: 'noindex, nofollow' }
}

/** The address before says that it was not its owner who wanted another. */
export function Component() {
  const t = useT('account-safety')
  return (
    <MailDeed
      path="/auth/email/keep/"
      words={{ title: t('keep.title'), lead: t('keep.lead'), go: t('keep.go') }}
      done={{ title: t('keep.doneTitle'), lead: t('keep.done'), on: t('keep.on'), to: '/login' }}
    />
  )
}
