import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { ApiError, type FieldErrors } from '../../lib/api.ts'
import { useT } from '../../lib/i18n.tsx'

/** Sentences by the field they belong to; `form` for the whole. */
export type Problems = { readonly [field: string]: string | undefined; readonly form?: string }

export type Sending = {
  busy: boolean
  problems: Problems
  form: RefObject<HTMLFormElement | null>
  submit: (event: FormEvent) => void
  /** Says something of a field before anything is sent; true if there was something to say. */
  refuse: (problems: Problems) => boolean
}

/**
 * Sends a form once at a time. What the server does not accept is said at its fields, in its own words, and the first of
 * them gets the focus; what the visitor typed stays.
 */
export function useSending(send: (values: FormData) => Promise<void>): Sending {
  const t = useT('account')
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  const form = useRef<HTMLFormElement>(null)

  function show(found: Problems) {
    setProblems(found)
    // Once the sentences stand on the page.
    setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), 0)
  }

  async function go(values: FormData) {
    setBusy(true)
    setProblems({})
    try {
      await send(values)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'invalid') show(readSentences(error.fields))
      else show({ form: error.code === 'network' ? t('problem.offline') : error.detail || t('problem.failed') })
    } finally {
      setBusy(false)
    }
  }

  return {
    busy,
    problems,
    form,
    submit: (event) => {
      event.preventDefault()
      if (!busy && form.current) void go(new FormData(form.current))
    },
    refuse: (found) => {
      show(found)
      return Object.values(found).some(Boolean)
    },
  }
}

function readSentences(fields: FieldErrors): Problems {
  const problems: Record<string, string> = {}
  for (const [field, sentences] of Object.entries(fields)) {
    if (!Array.isArray(sentences) || sentences[0] === undefined) continue
    problems[field === 'non_field_errors' ? 'form' : field] = sentences[0]
  }
  return problems
}
