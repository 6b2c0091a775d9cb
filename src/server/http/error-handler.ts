import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readDatabaseFault } from '../db/database-fault.ts'
import { AppError, ValidationError } from './errors.ts'
import { readLanguage } from './request-language.ts'
import { wordError, wordProblems } from './wording.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The client of this route reads the sentence as `message`; it is sent beside `detail`. */
    sendsMessage?: boolean
    /** The client of this route reads `error` beside the fields that cannot be accepted. */
    sendsError?: boolean
  }
}

/** Whatever is thrown while answering the API becomes one of the wire's errors here; nothing of the program's inside leaves. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendError(toAppError(error, request), request, reply))
}

/** Answers an error of the API in the caller's language. */
export function sendError(error: AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = readLanguage(request)
  reply.code(error.status).headers({ ...error.headers, 'Cache-Control': 'no-store', 'Content-Language': language })
  reply.type('application/json; charset=utf-8').serializer(JSON.stringify)
  const detail = wordError(error, language)
  const { sendsMessage, sendsError } = request.routeOptions.config ?? {}
  const again = { ...(sendsMessage ? { message: detail } : {}), ...(sendsError ? { error: detail } : {}) }
  if (error instanceof ValidationError) {
    return reply.send({ ...again, ...wordProblems(error.fields, language) })
  }
  return reply.send({ detail, code: error.code, ...again, ...error.extra })
}

/** What a thrown value means on the wire. Anything unexpected is logged whole and answered as a 500 that says nothing. */
export function toAppError(error: unknown, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error
  const { code, status } = readFastifyError(error)
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
    return new AppError('unsupported_media_type', { type: readMediaType(request) })
  }
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new AppError('payload_too_large')
  if (code === 'FST_ERR_HANDLER_TIMEOUT') return new AppError('unavailable', {}, { headers: { 'Retry-After': '5' } })
  const fault = readDatabaseFault(error)
  if (fault === 'away') {
    request.log.warn({ err: error }, 'database away')
    return new AppError('unavailable', {}, { headers: { 'Retry-After': '5' } })
  }
  if (fault === 'unfit_value') return new AppError('parse_error', { reason: 'A value cannot be read' })
  if (status !== undefined && status >= 400 && status < 500) {
    return new AppError('parse_error', { reason: 'The request cannot be read' })
  }
  request.log.error({ err: error }, 'request failed')
  return new AppError('error')
}

function readFastifyError(error: unknown): { code: string | undefined; status: number | undefined } {
  if (!(error instanceof Error)) return { code: undefined, status: undefined }
  return {
    code: 'code' in error && typeof error.code === 'string' ? error.code : undefined,
    status: 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : undefined,
  }
}

function readMediaType(request: FastifyRequest): string {
  return (request.headers['content-type'] ?? '').split(';', 1)[0]?.slice(0, 100) ?? ''
}
