import type { PublicConfig } from '../../contract/rendering.ts'
import type { ConsentFlags } from '../lib/consent-flags.ts'

declare global {
  interface Window {
    /** Google's own queue; there only once something was allowed. */
    dataLayer?: unknown[]
  }
}

const host = 'https://www.googletagmanager.com'
const fetched = new Set<string>()

/**
 * Tells Google's tags what is allowed (Consent Mode 2: everything is denied before) and fetches those that are. A script cannot
 * be unloaded: what is taken back is denied at once, and from the next page on it is not fetched at all.
 */
export function applyTags(config: Pick<PublicConfig, 'gtmId' | 'analyticsId'>, flags: ConsentFlags): void {
  const { gtmId, analyticsId } = config
  if (!window.dataLayer) {
    window.dataLayer = []
    tell('consent', 'default', listPermissions({ analytics: false, marketing: false }))
  }
  tell('consent', 'update', listPermissions(flags))
  if (gtmId && (flags.analytics || flags.marketing)) {
    fetchScript(`${host}/gtm.js?id=${gtmId}`, () => {
      window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    })
  }
  if (analyticsId && flags.analytics) {
    fetchScript(`${host}/gtag/js?id=${analyticsId}`, () => {
      tell('js', new Date())
      tell('config', analyticsId)
    })
  }
}

/** The names of Consent Mode 2 for our categories. */
function listPermissions({ analytics, marketing }: ConsentFlags): Record<string, 'granted' | 'denied'> {
  const say = (allowed: boolean) => (allowed ? 'granted' : 'denied')
  return {
    analytics_storage: say(analytics),
    ad_storage: say(marketing),
    ad_user_data: say(marketing),
    ad_personalization: say(marketing),
    personalization_storage: say(marketing),
    functionality_storage: 'granted',
    security_storage: 'granted',
  }
}

/** Google's queue knows a command by its being an `arguments` object; an array says nothing to it. */
function tell(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer?.push(arguments)
}

function fetchScript(src: string, before: () => void): void {
  if (fetched.has(src)) return
  fetched.add(src)
  before()
  const script = document.createElement('script')
  script.async = true
  script.src = src
  document.head.append(script)
}
