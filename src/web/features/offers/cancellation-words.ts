import type { WireCancellation } from '../../../contract/offers.ts'
import type { Format } from '../../lib/format.ts'
import type { Translator } from '../../lib/i18n.tsx'
import { timeZone as siteZone } from '../../lib/i18n.tsx'
import type { CancellationPhase } from './cancellation-phases.ts'

/** What wording needs: the translator of `offers`, the page's formats. */
export type OfferWords = { t: Translator<'offers'>; format: Format }

/** An instant as the property's clock shows it; said so where that is not the site's own. */
export function wordDeadline(words: OfferWords, instant: number | string, timezone: string): string {
  const at = new Date(instant)
  const deadline = words.format.dateTime(at, { timeZone: timezone })
  return differs(at, timezone) ? words.t('cancel.local', { deadline }) : deadline
}

/** "Free cancellation until 4 June, 23:59", or that there is none. */
export function wordPromise(words: OfferWords, cancellation: WireCancellation): { free: boolean; text: string } {
  const { free_until: until, timezone, penalties } = cancellation
  if (until) return { free: true, text: words.t('cancel.free', { deadline: wordDeadline(words, until, timezone) }) }
  if (penalties.length === 0) return { free: true, text: words.t('cancel.freeAlways') }
  return { free: false, text: words.t('cancel.none') }
}

/** The terms from now on, a sentence for each phase. */
export function wordPhases(
  words: OfferWords,
  phases: readonly CancellationPhase[],
  timezone: string,
  currency: string,
): string[] {
  return phases.map((phase, index) => {
    const sum = words.format.money(phase.penalty, currency)
    const deadline = phase.until === null ? '' : wordDeadline(words, phase.until, timezone)
    if (phase.kind === 'free')
      return phase.until === null ? words.t('cancel.freeAlways') : words.t('cancel.free', { deadline })
    if (phase.until !== null) return words.t('cancel.until', { deadline, sum })
    if (index === 0) return words.t(phase.kind === 'full' ? 'cancel.fullNow' : 'cancel.now', { sum })
    return words.t(phase.kind === 'full' ? 'cancel.fullAfter' : 'cancel.after', { sum })
  })
}

function differs(at: Date, timezone: string): boolean {
  if (timezone === siteZone) return false
  const clock = (zone: string) =>
    new Intl.DateTimeFormat('en', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(at)
  return clock(timezone) !== clock(siteZone)
}
