import { MailDeed } from '../../features/account/mail-deed.tsx'
import { useT } from '../../lib/i18n.tsx'
import type { PageHandle, PageMeta, PageMetaArgs } from '../../lib/page.ts'

export const handle = { messages: ['account'] } satisfies PageHandle

export function meta({ t }: PageMetaArgs): PageMeta {
  return { title: t('account')('verify.title'), robots: 'noindex, nofollow' }
}

/** The link of the mail that confirms an address. */
export function Component() {
  const t = useT('account')
  return (
    <MailDeed
      path="/auth/register/verify/"
      words={{ title: t('verify.title'), lead: t('verify.lead'), go: t('verify.go') }}
      done={{ title: t('verify.doneTitle'), lead: t('verify.done'), on: t('signIn.go'), to: '/login' }}
    />
  )
}
