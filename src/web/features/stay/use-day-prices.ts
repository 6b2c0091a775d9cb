import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { use, useMemo } from 'react'
import type { CalendarAnswer } from '../../../contract/calendar.ts'
import type { FlexibleDays } from '../../../contract/flexible.ts'
import { addDays, countNights } from '../../../domain/stay-dates.ts'
import type { Api } from '../../lib/api.ts'
import { useCurrency } from '../../lib/currency.ts'
import { useApi } from '../../lib/services.ts'
import { type DayFacts, type DaysKnown, freeOwnNights } from './day-rules.ts'
import { OwnNights } from './own-nights.ts'
import type { PriceSource } from './price-source.ts'

/** The most days that one question may ask for, and how far ahead anything is sold. */
const daysAtOnce = 100
const daysAhead = 720

/**
 * What each day from `today` on costs, asked for as far as `until`; empty while nothing is known. In a place the
 * lowest price among its hotels, without rules: those are each hotel's own.
 */
export function useDayPrices(
  source: PriceSource | null,
  today: string,
  until: string,
): { days: DaysKnown; currency: string } {
  const api = useApi()
  const [currency] = useCurrency()
  const chunks = Math.ceil((Math.min(Math.max(countNights(today, until), 1), daysAhead) + 1) / daysAtOnce)
  const queryClient = useQueryClient()
  const own = use(OwnNights)
  const { data } = useQuery({
    queryKey: ['day-prices', source, today, chunks, currency, api.language],
    // Each stretch of days is kept by itself: turning on asks for the new ones alone.
    queryFn: () =>
      Promise.all(
        Array.from({ length: chunks }, (_, chunk) => {
          const from = addDays(today, chunk * daysAtOnce)
          return queryClient.fetchQuery(askDays(api, source, { from, to: addDays(from, daysAtOnce - 1), currency }))
        }),
      ),
    enabled: source !== null,
    placeholderData: keepPreviousData,
  })
  const days = useMemo(() => {
    const days = new Map(source && data ? data.flatMap(readDays) : [])
    return own ? freeOwnNights(days, own) : days
  }, [source, data, own])
  return { days, currency: data?.[0]?.currency ?? currency }
}

function askDays(api: Api, source: PriceSource | null, range: { from: string; to: string; currency: string }) {
  const { rooms = '2', hotel, destination } = source ?? {}
  const query = {
    from: range.from,
    to: range.to,
    rooms: rooms === '2' ? '' : rooms,
    currency: range.currency === 'EUR' ? '' : range.currency,
  }
  return hotel
    ? api.query<CalendarAnswer | FlexibleDays>(`/api/v1/hotels/${hotel}/calendar/`, query)
    : api.query<CalendarAnswer | FlexibleDays>('/api/v1/flexible/days/', { ...query, destination })
}

function readDays(answer: CalendarAnswer | FlexibleDays): [string, DayFacts][] {
  return answer.days.map((day) => {
    const price = day.price === null ? null : Number(day.price)
    if (!('min_stay' in day)) return [day.date, { price, minStay: 1, maxStay: null, arrival: true, departure: true }]
    const { min_stay: minStay, max_stay: maxStay, arrival_allowed: arrival, departure_allowed: departure } = day
    return [day.date, { price, minStay, maxStay, arrival, departure }]
  })
}
