import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useMatches } from 'react-router'
import type { CheckoutSession } from '../../../contract/checkout.ts'
import { useApi, useNow } from '../../lib/services.ts'
import { sessionQuery } from './checkout-session.ts'

/** Id of the checkout in the address: also for the header, which stands outside the page. */
export function useSessionId(): string {
  return useMatches().at(-1)?.params.session ?? ''
}

/**
 * The checkout on screen. It is asked for anew when the page opens, since only an answer that this browser received says
 * on its own clock how long the hold lasts.
 */
export function useSession() {
  const api = useApi()
  return useQuery({ ...sessionQuery(api, useSessionId()), refetchOnMount: 'always' })
}

/** So many seconds before the end more time is offered. */
export const askSeconds = 180

/** Whether a session still holds its rooms, as far as its last answer says. */
export function isHeld(session: CheckoutSession): boolean {
  return session.state === 'open' || session.state === 'ready' || session.state === 'paying'
}

/** Seconds that the rooms are still held. At zero the server is asked: its clock decides, not the visitor's. */
export function useSecondsLeft(): number {
  const { data: session, dataUpdatedAt, refetch } = useSession()
  const now = useNow(1000)
  const held = session !== undefined && isHeld(session)
  const seconds = session?.seconds_left ?? 0
  const passed = now === undefined ? 0 : Math.floor((now - dataUpdatedAt) / 1000)
  const left = held ? Math.min(seconds, Math.max(0, seconds - passed)) : 0
  const over = held && left === 0
  useEffect(() => {
    if (!over) return
    const timer = setTimeout(() => void refetch(), 1000)
    return () => clearTimeout(timer)
  }, [over, refetch])
  return left
}
