import { Notice } from '../../ui/notice.tsx'

/** What is wrong with the whole of a form. */
export function FormProblem({ text }: { text: string | undefined }) {
  return text ? (
    <Notice tone="error" live>
      {text}
    </Notice>
  ) : null
}
