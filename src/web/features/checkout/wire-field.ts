import type { useT } from '../../lib/i18n.tsx'
import type { FieldProblem } from './draft.ts'
import type { useDraft } from './use-draft.ts'

export type Form = ReturnType<typeof useDraft>
/** As much of it as names and wishes need, wherever they are asked for. */
export type GuestForm = Pick<Form, 'draft' | 'problems' | 'refused' | 'touched' | 'change' | 'leave'>

/** What ties a control to its problem: its sentence, and being told when it is left. */
export function wireField(form: GuestForm, field: string, t: ReturnType<typeof useT<'checkout'>>) {
  const problem: FieldProblem | undefined = form.touched.has(field) ? form.problems[field] : undefined
  return {
    error: form.refused[field] ?? (problem && t(`problem.${problem}`)),
    onBlur: () => form.leave(field),
  }
}
