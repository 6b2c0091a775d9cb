import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readJsonArray } from './json-rows.ts'
import { recogniseShape } from './recognise.ts'
import type { Row } from './row.ts'
import { openSourceFile } from './source-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'zefir-import-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function save(name: string, content: string | Uint8Array): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

async function readAll(path: string): Promise<Row[]> {
  return await Array.fromAsync((await openSourceFile(path)).read())
}

describe('JSON', () => {
  it('is read element by element, wherever the pieces of the file are cut', async () => {
    const text = '[ {"a": "x]\\"},"}, {"b": [1, {"c": 2}]} ,{"d":"ж"}]'
    async function* pieces() {
      for (const letter of text) yield letter
    }
    expect(await Array.fromAsync(readJsonArray(pieces()))).toEqual([
      { number: 1, value: { a: 'x]"},' } },
      { number: 2, value: { b: [1, { c: 2 }] } },
      { number: 3, value: { d: 'ж' } },
    ])
  })

  it('takes bare NaN for nothing, but not the word in a text', async () => {
    const path = save('nan.json', '[{"post": NaN, "name": "NaN", "height": -Infinity}]')
    expect(await readAll(path)).toEqual([{ number: 1, value: { post: null, name: 'NaN', height: null } }])
  })

  it('loses only the element that is broken', async () => {
    const path = save('broken.json', '[{"a":1},{"a":oops},,{"a":3}]')
    expect(await readAll(path)).toEqual([
      { number: 1, value: { a: 1 } },
      { number: 2, problem: 'it is not valid JSON' },
      { number: 3, problem: 'it is empty' },
      { number: 4, value: { a: 3 } },
    ])
  })

  it('tells of a file that ends too early', async () => {
    const path = save('short.json', '[{"a":1},{"a":')
    expect(await readAll(path)).toEqual([
      { number: 1, value: { a: 1 } },
      { number: 2, problem: 'the file ends in the middle of it' },
    ])
  })

  it('may be one object a line, with a byte order mark and empty lines', async () => {
    const path = save('lines.ndjson', '\uFEFF{"a":1}\r\n\r\n{"a":\n{"a":3}')
    expect(await readAll(path)).toEqual([
      { number: 1, value: { a: 1 } },
      { number: 3, problem: 'it is not valid JSON' },
      { number: 4, value: { a: 3 } },
    ])
  })
})

describe('CSV', () => {
  it('is read by its header, with commas or semicolons', async () => {
    const path = save('a.csv', '\uFEFFSource_Id; Name_bg\nx;"Хотел ""Рила""; София"\n\ny;Б\n')
    expect(await readAll(path)).toEqual([
      { number: 2, value: { source_id: 'x', name_bg: 'Хотел "Рила"; София' } },
      { number: 4, value: { source_id: 'y', name_bg: 'Б' } },
    ])
  })

  it('loses only the line that has too many fields', async () => {
    const rows = await readAll(save('b.csv', 'a,b\n1,2\n3,4,5\n6,7\n'))
    expect(rows).toContainEqual({ number: 3, problem: 'it has more or fewer fields than the header' })
    expect(rows.filter((row) => 'value' in row)).toHaveLength(2)
  })
})

describe('a file that cannot be imported', () => {
  it.each([
    ['missing.json', undefined, /^There is no file/],
    ['empty.json', '', /is empty/],
    ['page.html', '<html>,</html>', /neither JSON nor CSV/],
    ['old.csv', new Uint8Array([0xd1, 0x2c, 0xee, 0xf4, 0xe8, 0xff, 0x0a]), /not UTF-8/],
  ])('says so in one sentence: %s', async (name, content, sentence) => {
    const path = content === undefined ? join(folder, name) : save(name, content)
    await expect(openSourceFile(path)).rejects.toThrow(sentence)
  })

  it('is named for what it is when places are taken for hotels', async () => {
    const path = save('towns.json', '[{"id":1,"en":"Rome","cc":"IT","lat":41.9,"lon":12.5,"pop":1}]')
    const file = await openSourceFile(path)
    await expect(recogniseShape(file, 'hotels', path)).rejects.toThrow(/looks like a list of places/)
    expect((await recogniseShape(file, 'places', path)).name).toBe('cities of the world')
  })

  it('is refused when its rows are of no known form', async () => {
    const path = save('boats.json', '[{"sail":"BUL 1"}]')
    await expect(recogniseShape(await openSourceFile(path), 'places', path)).rejects.toThrow(/not a list of places/)
  })
})
