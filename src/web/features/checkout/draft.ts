import type { Profile } from '../../../contract/accounts.ts'
import type { CheckoutSession, Draft, UpdateSessionBody } from '../../../contract/checkout.ts'
import { isCompanyNumber, isVatNumber } from '../../../domain/company-numbers.ts'
import {
  emailPattern,
  readCode,
  readEmail,
  readLine,
  readParagraphs,
  readPhoneText,
} from '../../../domain/typed-text.ts'

/** What a visitor is filling in: texts as typed. `guests` has one list for each room, its lead guest first. */
export type { Draft } from '../../../contract/checkout.ts'

export type GuestNames = Draft['guests'][number][number]
export type Company = NonNullable<Draft['company']>

/** The sentence that goes with a field; the words are in the messages of `checkout`. */
export type FieldProblem = 'required' | 'email' | 'phone' | 'tooLong' | 'companyNumber' | 'vat'

/** Problems by field: `holder.email`, `guests.0.1.last_name` (room, place). */
export type Problems = Readonly<Record<string, FieldProblem>>

const nobody: GuestNames = { first_name: '', last_name: '' }
export const noCompany: Company = { name: '', eik: '', vat: '', address: '', mol: '' }

/** What a form begins with: a session, or a booking, whose form nobody is typing in any more. */
type Known = Pick<
  CheckoutSession,
  'holder' | 'guests' | 'offer' | 'arrival_time' | 'special_requests' | 'company' | 'language'
> & { draft?: CheckoutSession['draft'] }

/** The form as the session knows it: as it was last typed, with a place for every guest of every room. */
export function toDraft(session: Known): Draft {
  const { draft = null } = session
  return {
    holder: draft?.holder ?? {
      first_name: session.holder?.first_name ?? '',
      last_name: session.holder?.last_name ?? '',
      email: session.holder?.email ?? '',
      phone: session.holder?.phone ?? '',
      // On Bulgarian pages nearly everybody's; elsewhere it is not guessed.
      country: session.holder ? (session.holder.country ?? '') : session.language === 'bg' ? 'BG' : '',
    },
    guests: session.offer.rooms.map((room, index) => {
      const known = draft?.guests[index] ?? session.guests.filter((guest) => guest.room === index + 1)
      return Array.from({ length: room.adults + room.children_ages.length }, (_, place) => {
        const guest = known[place]
        return guest ? { first_name: guest.first_name, last_name: guest.last_name } : nobody
      })
    }),
    arrival_time: draft?.arrival_time ?? session.arrival_time ?? '',
    special_requests: draft?.special_requests ?? session.special_requests ?? '',
    company: draft ? draft.company : readCompany(session.company),
  }
}

function readCompany(company: CheckoutSession['company']): Company | null {
  if (!company) return null
  const { name, eik, vat, address, mol } = company
  return { name, eik: eik ?? '', vat: vat ?? '', address, mol: mol ?? '' }
}

/** Fills the gaps of whom the booking is for with what the account knows; nothing typed is changed. */
export function fillFromProfile(draft: Draft, profile: Profile): Draft {
  const { holder } = draft
  return changeHolder(draft, {
    first_name: holder.first_name || profile.first_name,
    last_name: holder.last_name || profile.last_name,
    email: holder.email || profile.email,
    phone: holder.phone || (profile.phone ?? ''),
    country: holder.country || (profile.country ?? ''),
  })
}

/** Changes the holder; the lead guest of the first room follows as long as it has no other name of its own. */
export function changeHolder(draft: Draft, change: Partial<Draft['holder']>): Draft {
  const holder = { ...draft.holder, ...change }
  const [first = [], ...rooms] = draft.guests
  const [lead = nobody, ...others] = first
  const same = (['first_name', 'last_name'] as const).every(
    (name) => lead[name] === '' || lead[name] === draft.holder[name],
  )
  if (!same) return { ...draft, holder }
  const follower = { first_name: holder.first_name, last_name: holder.last_name }
  return { ...draft, holder, guests: [[follower, ...others], ...rooms] }
}

/** Changes one guest. */
export function changeGuest(draft: Draft, room: number, place: number, change: Partial<GuestNames>): Draft {
  return {
    ...draft,
    guests: draft.guests.map((guests, index) =>
      index === room ? guests.map((guest, at) => (at === place ? { ...guest, ...change } : guest)) : guests,
    ),
  }
}

/** How what is typed is read, as on the server. */
const readings: Record<string, (value: string) => string> & Record<keyof typeof limits, (value: string) => string> = {
  first_name: readLine,
  last_name: readLine,
  email: readEmail,
  phone: readPhoneText,
  eik: readCode,
  vat: (value) => readCode(value).toUpperCase(),
}

