import { dateOfDay, dayNumber } from '../../src/domain/stay-dates.ts'
import type { Character } from '../places/destination.ts'

/**
 * Price of a night beside the year's mean, and the share of rooms sold in the end, month by month.
 * Sea and city follow the medians of 119,390 bookings of a resort and a city hotel (Antonio, de Almeida, Nunes, Data in
 * Brief 22, 2019, CC BY 4.0); the others are shaped after the calendars of their kind.
 */
type Season = { price: readonly number[]; sold: readonly number[]; weekend: number; leadTime: 'resort' | 'city' }

export const seasons: Record<Character, Season> = {
  sea: {
    price: [0.58, 0.6, 0.64, 0.76, 0.86, 1.2, 1.66, 1.8, 1.06, 0.72, 0.6, 0.64],
    sold: [0.12, 0.14, 0.18, 0.32, 0.5, 0.78, 0.93, 0.95, 0.72, 0.34, 0.16, 0.2],
    weekend: 1.08,
    leadTime: 'resort',
  },
  island: {
    price: [0.62, 0.62, 0.66, 0.82, 0.98, 1.18, 1.5, 1.62, 1.2, 0.86, 0.66, 0.66],
    sold: [0.12, 0.14, 0.2, 0.42, 0.66, 0.85, 0.95, 0.96, 0.86, 0.56, 0.18, 0.18],
    weekend: 1.03,
    leadTime: 'resort',
  },
  ski: {
    price: [1.42, 1.46, 1.18, 0.74, 0.68, 0.76, 0.86, 0.92, 0.76, 0.72, 0.74, 1.3],
    sold: [0.88, 0.92, 0.74, 0.3, 0.24, 0.36, 0.52, 0.6, 0.36, 0.28, 0.26, 0.76],
    weekend: 1.16,
    leadTime: 'resort',
  },
  spa: {
    price: [1.04, 1.06, 1.04, 1.02, 1.02, 0.92, 0.9, 0.96, 0.98, 1.02, 1.02, 1.12],
    sold: [0.66, 0.7, 0.68, 0.66, 0.66, 0.54, 0.5, 0.6, 0.62, 0.68, 0.66, 0.72],
    weekend: 1.26,
    leadTime: 'city',
  },
  city: {
    price: [0.84, 0.84, 0.92, 1.06, 1.18, 1.14, 1.04, 1.04, 1.12, 1.04, 0.9, 0.88],
    sold: [0.52, 0.56, 0.62, 0.7, 0.8, 0.78, 0.7, 0.72, 0.78, 0.72, 0.6, 0.58],
    weekend: 0.96,
    leadTime: 'city',
  },
  village: {
    price: [0.94, 0.92, 0.94, 1.0, 1.08, 1.02, 1.02, 1.06, 1.06, 1.06, 0.94, 1.06],
    sold: [0.34, 0.36, 0.4, 0.48, 0.6, 0.52, 0.54, 0.6, 0.6, 0.56, 0.4, 0.46],
    weekend: 1.3,
    leadTime: 'city',
  },
  lake: {
    price: [0.72, 0.72, 0.76, 0.9, 1.02, 1.14, 1.38, 1.44, 1.1, 0.88, 0.74, 0.84],
    sold: [0.24, 0.26, 0.3, 0.48, 0.62, 0.74, 0.88, 0.9, 0.68, 0.46, 0.28, 0.36],
    weekend: 1.12,
    leadTime: 'resort',
  },
  tropics: {
    price: [1.26, 1.26, 1.18, 1.04, 0.86, 0.82, 0.94, 0.98, 0.84, 0.88, 0.98, 1.34],
    sold: [0.84, 0.86, 0.82, 0.72, 0.56, 0.54, 0.68, 0.72, 0.56, 0.6, 0.7, 0.86],
    weekend: 1.0,
    leadTime: 'resort',
  },
  desert: {
    price: [1.26, 1.24, 1.2, 1.06, 0.86, 0.7, 0.66, 0.68, 0.8, 1.08, 1.26, 1.34],
    sold: [0.84, 0.86, 0.84, 0.76, 0.62, 0.5, 0.46, 0.48, 0.58, 0.76, 0.86, 0.86],
    weekend: 1.04,
    leadTime: 'city',
  },
}

/** Days before arrival by which a quarter, half ... of all bookings have been made: the same two hotels. */
const leadQuantiles = {
  resort: [0, 1, 10, 57, 155, 238, 287, 379],
  city: [0, 4, 23, 74, 163, 277, 335, 461],
} as const
const leadShares = [1, 0.99, 0.75, 0.5, 0.25, 0.1, 0.05, 0.01] as const

/** Share of the final bookings of a night that stand in the books `days` days before it. */
export function shareOnBooks(leadTime: 'resort' | 'city', days: number): number {
  const quantiles = leadQuantiles[leadTime]
  if (days <= 0) return 1
  for (let index = 1; index < quantiles.length; index += 1) {
    const [low, high] = [quantiles[index - 1] ?? 0, quantiles[index] ?? 0]
    if (days > high) continue
    const [before, after] = [leadShares[index - 1] ?? 0, leadShares[index] ?? 0]
    return before + ((after - before) * (days - low)) / (high - low)
  }
  return 0.005
}

/** A yearly curve at one day: straight lines between the middles of the months. */
export function atDay(curve: readonly number[], day: number): number {
  const date = dateOfDay(day)
  const month = Number(date.slice(5, 7)) - 1
  const first = dayNumber(`${date.slice(0, 7)}-01`)
  const position = (day - first - 14.5) / 30.4
  const other = position < 0 ? (month + 11) % 12 : (month + 1) % 12
  const weight = Math.min(0.5, Math.abs(position))
  return (curve[month] ?? 1) * (1 - weight) + (curve[other] ?? 1) * weight
}
