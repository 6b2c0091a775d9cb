import type { WireCancellation } from '../../../contract/offers.ts'
import type { Format } from '../../lib/format.ts'
import type { Translator } from '../../lib/i18n.tsx'
import { timeZone as siteZone } from '../../lib/i18n.tsx'
import type { CancellationPhase } from './cancellation-phases.ts'

/**
 * What wording needs: the translator of `offers`, the page's formats, and the reader's time zone where it is known (only
 * in a browser that has woken up).
 */
export type OfferWords = { t: Translator<'offers'>; format: Format; ownZone?: string | undefined }

/**
 * An instant as the property's clock shows it, said so where that is not the site's; the reader's own beside it. Seconds
 * are said where they are not nought.
 */
export function wordDeadline(words: OfferWords, instant: number | string, timezone: string): string {
  const at = new Date(instant)
  const seconds = at.getUTCSeconds()
  const show = (timeZone: string) =>
    words.format.dateTime(at, { timeZone }) + (seconds === 0 ? '' : `:${String(seconds).padStart(2, '0')}`)
  const deadline = show(timezone)
  const local = differ(at, timezone, siteZone) ? words.t('cancel.local', { deadline }) : deadline
  const { ownZone } = words
  if (!ownZone || !differ(at, timezone, ownZone)) return local
  return words.t('cancel.own', { deadline: local, own: show(ownZone) })
}

/** "Free cancellation until 4 June, 23:59", that there is none, or that nothing is refunded. */
export function wordPromise(words: OfferWords, cancellation: WireCancellation): { free: boolean; text: string } {
  const { refundable, free_until: until, timezone, penalties } = cancellation
  if (until) return { free: true, text: words.t('cancel.free', { deadline: wordDeadline(words, until, timezone) }) }
  if (penalties.length === 0) return { free: true, text: words.t('cancel.freeAlways') }
  return { free: false, text: words.t(refundable ? 'cancel.none' : 'cancel.lost') }
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

/** Whether clocks in two zones show different hours at an instant. */
function differ(at: Date, one: string, other: string): boolean {
  if (one === other) return false
  const clock = (zone: string) =>
    new Intl.DateTimeFormat('en', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(at)
  return clock(one) !== clock(other)
}
