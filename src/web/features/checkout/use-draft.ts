import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { CheckoutSession } from '../../../contract/checkout.ts'
import { ApiError } from '../../lib/api.ts'
import { useApi } from '../../lib/services.ts'
import { saveCheckout, sessionQuery } from './checkout-session.ts'
import { checkDraft, type Draft, type Problems, toChanges, toDraft } from './draft.ts'
import { readFieldErrors } from './field-errors.ts'
import { fillFromKept, keepDraft } from './kept-draft.ts'

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

  useEffect(() => {
    const filled = fillFromKept(latest.current)
    latest.current = filled
    setDraft(filled)
  }, [])

  useEffect(() => {
    if (latest.current !== draft) return
    const timer = setTimeout(() => void save(), restMs)
    return () => clearTimeout(timer)
  })

  function change(next: Draft, field: string) {
    latest.current = next
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
    const changes = toChanges(sent)
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
      if (error.code === 'invalid') setRefused(readFieldErrors(error.fields, sent))
      else if (error.status === 409)
        await queryClient.invalidateQueries({ queryKey: sessionQuery(api, session.id).queryKey })
      return false
    }
  }

  const problems: Problems = checkDraft(draft)
  return {
    draft,
    problems,
    refused,
    saving,
    touched,
    change,
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
