import { createContext } from 'react'
import type { StayDates } from './stay-dates-field.tsx'

/**
 * The nights of the booking that a calendar is to change; null elsewhere. Told beside the field and not by it, so that only the
 * calendar's own code, which comes late, knows of it.
 */
export const OwnNights = createContext<StayDates | null>(null)
