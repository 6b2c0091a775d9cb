import type { Language } from '../../../contract/values.ts'
import { dismissToast, showToast } from '../../ui/toast.ts'
import { getT } from '../i18n.tsx'
import { stripLanguage } from '../language.ts'
import { LocalLink } from '../local-link.tsx'
import styles from './toggle-toasts.module.css'
import { WishlistError } from './wishlist.ts'

const signInToast = 'wishlist-sign-in'

/** What a toggle says when it succeeded (specification, section 8); `name` defaults to "Item". */
export async function tellAdded(language: Language, name?: string): Promise<void> {
  const t = getT(language, 'heart')
  await showToast('success', t('added', { name: name || t('item') }))
}

export async function tellRemoved(language: Language, name?: string): Promise<void> {
  const t = getT(language, 'heart')
  await showToast('success', t('removed', { name: name || t('item') }))
}

/**
 * What a toggle says when it failed: to guests the way to sign in, calmly, since nothing went wrong and what they pressed is
 * remembered (`pending.ts`); else the reason. What is no failure of the wishlist, such as a file that did not come, speaks to programmers.
 */
export async function tellFailure(language: Language, error: unknown): Promise<void> {
  const t = getT(language, 'heart')
  if (!(error instanceof WishlistError && error.signedOut)) {
    await showToast('error', (error instanceof WishlistError && error.message) || t('error.update'))
    return
  }
  const { pathname, search } = window.location
  const next = encodeURIComponent(stripLanguage(pathname) + search)
  await showToast(
    'custom',
    <span>
      <span>{`${t('error.pleaseLogIn')} `}</span>
      <LocalLink to={`/login?next=${next}`} className={styles.link} onClick={() => void dismissToast(signInToast)}>
        {t('signIn')}
      </LocalLink>
      <span className="row small soft">{t('afterSignIn')}</span>
    </span>,
    // Pressing several hearts says it once.
    { id: signInToast },
  )
}
