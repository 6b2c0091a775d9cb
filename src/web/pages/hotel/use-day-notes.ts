import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CalendarAnswer } from '../../../contract/calendar.ts'
import { formatParty, type PartyRoom } from '../../../domain/party.ts'
import { addDays, localDay } from '../../../domain/stay-dates.ts'
import { useCurrency } from '../../lib/currency.ts'
import { timeZone, useFormat } from '../../lib/i18n.tsx'
import { useApi, useNow } from '../../lib/services.ts'

/** The most days that one question may ask for, and how many such questions reach far enough for most journeys. */
const daysAtOnce = 100

/** Prices up to this much above the lowest are marked as low. */
const lowShare = 1.1

type DayNote = { text: string; low: boolean }

/**
 * The lowest price of each night, for the calendar: whole units of the visitor's currency.
 * @param wanted asked for only once somebody turns to the calendar.
 */
export function useDayNotes(
  hotelId: number,
  rooms: PartyRoom[],
  wanted: boolean,
): ReadonlyMap<string, DayNote> | undefined {
  const format = useFormat()
  const now = useNow()
  const today = now === undefined ? '' : localDay(new Date(now), timeZone)
  const near = useDays(hotelId, rooms, today, wanted)
  const far = useDays(hotelId, rooms, today === '' ? '' : addDays(today, daysAtOnce), wanted)
  return useMemo(() => {
    const days = [...(near ?? []), ...(far ?? [])]
    if (days.length === 0) return undefined
    const prices = days.flatMap((day) => (day.price === null ? [] : [Number(day.price)]))
    const lowest = Math.min(...prices)
    return new Map(
      days.map((day) => {
        if (day.price === null || !day.available) return [day.date, { text: '–', low: false }]
        const price = Number(day.price)
        return [day.date, { text: format.number(Math.round(price)), low: price <= lowest * lowShare }]
      }),
    )
  }, [near, far, format])
}

function useDays(
  hotelId: number,
  rooms: PartyRoom[],
  from: string,
  wanted: boolean,
): CalendarAnswer['days'] | undefined {
  const api = useApi()
  const [currency] = useCurrency()
  const party = formatParty(rooms)
  const { data } = useQuery({
    ...api.query<CalendarAnswer>(`/api/v1/hotels/${hotelId}/calendar/`, {
      from,
      to: from === '' ? '' : addDays(from, daysAtOnce - 1),
      rooms: party === '2' ? '' : party,
      currency: currency === 'EUR' ? '' : currency,
    }),
    enabled: wanted && from !== '',
  })
  return data?.days
}
