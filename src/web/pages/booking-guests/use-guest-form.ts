import { useRef, useState } from 'react'
import { bookingPath } from '../../features/bookings/booking-query.ts'
import { saveGuests } from '../../features/bookings/change-query.ts'
import { checkDraft, type Draft, type Problems, toChanges, toDraft } from '../../features/checkout/draft.ts'
import { readFieldErrors } from '../../features/checkout/field-errors.ts'
import { createKey } from '../../features/checkout/idempotency.ts'
import type { GuestForm } from '../../features/checkout/wire-field.ts'
import { ApiError } from '../../lib/api.ts'
import { useT } from '../../lib/i18n.tsx'
import { useLocalNavigate } from '../../lib/local-link.tsx'
import { useApi } from '../../lib/services.ts'
import { showToast } from '../../ui/toast.ts'
import type { Opened } from '../booking/opened-booking.tsx'

type Trouble =
  | 'names.refused'
  | 'names.closed'
  | 'names.stale'
  | 'problem.offline'
  | 'problem.failed'
  | 'problem.cannot'

const troubles: Readonly<Record<string, Trouble>> = {
  names_closed: 'names.closed',
  offer_changed: 'names.stale',
  cannot_change: 'problem.cannot',
  network: 'problem.offline',
}

/** The form of names and wishes of a booking; nothing is saved before its button is pressed. */
export function useGuestForm({ booking, accessKey, refresh }: Opened): GuestForm & {
  busy: boolean
  problem: Trouble | null
  /** Leads back to the booking; false when something is missing or was refused. */
  save: () => Promise<boolean>
} {
  const api = useApi()
  const t = useT('booking-change')
  const navigate = useLocalNavigate()
  const [draft, setDraft] = useState<Draft>(() => toDraft(booking))
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Trouble | null>(null)
  const attempt = useRef({ sent: '', key: '' })
  const problems: Problems = Object.fromEntries(
    Object.entries(checkDraft(draft)).filter(([field]) => /^(guests\.|special_requests)/.test(field)),
  )

  async function save(): Promise<boolean> {
    setTouched(new Set(Object.keys(problems)))
    if (Object.keys(problems).length > 0) return false
    const { guests, arrival_time, special_requests } = toChanges(draft)
    const changes = { guests, arrival_time, special_requests }
    const sent = JSON.stringify(changes)
    if (attempt.current.sent !== sent) attempt.current = { sent, key: createKey() }
    setBusy(true)
    setProblem(null)
    try {
      const { reference } = booking
      await saveGuests(api, { reference, key: accessKey }, changes, attempt.current.key)
      void showToast('success', t('names.done', { email: booking.holder.email }))
      navigate(bookingPath(reference, accessKey))
      return true
    } catch (error) {
      const code = error instanceof ApiError ? error.code : ''
      if (code !== 'network') attempt.current = { sent: '', key: '' }
      if (error instanceof ApiError && code === 'invalid') {
        setRefused(readFieldErrors(error.fields, draft))
        setProblem('names.refused')
      } else setProblem(troubles[code] ?? 'problem.failed')
      if (code === 'offer_changed' || code === 'names_closed') await refresh()
      return false
    } finally {
      setBusy(false)
    }
  }

  return {
    draft,
    problems,
    refused,
    touched,
    busy,
    problem,
    save,
    change: (next, field) => {
      setDraft(next)
      if (refused[field]) setRefused(({ [field]: _, ...others }) => others)
    },
    leave: (field) => setTouched((before) => new Set([...before, field])),
  }
}
