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
      if (error) done(new AppError('parse_error', { reason: describeFault(text, error) }), undefined)
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

/** Where the text stops being JSON, without repeating the text: it may hold personal data. */
function describeFault(text: string, error: Error): string {
  const position = /at position (\d+)/.exec(error.message)
  if (!position) return 'Expecting value: line 1 column 1 (char 0)'
  const offset = Number(position[1])
  const before = text.slice(0, offset).split('\n')
  return `Expecting value: line ${before.length} column ${(before.at(-1)?.length ?? 0) + 1} (char ${offset})`
}
