import { useState } from 'react'
import { useLocation } from 'react-router'
import type { CodeSent, SignedIn, SignInAnswer } from '../../../contract/accounts.ts'
import { AccountPage } from '../../features/account/account-page.tsx'
import { useT } from '../../lib/i18n.tsx'
import { LocalLink } from '../../lib/local-link.tsx'
import { useApi, useConfig } from '../../lib/services.ts'
import { isCodeAsked } from '../../lib/session/session.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { readStored } from '../../lib/stored.ts'
import { pendingKey } from '../../lib/wishlist/pending.ts'
import { type CodeAsked, CodeForm } from './code-form.tsx'
import { CredentialsForm } from './credentials-form.tsx'

/** By password or by a code; a code as the second step where the account asks for it. The guard leads on afterwards. */
export function SignIn() {
  const t = useT('account')
  const api = useApi()
  const { search } = useLocation()
  const { session } = useSession()
  const { apiOrigin } = useConfig()
  const [asked, setAsked] = useState<CodeAsked | null>(null)

  async function finish(tokens: SignedIn) {
    await session?.adopt(tokens)
    // What a guest wanted to keep is kept now, wherever the sign-in leads.
    if (readStored(pendingKey)) void (await import('../../lib/wishlist/browser-wishlist.ts')).getWishlist(apiOrigin)
  }

  async function signIn(email: string, password: string) {
    const device = readStored('deviceToken')
    const answer = await api.post<SignInAnswer>('/auth/token/', {
      email,
      password,
      ...(device ? { device_token: device } : {}),
    })
    if (!isCodeAsked(answer)) return finish(answer)
    setAsked({ token: answer.otp_token, email, mayRemember: answer.remember_device_enabled, second: true })
  }

  async function askForCode(email: string) {
    const sent = await api.post<CodeSent>('/auth/token/otp/request/', { email })
    setAsked({ token: sent.otp_token, email, mayRemember: sent.remember_device_enabled, second: false })
  }

  if (asked) {
    return <CodeForm asked={asked} onAsked={setAsked} onSignedIn={finish} onBack={() => setAsked(null)} />
  }
  return (
    <AccountPage
      title={t('signIn.title')}
      lead={t('signIn.lead')}
      links={
        <>
          <LocalLink to="/forgot-password">{t('signIn.forgot')}</LocalLink>
          <LocalLink to={`/register${search}`}>{t('signIn.register')}</LocalLink>
        </>
      }
    >
      <CredentialsForm onPassword={signIn} onCode={askForCode} />
    </AccountPage>
  )
}
