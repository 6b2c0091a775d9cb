/** What is asked for; without the necessary ones the site does not work. */
export const consentCategories = ['necessary', 'analytics', 'marketing'] as const
export type ConsentCategory = (typeof consentCategories)[number]

/** Name of the cookie that keeps the answer (specification, section 9). */
export const consentCookie = 'cookie_consent'

/** Raised when there is something new to ask about: whoever answered an earlier one is asked again. */
export const consentRevision = 0

/** The answer as the cookie keeps it (specification, section 3). Instants are ISO 8601, `expirationTime` is in milliseconds. */
export type ConsentRecord = {
  categories: string[]
  services: Record<string, string[]>
  revision: number
  data: unknown
  consentTimestamp: string
  lastConsentTimestamp: string
  consentId: string
  languageCode: string
  expirationTime: number
}

/** Days an answer holds: longest when everything was accepted (specification, section 9). */
export function daysOfConsent(accepted: string): number {
  return accepted === 'all' ? 365.25 : 182
}

/**
 * The answer in a `document.cookie`; undefined means unanswered: the cookie is missing, expired or unreadable, or its
 * revision is another (specification, section 4).
 */
export function readConsent(cookies: string, now: number): ConsentRecord | undefined {
  const record = parseRecord(findCookie(cookies, consentCookie))
  if (!record || record.revision !== consentRevision || !(record.expirationTime > now)) return undefined
  if (!record.consentId || !record.consentTimestamp || !record.lastConsentTimestamp) return undefined
  return Array.isArray(record.categories) ? record : undefined
}

/** White-label pages never ask (specification, section 2). @param path without the language's prefix. */
export function isSpared(path: string): boolean {
  return path.startsWith('/wl')
}

/** Programs never see the question (specification, section 2): they would write it into what they say of the page. */
export function isRobot(browser: { userAgent: string; webdriver?: boolean }): boolean {
  return browser.webdriver === true || /bot|crawl|spider|slurp|teoma/i.test(browser.userAgent)
}

function findCookie(cookies: string, name: string): string | undefined {
  for (const pair of cookies.split(/;\s*/)) {
    if (pair.startsWith(`${name}=`)) return pair.slice(name.length + 1)
  }
  return undefined
}

function parseRecord(text: string | undefined): ConsentRecord | undefined {
  try {
    const value: unknown = JSON.parse(decodeURIComponent(text ?? ''))
    return typeof value === 'object' && value !== null ? (value as ConsentRecord) : undefined
  } catch {
    return undefined
  }
}
