import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Profile } from '../../../contract/accounts.ts'
import type { CheckoutSession } from '../../../contract/checkout.ts'
import { ApiError } from '../../lib/api.ts'
import { useApi } from '../../lib/services.ts'
import { signedInKey, useStored } from '../../lib/stored.ts'
import { saveCheckout, sessionQuery } from './checkout-session.ts'
import {
  type Company,
  checkDraft,
  type Draft,
  fillFromProfile,
  noCompany,
  type Problems,
  toChanges,
  toDraft,
} from './draft.ts'
import { readFieldErrors } from './field-errors.ts'
import { fillFromKept, keepDraft } from './kept-draft.ts'
import type { Phones } from './phone-field.tsx'

/** How long typing must rest before it is saved, in milliseconds. */
const restMs = 900

export type SaveState = 'idle' | 'saving' | 'saved' | 'failed'

/**
 * The form of a checkout: what is typed, what is wrong with it, and its saving as it is typed.
 * `problems` are our own, shown once a field was left or going on was tried; `refused` are the API's sentences.
 */
export function useDraft(session: CheckoutSession) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [draft, setDraft] = useState(() => toDraft(session))
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<Record<string, string>>({})
  const [saving, setSaving] = useState<SaveState>('idle')
  const latest = useRef(draft)
  const saved = useRef('')
  const queue = useRef(Promise.resolve(true))
  const company = useRef<Company>(noCompany)
  const phones = usePhones()
  const profile = useProfile()

  useEffect(() => {
    const filled = fillFromKept(latest.current)
    latest.current = filled
    setDraft(filled)
  }, [])

  useEffect(() => {
    if (!profile) return
    const filled = fillFromProfile(latest.current, profile)
    latest.current = filled
    setDraft(filled)
  }, [profile])

  useEffect(() => {
    if (latest.current !== draft) return
    const timer = setTimeout(() => void save(), restMs)
    return () => clearTimeout(timer)
  })

  function change(next: Draft, field: string) {
    latest.current = next
    company.current = next.company ?? company.current
    setDraft(next)
    keepDraft(next)
    if (refused[field]) setRefused(({ [field]: _, ...others }) => others)
  }

  /** Saves what can be saved, one request after another. False when it was refused or did not arrive. */
  function save(): Promise<boolean> {
    queue.current = queue.current.then(saveLatest)
    return queue.current
  }

  async function saveLatest(): Promise<boolean> {
    const sent = latest.current
    const changes = toChanges(sent, phones?.isPhone)
    const text = JSON.stringify(changes)
    if (text === saved.current || (saved.current === '' && text === JSON.stringify(toChanges(toDraft(session)))))
      return true
    setSaving('saving')
    try {
      const fresh = await saveCheckout(api, session.id, changes)
      saved.current = text
      queryClient.setQueryData(sessionQuery(api, session.id).queryKey, fresh)
      setRefused({})
      setSaving('saved')
      return true
    } catch (error) {
      setSaving('failed')
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'invalid') {
        setRefused(readFieldErrors(error.fields, sent))
        // What cannot be ordered with is kept all the same, for whoever opens the address again.
        await saveCheckout(api, session.id, { draft: sent }).catch(() => undefined)
      }
      if (error.status === 409)
        await queryClient.invalidateQueries({ queryKey: sessionQuery(api, session.id).queryKey })
      return false
    }
  }

  const problems: Problems = checkDraft(draft, phones?.isPhone)
  return {
    draft,
    problems,
    refused,
    saving,
    touched,
    phones,
    change,
    /** The company as it was last typed, for who changes their mind twice. */
    lastCompany: () => company.current,
    /** A field was left: from now on its problem is shown, and what is typed is saved. */
    leave: (field: string) => {
      setTouched((before) => new Set([...before, field]))
      void save()
    },
    /** Going on was tried: every problem is shown. */
    touchAll: () => setTouched(new Set(Object.keys(problems))),
    save,
  }
}

/** What the account of who is signed in knows; undefined for guests. */
function useProfile(): Profile | undefined {
  const [token] = useStored(signedInKey, '')
  return useQuery({ ...useApi().query<Profile>('/api/v1/users/me/'), enabled: token !== '', retry: false }).data
}

/** The numbering plans: fetched once the page stands; a number typed before is looked at when they are there. */
function usePhones(): Phones | undefined {
  const [phones, setPhones] = useState<Phones>()
  useEffect(() => {
    let shown = true
    import('./phones.ts').then(
      (loaded) => shown && setPhones(loaded),
      // Without them the field is a plain one, and the API still looks at the number.
      () => undefined,
    )
    return () => {
      shown = false
    }
  }, [])
  return phones
}
