import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { ApiError, type FieldErrors } from '../../lib/api.ts'
import { useT } from '../../lib/i18n.tsx'

/** Sentences by the field they belong to; `form` for the whole. */
export type Problems = { readonly [field: string]: string | undefined; readonly form?: string }

export type Sending = {
  busy: boolean
  problems: Problems
  form: RefObject<HTMLFormElement | null>
  submit: (event: FormEvent) => void
}

const none: Problems = {}

/**
 * Sends a form once at a time. What the server does not accept is said at its fields, in its own words, and the first of
 * them gets the focus; what the visitor typed stays.
 * @param before what is known to be wrong from the start.
 */
export function useSending(send: (values: FormData) => Promise<void>, before: Problems = none): Sending {
  const t = useT('account')
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState(before)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    // The sentences stand on the page by now.
    if (problems !== none) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problems])

  async function go(values: FormData) {
    setBusy(true)
    setProblems(none)
    try {
      await send(values)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'invalid') setProblems(readSentences(error.fields))
      else setProblems({ form: error.code === 'network' ? t('problem.offline') : error.detail || t('problem.failed') })
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
  }
}

/** A deed without a form: once at a time, and what went wrong is one sentence. */
export function useWork(work: () => Promise<void>): { busy: boolean; problem: string | undefined; run: () => void } {
  const t = useT('account')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  async function go() {
    setBusy(true)
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.code === 'network' ? t('problem.offline') : error.detail || t('problem.failed'))
    } finally {
      setBusy(false)
    }
  }
  return { busy, problem, run: () => void (busy || go()) }
}

function readSentences(fields: FieldErrors): Problems {
  const problems: Record<string, string> = {}
  for (const [field, sentences] of Object.entries(fields)) {
    if (!Array.isArray(sentences) || sentences[0] === undefined) continue
    problems[field === 'non_field_errors' ? 'form' : field] = sentences[0]
  }
  return problems
}
