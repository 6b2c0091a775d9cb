import type { FastifyInstance } from 'fastify'
import { AppError } from './errors.ts'

/** Largest body of a request, in bytes. */
export const bodyLimit = 1024 * 1024

/** JSON bodies as the wire wants them: none and an empty one count as `{}`, a broken one is a 400 with the reason. */
export function acceptJsonBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    if (text.trim() === '') return done(null, {})
    parseJson(request, text, (error, value) => {
      if (error) done(new AppError('parse_error', { reason: describeFault(text) }), undefined)
      else done(null, value)
    })
  })
  app.removeContentTypeParser('text/plain')
  app.addHook('preValidation', async (request) => {
    if (request.body === undefined || request.body === null) {
      if (request.method !== 'GET' && request.method !== 'HEAD') request.body = {}
    }
  })
}

/** What is wrong with the JSON, without repeating its text: it may hold personal data. */
function describeFault(text: string): string {
  try {
    JSON.parse(text)
    return 'A key of this name is not allowed'
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    return message.split(/, (?:"|\.\.\.)/, 1)[0] ?? ''
  }
}
