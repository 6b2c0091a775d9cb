import type { Profile } from '../../../contract/accounts.ts'
import { MailDeed } from '../../features/account/mail-deed.tsx'
import { useT } from '../../lib/i18n.tsx'
import type { PageHandle, PageMeta, PageMetaArgs } from '../../lib/page.ts'
import { useApi } from '../../lib/services.ts'
import { useSession } from '../../lib/session/use-session.ts'

export const handle = { messages: ['account', 'account-safety'] } satisfies PageHandle

export function meta({ t }: PageMetaArgs): PageMeta {
  return { title: t('account-safety')('confirm.title'), robots: 'noindex, nofollow' }
}

/** A new address confirms that it is the account's owner's. */
export function Component() {
  const t = useT('account-safety')
  const api = useApi()
  const { user, session } = useSession()
  return (
    <MailDeed
      path="/auth/email/confirm/"
      words={{ title: t('confirm.title'), lead: t('confirm.lead'), go: t('confirm.go') }}
      done={{ title: t('confirm.doneTitle'), lead: t('confirm.done'), on: t('confirm.on'), to: '/account/security' }}
      onDone={async () => {
        if (user) session?.setUser(await api.get<Profile>('/api/v1/users/me/'))
      }}
    />
  )
}
