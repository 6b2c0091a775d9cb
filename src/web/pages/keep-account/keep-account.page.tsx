import type { Profile } from '../../../contract/accounts.ts'
import { MailDeed } from '../../features/account/mail-deed.tsx'
import { useT } from '../../lib/i18n.tsx'
import { LocalLink } from '../../lib/local-link.tsx'
import type { PageHandle, PageMeta, PageMetaArgs } from '../../lib/page.ts'
import { useSession } from '../../lib/session/use-session.ts'

export const handle = { messages: ['account', 'account-safety'] } satisfies PageHandle

export function meta({ t }: PageMetaArgs): PageMeta {
  return { title: t('account-safety')('keepAccount.title'), robots: 'noindex, nofollow' }
}

/** An account that is to be erased is kept by the link of its mail, without signing in. */
export function Component() {
  const t = useT('account-safety')
  const { user, session } = useSession()
  return (
    <MailDeed
      path="/auth/erasure/stop/"
      words={{ title: t('keepAccount.title'), lead: t('keepAccount.lead'), go: t('keepAccount.go') }}
      done={{
        title: t('keepAccount.doneTitle'),
        lead: t.rich('keepAccount.done', {
          link: (words) => (
            <LocalLink key="password" to="/forgot-password">
              {words}
            </LocalLink>
          ),
        }),
        on: t('keepAccount.on'),
        to: '/account',
      }}
      onDone={async () => {
        if (user) session?.setUser({ ...user, erases_at: null } satisfies Profile)
      }}
    />
  )
}
