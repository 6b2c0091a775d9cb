import { type ErrorCode, errorStatus } from '../../contract/errors.ts'

export type ErrorParams = Record<string, string | number>

/**
 * Something a caller must be told. Services throw it as code and parameters; the edge words it in the caller's language
 * (`src/messages/*\/errors.json`, under `detail`) and answers `{detail, code}` with the code's status.
 */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly params: ErrorParams
  readonly headers: Record<string, string>
  /** Further fields of the answer, for instance the changes of an offer. */
  readonly extra: Record<string, unknown>

  constructor(
    code: ErrorCode,
    params: ErrorParams = {},
    options: { headers?: Record<string, string>; extra?: Record<string, unknown> } = {},
  ) {
    super(code)
    this.code = code
    this.params = params
    this.headers = options.headers ?? {}
    this.extra = options.extra ?? {}
  }

  get status(): number {
    return errorStatus[this.code]
  }
}

/** One sentence about a field: a key of `errors.json` under `field`, or a text that stands as it is. */
export type Problem = { key: string; params?: ErrorParams } | { text: string }

/** Problems by field; `non_field_errors` for the whole; nested for objects, by index for lists. */
export type ProblemTree = { [field: string]: Problem[] | ProblemTree }

/** Fields that cannot be accepted: 400 with a sentence for each, and without `detail`. */
export class ValidationError extends AppError {
  override name = 'ValidationError'
  readonly fields: ProblemTree

  constructor(fields: ProblemTree) {
    super('invalid')
    this.fields = fields
  }
}
