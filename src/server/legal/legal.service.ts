import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Language } from '../../contract/values.ts'
import { legalVersion, termsOutline } from '../../domain/legal-texts.ts'
import { operatorFacts } from '../../domain/operator-facts.ts'
import type { Operator } from '../config.ts'
import type { DB } from '../db/schema.ts'
import { messageOf } from '../messages.ts'
import { type AcceptedText, findText, insertText } from './legal.repository.ts'

export type { AcceptedText } from './legal.repository.ts'

type Reader = { language: Language; operator: Operator }

/** Hashes this process knows to be in the database: the text is long, and everybody who orders agrees to the same one. */
const kept = new WeakMap<Kysely<DB>, Set<string>>()

/** Keeps the terms as they read now, unless they are kept already; answers the SHA-256 of their text, in hex. */
export async function keepTerms(db: Kysely<DB>, terms: Reader & { now: Date }): Promise<string> {
  const body = writeTerms(terms)
  const hash = createHash('sha256').update(body).digest('hex')
  const known = kept.get(db) ?? new Set()
  if (known.has(hash)) return hash
  const { language, now } = terms
  await insertText(db, { hash, kind: 'terms', version: legalVersion.number, language, body, kept_at: now })
  kept.set(db, known.add(hash))
  return hash
}

/** A text that was agreed to, as it read then. */
export function findAcceptedText(db: Kysely<DB>, hash: string): Promise<AcceptedText | undefined> {
  return findText(db, hash)
}

/** The terms of the page `/terms` as plain text, the operator's own data included. */
export function writeTerms({ language, operator }: Reader): string {
  const say = (key: string) => messageOf(language, 'terms', key).replaceAll(/<\/?[a-z]+>/g, '')
  const legal = (key: string, params?: Record<string, string>) => messageOf(language, 'legal', key, params)
  const facts = operatorFacts.flatMap((field) =>
    operator[field] ? [`- ${legal(`operator.${field}`)}: ${operator[field]}`] : [],
  )
  const sections = termsOutline.map(({ id, parts }, index) => {
    const paragraphs = parts.map((part) =>
      typeof part === 'string' ? say(`${id}.${part}`) : part.map((item) => `- ${say(`${id}.${item}`)}`).join('\n'),
    )
    const after =
      id === 'agency' ? [[`- ${legal('operator.name')}: ${operator.name[language]}`, ...facts].join('\n')] : []
    return [`${index + 1}. ${say(`${id}.title`)}`, ...paragraphs, ...after].join('\n\n')
  })
  const version = legal('version', { version: legalVersion.number, date: legalVersion.from })
  return `${[say('title'), version, say('lead'), ...sections].join('\n\n')}\n`
}
