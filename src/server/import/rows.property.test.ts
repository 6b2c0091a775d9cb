import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findLayout, readCsvRows } from './csv-rows.ts'
import { readJsonRows } from './json-rows.ts'
import { readLines } from './lines.ts'
import type { Row } from './row.ts'

/** The text in pieces of this length. */
async function* cut(text: string, length: number) {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length)
}

function valuesOf(rows: readonly Row[]): unknown[] {
  return rows.flatMap((row) => ('value' in row ? [row.value] : []))
}

async function readCsv(text: string, length: number): Promise<Row[]> {
  const layout = findLayout(text)
  if (!layout) throw new Error('There is no header.')
  return await Array.fromAsync(readCsvRows(readLines(cut(text, length)), layout))
}

/** What a person, a program or a bad line does to the text of one row. The row's ends stay where they are. */
const damage = fc.oneof(
  fc.record({ kind: fc.constant('cut out' as const), at: fc.nat(), length: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ kind: fc.constant('cut off' as const), at: fc.nat() }),
  fc.record({
    kind: fc.constant('put in' as const),
    at: fc.nat(),
    text: fc.constantFrom('"', "'", '}', ']', '{', '[', ',', ';', '\\', '\0', 'oops', '""', '\uFFFD', ';;;;', '"x"'),
  }),
  fc.record({ kind: fc.constant('replaced' as const), text: fc.constantFrom('oops', '"', '{{{', ']', '"oops', '}') }),
)

function spoil(text: string, harm: typeof damage extends fc.Arbitrary<infer Harm> ? Harm : never): string {
  if (harm.kind === 'replaced') return harm.text
  const at = harm.at % (text.length + 1)
  if (harm.kind === 'cut off') return text.slice(0, at)
  if (harm.kind === 'put in') return text.slice(0, at) + harm.text + text.slice(at)
  return text.slice(0, at) + text.slice(at + harm.length)
}

const cell = fc.oneof(
  fc.constantFrom('Хотел "Рила"', 'a;b', '{"x":[1]}', '"', 'да, не', '24,75', ']', '},{'),
  fc.string({ unit: fc.constantFrom(...'аб "\';,|{}[]:\\'), maxLength: 12 }),
)
const rowTexts = fc.array(fc.record({ name: cell, note: cell, more: cell }), { minLength: 1, maxLength: 8 })

it('a broken row of a table never costs another one, wherever it stands and whatever broke it', async () => {
  const quote = (text: string) => (/[";]/.test(text) || text.trim() !== text ? `"${text.replaceAll('"', '""')}"` : text)
  await fc.assert(
    fc.asyncProperty(
      rowTexts,
      rowTexts,
      damage,
      fc.integer({ min: 1, max: 50 }),
      async (before, after, harm, length) => {
        const toLine = (row: { name: string; note: string; more: string }, index: number) =>
          [`id${index}`, row.name, row.note, row.more].map(quote).join(';')
        const [head, tail] = [before.map(toLine), after.map((row, index) => toLine(row, before.length + index))]
        const broken = spoil('broken;"Хотел ""Рила""";42,14;24,75', harm)
        const header = 'source_id;name;note;more'
        const clean = valuesOf(await readCsv([header, ...head, ...tail].join('\n'), length))
        expect(clean).toHaveLength(head.length + tail.length)
        const read = await readCsv([header, ...head, broken, ...tail].join('\n'), length)
        expect(valuesOf(read)).toEqual(expect.arrayContaining(clean))
        expect(read.length).toBeLessThanOrEqual(clean.length + 1)
      },
    ),
    { numRuns: 500 },
  )
})

it.each([
  ['an array', '[', ',', ']'],
  ['an array of lines', '[\n', ',\n', '\n]'],
  ['an array, row by row', '[', '\n,', ']'],
  ['lines', '', '\n', '\n'],
  ['several arrays', '[', '][', ']'],
])('a broken row of JSON never costs another one: %s', async (_, open, between, close) => {
  await fc.assert(
    fc.asyncProperty(
      rowTexts,
      rowTexts,
      damage,
      fc.integer({ min: 1, max: 50 }),
      async (before, after, harm, length) => {
        const toText = (row: object, index: number) =>
          JSON.stringify({ source_id: `id${index}`, ...row, in: [{ a: '}' }] })
        const all = [...before, ...after].map(toText)
        const broken = spoil('{"source_id":"broken","name":"Хотел \\"Рила\\"","at":[{"lat":42.1},{"lat":24.7}]}', harm)
        const texts = [...all.slice(0, before.length), broken, ...all.slice(before.length)]
        const read = await Array.fromAsync(readJsonRows(cut(open + texts.join(between) + close, length)))
        expect(valuesOf(read)).toEqual(expect.arrayContaining(all.map((text) => JSON.parse(text))))
      },
    ),
    { numRuns: 300 },
  )
})
