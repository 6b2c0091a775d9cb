import type { Language } from '../../contract/values.ts'
import { messageOf } from '../messages.ts'
import type { AppError, Problem, ProblemTree } from './errors.ts'

const namespace = 'errors'

/** The sentence of an error in the caller's language. */
export function wordError(error: Pick<AppError, 'code' | 'params'>, language: Language): string {
  return messageOf(language, namespace, `detail.${error.code}`, error.params)
}

/** What a tree of problems looks like on the wire: sentences in lists. */
export type WordedTree = { [field: string]: string[] | WordedTree }

/** The body of a 400: each field with its sentences in the caller's language. */
export function wordProblems(tree: ProblemTree, language: Language): WordedTree {
  return Object.fromEntries(
    Object.entries(tree).map(([field, problems]) => [
      field,
      Array.isArray(problems)
        ? problems.map((problem) => wordProblem(problem, language))
        : wordProblems(problems, language),
    ]),
  )
}

function wordProblem(problem: Problem, language: Language): string {
  if ('text' in problem) return problem.text
  return messageOf(language, namespace, `field.${problem.key}`, problem.params)
}
