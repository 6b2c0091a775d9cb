import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { StayToReview } from '../../../contract/reviews.ts'
import { ApiError } from '../../lib/api.ts'
import { useLanguage, useT } from '../../lib/i18n.tsx'
import { useApi } from '../../lib/services.ts'
import { forgetReviewDraft, keepReviewDraft, type ReviewDraft, readKeptDraft, startDraft } from './review-draft.ts'
import { stayToReviewQuery } from './stay-to-review-query.ts'

export type ReviewField = keyof ReviewDraft
export type ReviewProblems = Partial<Record<ReviewField | 'form', string>>

/** The form of a review: what is typed (kept in this browser), what is wrong with it, and its sending. */
export function useReviewForm(stay: StayToReview, accessKey: string, done: () => void) {
  const t = useT('review-form')
  const api = useApi()
  const language = useLanguage()
  const queryClient = useQueryClient()
  const [draft, setDraft] = useState(() => startDraft(stay, language))
  const [problems, setProblems] = useState<ReviewProblems>({})
  const [sending, setSending] = useState(false)
  const first = useRef(draft)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    const kept = readKeptDraft(stay.reference, first.current)
    if (kept) setDraft(kept)
  }, [stay.reference])

  function change<Field extends ReviewField>(field: Field, value: ReviewDraft[Field]) {
    const next = { ...draft, [field]: value }
    setDraft(next)
    keepReviewDraft(stay.reference, next)
    if (problems[field]) setProblems({ ...problems, [field]: undefined })
  }

  function show(found: ReviewProblems) {
    setProblems(found)
    // Once the sentences stand on the page: the first field that is wrong, by its place in the form.
    setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), 0)
  }

  async function send() {
    const found: ReviewProblems = {
      ...(draft.score === 0 ? { score: t('scoreMissing') } : {}),
      ...(draft.display_name.trim() === '' ? { display_name: t('nameMissing') } : {}),
    }
    if (Object.keys(found).length > 0) return show({ ...found, form: t('check') })
    setSending(true)
    setProblems({})
    try {
      const saved = await api.post<StayToReview>('/api/v1/reviews/', {
        ...draft,
        reference: stay.reference,
        key: accessKey,
      })
      forgetReviewDraft(stay.reference)
      queryClient.setQueryData(stayToReviewQuery(api, stay.reference, accessKey).queryKey, saved)
      done()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'invalid') show({ ...readSentences(error), form: t('check') })
      else {
        const said = error.code === 'network' ? t('problem.offline') : error.detail || t('problem.failed')
        setProblems({ form: said })
        if (error.status === 409)
          await queryClient.invalidateQueries({
            queryKey: stayToReviewQuery(api, stay.reference, accessKey).queryKey,
          })
      }
    } finally {
      setSending(false)
    }
  }

  return { draft, problems, sending, change, send, form }
}

function readSentences({ fields }: ApiError): ReviewProblems {
  const problems: ReviewProblems = {}
  for (const field of ['score', 'title', 'liked', 'disliked', 'traveller', 'language', 'display_name'] as const) {
    const sentences = fields[field]
    if (Array.isArray(sentences)) problems[field] = sentences[0]
  }
  return problems
}
