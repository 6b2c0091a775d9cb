import { useT } from '../lib/i18n.tsx'
import { LocalLink } from '../lib/local-link.tsx'
import { signedInKey, useStored } from '../lib/stored.ts'

/** To the account of who is signed in, else to the sign-in. */
export function AccountLink({ className }: { className?: string }) {
  const t = useT('shell')
  const [token] = useStored(signedInKey, '')
  return (
    <LocalLink to={token ? '/account' : '/login'} className={className}>
      {t(token ? 'header.account' : 'header.signIn')}
    </LocalLink>
  )
}
