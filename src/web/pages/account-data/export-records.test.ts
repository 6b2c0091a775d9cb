import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { exportSchema } from '../../../contract/privacy.ts'
import { worded } from './export-records.ts'

type Schema = { properties?: Record<string, Schema>; items?: Schema; anyOf?: Schema[]; enum?: unknown[] }
const fields = new Map<string, Set<unknown>>()
collect(z.toJSONSchema(exportSchema) as Schema)

function collect(schema: Schema): void {
  for (const inner of [schema.items, ...(schema.anyOf ?? [])]) if (inner) collect(inner)
  for (const [name, inner] of Object.entries(schema.properties ?? {})) {
    const kinds = [inner, ...(inner.anyOf ?? [])]
    fields.set(name, new Set([...(fields.get(name) ?? []), ...kinds.flatMap((kind) => kind.enum ?? [])]))
    collect(inner)
  }
}

/** Of the file's own frame, which is not read out. */
const frame = [
  'format',
  'made_at',
  'account',
  'bookings',
  'reviews',
  'payment_requests',
  'mails',
  'wishlist',
  'lists',
  'items',
  'profile',
  'choices',
  'email_changes',
  'sessions',
  'devices',
  'consents',
]

describe.each(['bg', 'en'])('what is known of somebody, in the words of %s', (language) => {
  const file = new URL(`../../../messages/${language}/account-privacy.json`, import.meta.url)
  const { data } = JSON.parse(readFileSync(file, 'utf8'))
  const mail = JSON.parse(readFileSync(new URL('mail.json', file), 'utf8'))

  test('has a name for every field', () => {
    const names = [...fields.keys()].filter((name) => !frame.includes(name))
    expect(names.length).toBeGreaterThan(30)
    expect(names.filter((name) => !data.fields[name])).toEqual([])
  })

  test('has a word for every value that is one of ours', () => {
    const values = [...fields].flatMap(([name, known]) => (worded.has(name) ? [...known] : []))
    const kinds = Object.keys(mail).filter((name) => mail[name].subject)
    const reasons = [
      'ordered',
      'claimed',
      'cancelled_by_guest',
      'cancelled_for_guest',
      'cancelled_by_property',
      'cancelled_unpaid',
      'stay_changed',
      'guests_corrected',
      'stay_ended',
      'pending',
      'published',
      'rejected',
    ]
    const words = [...values, ...kinds, ...reasons].map(String)
    expect(words.length).toBeGreaterThan(30)
    expect(words.filter((word) => !data.values[word])).toEqual([])
  })
})
