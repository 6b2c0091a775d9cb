import { type PartyRoom, parseParty } from '../../domain/party.ts'
import { addDays, countNights, localDay, maxNights } from '../../domain/stay-dates.ts'
import { ValidationError } from '../http/errors.ts'

/** How many days ahead a stay may be asked for at most. */
export const mostDaysAhead = 720

export type AskedStay = { checkin: string; checkout: string; nights: number }

/** The party of a search; 400 on `rooms` when the text is not one. */
export function readParty(rooms: string): PartyRoom[] {
  const party = parseParty(rooms)
  if (!party) throw new ValidationError({ rooms: [{ key: 'invalid_rooms' }] })
  return party
}

/**
 * The dates of a search, or null when none were given. One date alone, dates the wrong way round, in the past or too
 * far apart are refused with 400 on the field that is wrong. "Past" is judged where the day ends last, so that nobody's
 * today is refused; the hotel's own day is judged when it is priced.
 */
export function readAskedStay(
  dates: { checkin?: string | undefined; checkout?: string | undefined },
  now: Date,
): AskedStay | null {
  return dates.checkin || dates.checkout ? readStay(dates, now) : null
}

/** As `readAskedStay` where dates must be given. */
export function readStay(
  { checkin, checkout }: { checkin?: string | undefined; checkout?: string | undefined },
  now: Date,
): AskedStay {
  if (!checkin) throw new ValidationError({ checkin: [{ key: 'required' }] })
  if (!checkout) throw new ValidationError({ checkout: [{ key: 'required' }] })
  const nights = countNights(checkin, checkout)
  if (nights < 1) throw new ValidationError({ checkout: [{ key: 'checkout_before_checkin' }] })
  if (nights > maxNights)
    throw new ValidationError({ checkout: [{ key: 'stay_too_long', params: { max: maxNights } }] })
  if (checkin < localDay(now, 'Pacific/Pago_Pago')) throw new ValidationError({ checkin: [{ key: 'date_in_past' }] })
  if (checkin > addDays(localDay(now, 'UTC'), mostDaysAhead))
    throw new ValidationError({ checkin: [{ key: 'date_too_far', params: { days: mostDaysAhead } }] })
  return { checkin, checkout, nights }
}
