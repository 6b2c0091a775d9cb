import type { WireUnfitRoom } from '../../contract/offers.ts'
import type { Language } from '../../contract/values.ts'
import { findMisfits, type Misfit } from '../../domain/misfit.ts'
import type { PartyRoom } from '../../domain/party.ts'
import type { HotelRules, RoomType } from '../../domain/rates.ts'
import { localDay } from '../../domain/stay-dates.ts'
import { type Refusal, refuseStay } from '../../domain/stay-rules.ts'
import { messageOf } from '../messages.ts'
import type { Stay, StayNights } from '../rates/rates.service.ts'

type Reason = WireUnfitRoom['reasons'][number]

/**
 * Every room type that cannot take all the asked rooms, with all that stands in the way: the dates for everybody, else
 * room by room who does not fit. `nameOf` gives its name in the visitor's language.
 */
export function listUnfitRooms(
  rules: HotelRules,
  nights: StayNights,
  stay: Stay,
  now: Date,
  language: Language,
  nameOf: (roomTypeId: number) => string,
): WireUnfitRoom[] {
  const today = localDay(now, rules.timezone)
  return rules.roomTypes.flatMap((type) => {
    const window = nights.windows.get(type.id)
    const refusal = refuseStay(window, stay, today)
    const reasons = refusal
      ? [wordRefusal(refusal, language)]
      : [
          ...guestReasons(type, stay.rooms, rules.childAgeLimit, language),
          ...((window?.free ?? 0) < stay.rooms.length ? [tooFew(window?.free ?? 0, language)] : []),
        ]
    return reasons.length > 0 ? [{ room_type: type.code, name: nameOf(type.id), reasons }] : []
  })
}

/** Reasons by room; what holds for every room alike is said once. */
function guestReasons(
  type: RoomType,
  rooms: readonly PartyRoom[],
  childAgeLimit: number,
  language: Language,
): Reason[] {
  const told = rooms.flatMap((room, index) =>
    findMisfits(type, room, childAgeLimit).map((misfit): Reason => {
      const text = wordMisfit(misfit, language)
      return { code: misfit.reason, room: index + 1, limit: misfit.limit, text }
    }),
  )
  return told.flatMap((reason) => {
    const same = told.filter((other) => other.text === reason.text)
    if (same.length < rooms.length) return [reason]
    return same[0] === reason ? [{ ...reason, room: null }] : []
  })
}

function wordMisfit({ reason, limit, ages }: Misfit, language: Language): string {
  const text = messageOf(language, 'party-fit', `reason.${reason}`, { limit })
  if (ages.length === 0) return text
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(ages.map(String))
  const params = { count: ages.length, ages: list }
  if (reason === 'max_children' && limit === 0) return messageOf(language, 'party-fit', 'reason.noBed', params)
  // Which child is one too many is nobody's to say: another room of the same kind may have a bed for the very one.
  const concerned = reason === 'max_adults' ? 'countsAsAdult' : 'noMoreBeds'
  return `${text}; ${messageOf(language, 'party-fit', `reason.${concerned}`, params)}`
}

function wordRefusal(refusal: Refusal, language: Language): Reason {
  const limit =
    refusal.reason === 'min_stay' ? refusal.minStay : refusal.reason === 'max_stay' ? refusal.maxStay : undefined
  const text = messageOf(language, 'party-fit', `reason.${refusal.reason}`, { limit: limit ?? 0 })
  return { code: refusal.reason, room: null, text, ...(limit === undefined ? {} : { limit }) }
}

function tooFew(limit: number, language: Language): Reason {
  return { code: 'too_few', room: null, limit, text: messageOf(language, 'party-fit', 'reason.too_few', { limit }) }
}
