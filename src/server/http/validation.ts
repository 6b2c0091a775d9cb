import type { FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'
import { messageOf } from '../messages.ts'
import { AppError, type Problem, type ProblemTree, ValidationError } from './errors.ts'
import { holdsUnfitText } from './wire-text.ts'

type Issue = z.core.$ZodIssue

/** Field name of problems that concern a whole object. */
const whole = 'non_field_errors'

/**
 * Parses what came in by the contract's schemas. What does not fit is answered as Django REST Framework would: sentences by
 * field. A path that does not fit names nothing that exists: 404.
 */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (data: unknown) => {
    const result = schema.safeParse(data, { reportInput: true, error: noticeInteger })
    if (result.success && !holdsUnfitText(data)) return { value: result.data }
    if (httpPart === 'params') return { error: new AppError('not_found') }
    // A field that says itself what is wrong with it is told first.
    if (!result.success) return { error: new ValidationError(toProblems(result.error)) }
    return { error: new AppError('parse_error', { reason: 'A text holds characters that are not allowed' }) }
  }

const integerSentence = 'A valid integer is required.'

/** Zod says "number" of whole numbers too; the wire does not. The sentence is the only thing that can be handed on. */
function noticeInteger(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code !== 'invalid_type' || !issue.inst) return undefined
  const { def } = issue.inst._zod
  const parts = [
    def,
    ...('checks' in def && Array.isArray(def.checks) ? def.checks.map((check) => check._zod.def) : []),
  ]
  return parts.some((part) => 'format' in part && part.format === 'safeint') ? integerSentence : undefined
}

/** Issues of a parse as problems by field; lists are nested under their index. */
export function toProblems(error: { issues: readonly Issue[] }): ProblemTree {
  const tree: ProblemTree = {}
  for (const issue of error.issues) {
    for (const leaf of flattenIssue(issue)) addProblem(tree, leaf.path, toProblem(leaf))
  }
  return tree
}

/** Of a union nothing of which fits, the branch that came closest speaks. */
function flattenIssue(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const branches = [...issue.errors].sort((a, b) => a.length - b.length)
  const closest = branches[0]
  if (!closest || closest.length === 0) return [issue]
  return closest.flatMap((inner) => flattenIssue({ ...inner, path: [...issue.path, ...inner.path] }))
}

function addProblem(tree: ProblemTree, path: readonly PropertyKey[], problem: Problem): void {
  const [first, ...rest] = path.length === 0 ? [whole] : path
  const field = String(first)
  const present = Object.hasOwn(tree, field) ? tree[field] : undefined
  if (rest.length > 0) {
    const inner = Array.isArray(present) ? { [whole]: present } : (present ?? {})
    tree[field] = inner
    addProblem(inner, rest, problem)
    return
  }
  if (present && !Array.isArray(present)) addProblem(present, [], problem)
  else tree[field] = [...(present ?? []), problem]
}

function toProblem(issue: Issue): Problem {
  if (issue.input === undefined && issue.path.length > 0) return { key: 'required' }
  if (issue.input === null && issue.code === 'invalid_type') return { key: 'null' }
  switch (issue.code) {
    case 'invalid_type':
      if (issue.message === integerSentence) return { key: 'invalid_integer' }
      return describeType(issue.expected, issue.input)
    case 'invalid_value':
      return { key: 'invalid_choice', params: { input: show(issue.input) } }
    case 'invalid_union':
      return { key: 'invalid_choice', params: { input: show(issue.input) } }
    case 'too_big':
      return describeSize('max', issue.origin, Number(issue.maximum))
    case 'too_small':
      return issue.origin === 'string' && Number(issue.minimum) === 1
        ? { key: 'blank' }
        : describeSize('min', issue.origin, Number(issue.minimum))
    case 'invalid_format':
      return describeFormat(issue)
    default:
      return describeCustom(issue)
  }
}

function describeType(expected: string, input: unknown): Problem {
  switch (expected) {
    case 'string':
      return { key: 'invalid_string' }
    case 'int':
      return { key: 'invalid_integer' }
    case 'number':
      return { key: 'invalid_number' }
    case 'boolean':
      return { key: 'invalid_boolean' }
    case 'array':
      return { key: 'not_a_list', params: { type: nameType(input) } }
    case 'object':
    case 'record':
      return { key: 'not_an_object', params: { type: nameType(input) } }
    default:
      return { key: 'invalid' }
  }
}

function describeSize(bound: 'min' | 'max', origin: string, limit: number): Problem {
  if (origin === 'string') return { key: `${bound}_length`, params: { limit } }
  if (origin === 'array' || origin === 'set') return { key: `${bound}_items`, params: { limit } }
  return { key: `${bound}_value`, params: { limit } }
}

function describeFormat(issue: Extract<Issue, { code: 'invalid_format' }>): Problem {
  if (issue.format === 'email') return { key: 'invalid_email' }
  if (issue.format === 'datetime') return { key: 'invalid_instant' }
  return describeCustom(issue)
}

/** Sentences that the contract gives itself are known here by their English text, so that they too can be translated. */
function describeCustom(issue: Issue): Problem {
  const key = keyOfSentence(issue.message)
  if (key) return { key }
  return issue.code === 'custom' && !issue.message.startsWith('Invalid') ? { text: issue.message } : { key: 'invalid' }
}

const contractSentences = [
  'invalid_phone',
  'invalid_company_number',
  'invalid_vat_number',
  'invalid_date',
  'invalid_integer',
  'invalid_email',
  'invalid_string',
  'blank',
  'required',
]
let keysBySentence: Map<string, string> | undefined

function keyOfSentence(sentence: string): string | undefined {
  keysBySentence ??= new Map(contractSentences.map((key) => [messageOf('en', 'errors', `field.${key}`), key]))
  return keysBySentence.get(sentence)
}

function nameType(input: unknown): string {
  if (input === null) return 'NoneType'
  if (Array.isArray(input)) return 'list'
  const names: Record<string, string> = { string: 'str', number: 'int', boolean: 'bool', object: 'dict' }
  return names[typeof input] ?? typeof input
}

function show(input: unknown): string {
  const text = typeof input === 'string' ? input : JSON.stringify(input)
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
