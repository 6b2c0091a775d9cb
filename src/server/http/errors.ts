import type { ErrorCode } from '../../contract/errors.ts'

export type MessageParams = Record<string, string | number>

/**
 * An expected failure: a stable machine code of `src/contract/errors.ts`, whose status and sentence are found at the edge
 * in the reader's language. Services throw it; nothing below the edge knows HTTP.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly params: MessageParams
  readonly headers: Record<string, string>

  constructor(code: ErrorCode, params: MessageParams = {}, options: { headers?: Record<string, string> } = {}) {
    super(code)
    this.name = 'AppError'
    this.code = code
    this.params = params
    this.headers = options.headers ?? {}
  }
}

/** What is wrong with a field: a key of the messages `errors.field.*` with its parameters. */
export type FieldProblem = { key: string; params?: MessageParams }

/** Problems by field; a nested field is an object of its own: `{ rooms: { '1': { adults: [{ key: 'integer' }] } } }`. */
export type FieldProblems = { [field: string]: FieldProblem[] | FieldProblems }

/** Input that cannot be taken as it is; answered with 400 and sentences by field. */
export class ValidationError extends Error {
  readonly fields: FieldProblems

  constructor(fields: FieldProblems) {
    super('invalid')
    this.name = 'ValidationError'
    this.fields = fields
  }
}
