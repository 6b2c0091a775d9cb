import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { readJsonRows } from './json-rows.ts'
import { longestRow } from './lines.ts'
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
    expect(await Array.fromAsync(readJsonRows(pieces()))).toEqual([
      { number: 1, line: 1, value: { a: 'x]"},' } },
      { number: 2, line: 1, value: { b: [1, { c: 2 }] } },
      { number: 3, line: 1, value: { d: 'ж' } },
    ])
  })

  it('takes bare NaN for nothing, but not the word in a text', async () => {
    const path = save('nan.json', '[{"post": NaN, "name": "NaN", "height": -Infinity}]')
    expect(await readAll(path)).toEqual([{ number: 1, line: 1, value: { post: null, name: 'NaN', height: null } }])
  })

  it('loses only the element that is broken', async () => {
    const path = save('broken.json', '[{"a":1},\n{"a":oops},,7,{"a":3}]')
    expect(await readAll(path)).toEqual([
      { number: 1, line: 1, value: { a: 1 } },
      { number: 2, line: 2, problem: 'it is not valid JSON' },
      { number: 3, line: 2, problem: 'it is not a JSON object' },
      { number: 4, line: 2, value: { a: 3 } },
    ])
  })

  it('goes on after a stray bracket, a second array and a byte order mark in the middle', async () => {
    const path = save('pages.json', '[{"a":1}]]\n\uFEFF[{"a":2},\n{"a":3},]\n}\n[{"a":4}]')
    const rows = await readAll(path)
    expect(rows.flatMap((row) => ('value' in row ? [row.value] : []))).toEqual([{ a: 1 }, { a: 2 }, { a: 3 }, { a: 4 }])
    expect(rows).toContainEqual({ number: 4, line: 4, problem: 'it is not a JSON object' })
  })

  it('tells of a file that ends too early', async () => {
    const path = save('short.json', '[{"a":1},{"a":')
    expect(await readAll(path)).toEqual([
      { number: 1, line: 1, value: { a: 1 } },
      { number: 2, line: 1, problem: 'the file ends in the middle of it' },
    ])
  })

  it.each([
    [
      'an Overpass answer',
      '{"version":0.6,"osm3s":{"c":"x"},"elements":[\n{"type":"node","id":1},\n{"type":"way","id":2}\n]}',
      2,
    ],
    [
      'a GeoJSON collection',
      '{"type":"FeatureCollection","features":[{"type":"Feature","id":1,"geometry":{"type":"Point"}}],"total":1}',
      1,
    ],
    ['two of them in a file', '{"elements":[{"type":"node","id":1}]}\n{"elements":[{"type":"node","id":2}]}', 2],
    ['an empty one', '{"elements":[]}', 0],
  ])('finds the rows in %s', async (_, text, count) => {
    const rows = await readAll(save('wrapped.json', text))
    expect(rows.filter((row) => 'value' in row)).toHaveLength(count)
    expect(rows).toHaveLength(count)
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

  it('loses only the line that has too many or too few fields', async () => {
    const rows = await readAll(save('b.csv', 'a,b\n1,2\n3,4,5\n6\n7,8,\n,\n\n9,10\n'))
    expect(rows).toEqual([
      { number: 2, value: { a: '1', b: '2' } },
      { number: 3, problem: 'it has more cells than the header: 3 instead of 2' },
      { number: 4, problem: 'it has fewer cells than the header: 1 instead of 2' },
      { number: 5, value: { a: '7', b: '8' } },
      { number: 8, value: { a: '9', b: '10' } },
    ])
  })

  it.each([',', ';', '\t', '|'])('is read with the separator %j, and with every line end', async (mark) => {
    for (const end of ['\n', '\r\n', '\r']) {
      const lines = [
        ['source_id', 'name_bg', 'note'],
        ['x', `"Хотел ""Рила""${mark} София"`, ''],
        ['y', 'Б', '"а\nб"'],
      ]
      const path = save('s.csv', lines.map((line) => line.join(mark)).join(end))
      const rows = await readAll(path)
      expect(rows.map((row) => 'value' in row && row.value)).toEqual([
        { source_id: 'x', name_bg: `Хотел "Рила"${mark} София`, note: '' },
        { source_id: 'y', name_bg: 'Б', note: 'а\nб' },
      ])
    }
  })

  it('keeps a stray quotation mark as text and says so; one that is never closed costs its own line', async () => {
    const path = save(
      'q.csv',
      'sep=;\nid;name;lat\na;"Рила" Хотел;42\nb;"Перла;43\nc;Хотел "Море";44\nd;"Бор";45\ne;"Ела',
    )
    expect(await readAll(path)).toEqual([
      {
        number: 3,
        value: { id: 'a', name: '"Рила" Хотел', lat: '42' },
        note: expect.stringMatching(/stray quotation/),
      },
      { number: 4, problem: 'a quotation mark is opened and not closed' },
      {
        number: 5,
        value: { id: 'c', name: 'Хотел "Море"', lat: '44' },
        note: expect.stringMatching(/stray quotation/),
      },
      { number: 6, value: { id: 'd', name: 'Бор', lat: '45' } },
      { number: 7, problem: 'a quotation mark is opened and not closed' },
    ])
  })

  it('keeps a quoted cell of several lines together', async () => {
    const path = save('m.csv', 'id,name,text\na,А,"one\ntwo, ""three""\n\nfour"\nb,Б,x\n')
    expect(await readAll(path)).toEqual([
      { number: 2, value: { id: 'a', name: 'А', text: 'one\ntwo, "three"\n\nfour' } },
      { number: 6, value: { id: 'b', name: 'Б', text: 'x' } },
    ])
  })

  it('refuses a header that names a column twice', async () => {
    await expect(openSourceFile(save('d.csv', 'id;name;Name\n1;2;3'))).rejects.toThrow(/Two columns are called "name"/)
  })

  it('may be as long as it likes, and loses only a line without an end', async () => {
    const huge = 'x'.repeat(longestRow + 10)
    const rows = await readAll(save('huge.csv', `id;name\na;${'y'.repeat(300_000)}\nb;${huge}\nc;z\n`))
    expect(rows.map((row) => ('problem' in row ? row.problem : row.number))).toEqual([
      2,
      'it is too long to be a row',
      4,
    ])
  })
})

