import type { FastifySerializerCompiler } from 'fastify'
import { z } from 'zod'

/**
 * Writes answers as plain JSON. Under test each is held against the contract first, so that a wrong shape, or a field that
 * the contract does not know, fails the test instead of surprising a client.
 */
export function createSerializerCompiler(checked: boolean): FastifySerializerCompiler<unknown> {
  return ({ schema, method, url }) => {
    if (!checked || !(schema instanceof z.ZodType)) return (answer) => JSON.stringify(answer)
    return (answer) => {
      const text = JSON.stringify(answer)
      checkAnswer(schema, text, `${method} ${url}`)
      return text
    }
  }
}

function checkAnswer(schema: z.ZodType, text: string, route: string): void {
  const sent: unknown = JSON.parse(text)
  const result = schema.safeParse(sent)
  if (!result.success) throw new Error(`The answer of ${route} breaks the contract: ${z.prettifyError(result.error)}`)
  const extra = findUnknownField(sent, JSON.parse(JSON.stringify(result.data)), '')
  if (extra) throw new Error(`The answer of ${route} has a field that the contract does not know: ${extra}`)
}

function findUnknownField(sent: unknown, known: unknown, path: string): string | undefined {
  if (typeof sent !== 'object' || sent === null || typeof known !== 'object' || known === null) return undefined
  const knownFields = new Map(Object.entries(known))
  for (const [field, value] of Object.entries(sent)) {
    if (!knownFields.has(field)) return `${path}${field}`
    const inner = findUnknownField(value, knownFields.get(field), `${path}${field}.`)
    if (inner) return inner
  }
  return undefined
}