const limits = { first_name: 80, last_name: 80, email: 254, phone: 32 }

/** Whether a number can exist; `country` is the one that numbers without a country code belong to. */
export type PhoneCheck = (phone: string, country: string) => boolean

/**
 * What is missing or wrong: the same rules as the API's, worded here before anything is sent.
 * @param isPhone knows the numbering plans; without it only the shape is looked at.
 */
export function checkDraft(draft: Draft, isPhone: PhoneCheck = () => true): Problems {
  const problems: Record<string, FieldProblem> = {}
  for (const name of ['first_name', 'last_name', 'email', 'phone'] as const) {
    const value = readings[name](draft.holder[name])
    const problem = checkText(value, limits[name]) ?? checkShape(name, value)
    if (problem) problems[`holder.${name}`] = problem
  }
  if (!problems['holder.phone'] && !isPhone(draft.holder.phone, draft.holder.country)) {
    problems['holder.phone'] = 'phone'
  }
  draft.guests.forEach((guests, room) => {
    guests.forEach((guest, place) => {
      // Only the lead guest is asked for; another one is either named in full or not at all.
      if (place > 0 && isNobody(guest)) return
      for (const name of ['first_name', 'last_name'] as const) {
        const problem = checkText(readLine(guest[name]), limits[name])
        if (problem) problems[`guests.${room}.${place}.${name}`] = problem
      }
    })
  })
  if (draft.special_requests.length > 1000) problems.special_requests = 'tooLong'
  return { ...problems, ...checkCompany(draft.company) }
}

/** A Bulgarian company is known by its number, one from elsewhere by its VAT number: one of the two is needed. */
function checkCompany(company: Draft['company']): Problems {
  if (!company) return {}
  const { eik, vat } = readAll(company)
  const problems: Record<string, FieldProblem> = {}
  if (company.name.trim() === '') problems['company.name'] = 'required'
  if (company.address.trim() === '') problems['company.address'] = 'required'
  if (eik === '' && vat === '') problems['company.eik'] = 'required'
  else if (eik !== '' && !isCompanyNumber(eik)) problems['company.eik'] = 'companyNumber'
  if (vat !== '' && !isVatNumber(vat)) problems['company.vat'] = 'vat'
  return problems
}

function checkText(value: string, limit: number): FieldProblem | null {
  if (value === '') return 'required'
  return value.length > limit ? 'tooLong' : null
}

function checkShape(name: string, value: string): FieldProblem | null {
  if (name === 'email' && !emailPattern.test(value)) return 'email'
  if (name === 'phone' && !/^\+?[0-9 ()/.-]{6,32}$/.test(value)) return 'phone'
  return null
}

function isNobody(guest: GuestNames): boolean {
  return guest.first_name.trim() === '' && guest.last_name.trim() === ''
}

/**
 * The form as it stands, and what of it can be ordered with already: the holder once it is whole, guests once they have
 * both names, a company once it can be invoiced.
 */
export function toChanges(draft: Draft, isPhone?: PhoneCheck): UpdateSessionBody {
  const problems = checkDraft(draft, isPhone)
  const isWhole = (group: string) => !Object.keys(problems).some((field) => field.startsWith(`${group}.`))
  const { country, ...holder } = readAll(draft.holder)
  return {
    draft,
    ...(isWhole('holder') ? { holder: { ...holder, ...(country ? { country } : {}) } } : {}),
    ...(isWhole('company') ? { company: draft.company && toSentCompany(draft.company) } : {}),
    guests: listGuests(draft).map(({ room, names }) => ({ room: room + 1, ...readAll(names) })),
    arrival_time: draft.arrival_time === '' ? null : draft.arrival_time,
    ...(problems.special_requests ? {} : { special_requests: readParagraphs(draft.special_requests) || null }),
  }
}

function toSentCompany(company: Company): NonNullable<UpdateSessionBody['company']> {
  const { name, address, eik, vat, mol } = readAll(company)
  return { name, address, eik: eik || null, vat: vat || null, mol: mol || null }
}

/** The guests that are sent, in order, with the place each has in the form. */
export function listGuests(draft: Draft): { room: number; place: number; names: GuestNames }[] {
  return draft.guests.flatMap((guests, room) =>
    guests.flatMap((names, place) =>
      names.first_name.trim() === '' || names.last_name.trim() === '' ? [] : [{ room, place, names }],
    ),
  )
}

function readAll<Texts extends Record<string, string>>(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([name, value]) => [name, (readings[name] ?? readLine)(value)]),
  ) as Texts
}

/** Whether the session has all that an order needs, but for the terms. */
export function isComplete(session: CheckoutSession): boolean {
  return Object.keys(checkDraft(toDraft(session))).length === 0
}