describe('the encoding', () => {
  const text = 'id;name;town\n1;Хотел Рила;София\n'
  const wanted = [{ number: 2, value: { id: '1', name: 'Хотел Рила', town: 'София' } }]
  const wide = Buffer.from(text, 'utf16le')
  const cyrillic = Buffer.from(
    [...text].map((letter) => (letter >= 'А' ? letter.charCodeAt(0) - 0x410 + 0xc0 : letter.charCodeAt(0))),
  )
  it.each([
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16, little end first', Buffer.concat([Buffer.from([0xff, 0xfe]), wide])],
    ['UTF-16, big end first', Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(wide).swap16()])],
    ['UTF-16 without a mark', wide],
    ['Windows-1251', cyrillic],
    ['gzip', gzipSync(text)],
    ['Windows-1251 in gzip', gzipSync(cyrillic)],
  ])('is found out: %s', async (_, bytes) => {
    expect(await readAll(save('encoded.csv', bytes))).toEqual(wanted)
  })

  it('is UTF-8 in spite of a broken byte, which costs its own row', async () => {
    const bytes = Buffer.concat([
      Buffer.from(text),
      Buffer.from([0x32, 0x3b, 0xff, 0x3b, 0x78, 0x0a]),
      Buffer.from('3;Бор;Х'),
    ])
    expect(await readAll(save('byte.csv', bytes))).toEqual([
      ...wanted,
      { number: 3, problem: 'it holds bytes that are not UTF-8' },
      { number: 4, value: { id: '3', name: 'Бор', town: 'Х' } },
    ])
  })

  it('does not matter to a gzip file that is damaged: it says so', async () => {
    const path = save('cut.csv.gz', gzipSync(text.repeat(5000)).subarray(0, 200))
    await expect(openSourceFile(path)).rejects.toThrow(/damaged gzip/)
  })
})

describe('a file that cannot be imported', () => {
  it.each([
    ['missing.json', undefined, /^There is no file/],
    ['empty.json', '', /is empty/],
    ['page.html', '<html>,</html>', /neither JSON nor CSV/],
    ['list.xlsx', Buffer.from('PK\x03\x04 [Content_Types].xml'), /Excel workbook: .* Save As > "CSV UTF-8/],
    ['list.xls', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), /Excel workbook/],
    ['list.zip', Buffer.from('PK\x03\x04 list.csv'), /zip archive: unpack it/],
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
    await expect(recogniseShape(await openSourceFile(path), 'places', path)).rejects.toThrow(
      /not a list of places .* It has: sail\. It lacks: source_id; kind; country_code/,
    )
  })
})
