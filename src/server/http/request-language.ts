import type { FastifyRequest } from 'fastify'
import type { Language } from '../../contract/values.ts'

/**
 * Language of an API answer: `?lang=` when it is bg or en, else the better of the two in `Accept-Language`, else English.
 * Pages always say theirs; a client that says nothing gets the sentences of the original API.
 */
export function readLanguage(request: FastifyRequest): Language {
  const asked = readQuery(request.query)
  if (asked === 'bg' || asked === 'en') return asked
  return parseAcceptLanguage(request.headers['accept-language']) ?? 'en'
}

/** The one of our languages that an `Accept-Language` header likes best; undefined when it names neither. */
export function parseAcceptLanguage(header: string | undefined): Language | undefined {
  if (header === undefined) return undefined
  if (header === 'bg' || header === 'en') return header
  let best: { language: Language; weight: number } | undefined
  for (const part of header.slice(0, 500).split(',')) {
    const match = /^\s*(bg|en)\b[^;]*(?:;\s*q=([\d.]+))?\s*$/i.exec(part)
    if (!match) continue
    const weight = match[2] === undefined ? 1 : Number(match[2])
    const language = match[1]?.toLowerCase() === 'bg' ? 'bg' : 'en'
    if (weight > 0 && (!best || weight > best.weight)) best = { language, weight }
  }
  return best?.language
}

function readQuery(query: unknown): unknown {
  return typeof query === 'object' && query !== null && 'lang' in query ? query.lang : undefined
}
