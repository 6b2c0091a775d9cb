import type { PublicConfig } from '../../contract/rendering.ts'
import { isRobot, readConsent } from '../../domain/consent.ts'
import { consentFlags } from '../lib/consent-flags.ts'
import { consentView } from './consent-view.ts'

let started = false

/**
 * Reads what was answered. Unanswered, it asks; answered, the flags follow the cookie, and what is configured to need them is
 * fetched with the first that is on.
 */
export function startConsent(config: Pick<PublicConfig, 'gtmId' | 'analyticsId'>): void {
  if (started) return
  started = true
  look()
  // Answered in another tab meanwhile, or expired.
  document.addEventListener('visibilitychange', look)
  if (!config.gtmId && !config.analyticsId) return
  consentFlags.watch(async (flags) => {
    if (!flags.analytics && !flags.marketing && !window.dataLayer) return
    const module = await import('./consent-tags.ts').catch(() => undefined)
    module?.applyTags(config, consentFlags.read())
  })
}

function look(): void {
  const record = readConsent(document.cookie, Date.now())
  consentFlags.follow(record?.categories ?? [])
  consentView.change({ asking: !record && !isRobot(navigator) })
}
