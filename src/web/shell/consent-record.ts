import { acceptCategory, type CookieConsentConfig, run, setLanguage, type Translation } from 'vanilla-cookieconsent'
import type { Language } from '../../contract/values.ts'
import { type ConsentRecord, consentCookie, consentRevision, daysOfConsent, readConsent } from '../../domain/consent.ts'

/**
 * The library keeps the record and erases what a withdrawn category had left; question and dialog are ours, from the same parts
 * as the rest of the site. Without texts it draws none of its own.
 */
const wordless: Partial<Translation> = {}
const translation = () => wordless as Translation

/** What Google's tags leave in the browser; erased when their category is refused. */
const analyticsCookies = [{ name: /^_ga/ }, { name: '_gid' }]
const marketingCookies = [{ name: /^_gcl_/ }, { name: /^_gac_/ }]

const settings: CookieConsentConfig = {
  mode: 'opt-in',
  revision: consentRevision,
  autoShow: false,
  manageScriptTags: false,
  // Who may not be asked is decided before this code is fetched; who opens the dialog by hand is no robot.
  hideFromBots: false,
  cookie: { name: consentCookie, path: '/', sameSite: 'Lax', secure: true, expiresAfterDays: daysOfConsent },
  categories: {
    necessary: { enabled: true, readOnly: true },
    analytics: { autoClear: { cookies: analyticsCookies } },
    marketing: { autoClear: { cookies: marketingCookies } },
  },
  language: { default: 'bg', translations: { bg: translation, en: translation } },
}

/**
 * Writes the answer into the cookie.
 * @param categories beside the necessary ones, which are always accepted.
 * @returns the record as it stands in the cookie now; undefined where the browser keeps no cookies.
 */
export async function giveConsent(
  categories: readonly string[],
  language: Language,
): Promise<ConsentRecord | undefined> {
  await run(settings)
  await setLanguage(language)
  acceptCategory([...categories])
  return readConsent(document.cookie, Date.now())
}
