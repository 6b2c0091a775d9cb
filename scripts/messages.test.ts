import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { checkMessages } from './messages.ts'

const folders: string[] = []

function writeMessages(bg: unknown, en: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'zefir-messages-'))
  folders.push(folder)
  for (const [language, texts] of Object.entries({ bg, en })) {
    mkdirSync(join(folder, language))
    if (texts) writeFileSync(join(folder, language, 'stay.json'), JSON.stringify(texts))
  }
  return folder
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

describe('message completeness', () => {
  test('the same keys and placeholders in both languages pass', () => {
    const bg = { nights: '{count, plural, one {# нощувка} other {# нощувки}}', deep: { a: 'А' } }
    const en = { nights: '{count, plural, one {# night} other {# nights}}', deep: { a: 'A' } }
    expect(checkMessages(writeMessages(bg, en))).toEqual({ messages: 4, problems: [] })
  })

  test.each([
    ['a key that one language lacks', { a: 'А', b: 'Б' }, { a: 'A' }, 'stay.b: missing in en'],
    ['a whole file that is missing', undefined, { a: 'A' }, 'stay.a: missing in bg'],
    ['a blank text', { a: ' ' }, { a: 'A' }, 'stay.a: blank in bg'],
    ['another placeholder', { a: '{name}' }, { a: '{title}' }, 'stay.a: bg uses {name}, en uses {title}'],
    ['a tag that is lost', { a: '<b>А</b>' }, { a: 'A' }, 'stay.a: bg uses {<b>}, en uses {}'],
    [
      'ICU that cannot be read',
      { a: '{count, plural, one {#}}' },
      { a: '{count}' },
      'stay.a (bg): MISSING_OTHER_CLAUSE',
    ],
  ])('refused: %s', (_, bg, en, problem) => {
    expect(checkMessages(writeMessages(bg, en)).problems).toContain(problem)
  })

  test('finding nothing to check is a problem', () => {
    expect(checkMessages(writeMessages(undefined, undefined)).problems).toEqual([
      'not one message was found: the check is broken',
    ])
  })
})
