import type { Language } from '../../contract/values.ts'
import { type PartyRoom, parseParty } from '../../domain/party.ts'
import { countNights } from '../../domain/stay-dates.ts'
import { messageOf } from '../messages.ts'
import type { Mail } from './mail-kinds.ts'

type Subject = Extract<Mail, { kind: 'contact_message' }>['data']['about']

/** What a message to the agency is about, each fact a line. */
export function wordSubject(about: Subject, language: Language): string[] {
  if (!about) return []
  const say = (key: string, params: Record<string, string>) => messageOf(language, 'mail', `subject.${key}`, params)
  const lines = [say('hotel', { hotel: [about.hotel, about.city].filter(Boolean).join(', ') })]
  if (!about.stay) return lines
  const { checkin, checkout, rooms } = about.stay
  const days = new Intl.DateTimeFormat(language === 'bg' ? 'bg-BG' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  const dates = days.formatRange(new Date(checkin), new Date(checkout))
  const nights = messageOf(language, 'catalogue', 'units.nights', { count: countNights(checkin, checkout) })
  const party = parseParty(rooms) ?? []
  const guests = party.map((room, index) => {
    const words = wordRoom(room, language)
    return party.length > 1 ? say('room', { number: String(index + 1), guests: words }) : words
  })
  return [...lines, say('dates', { dates, nights }), say('party', { party: guests.join('; ') })]
}

/** "2 adults, 2 children aged 5 and 9". */
function wordRoom({ adults, childrenAges }: PartyRoom, language: Language): string {
  const count = (key: string, number: number) => messageOf(language, 'catalogue', `units.${key}`, { count: number })
  if (childrenAges.length === 0) return count('adults', adults)
  const ages = new Intl.ListFormat(language).format(childrenAges.map(String))
  const children = messageOf(language, 'mail', 'subject.children', {
    children: count('children', childrenAges.length),
    ages,
  })
  return `${count('adults', adults)}, ${children}`
}
