import { expect, test } from 'vitest'
import { readPdf } from '../../../test/read-pdf.ts'
import { openSheet } from './sheet.ts'
import { toRuns } from './text-runs.ts'

const shown = (line: string) =>
  toRuns(line)
    .map(({ text }) => text)
    .join('')

async function print(line: string): Promise<string> {
  const sheet = await openSheet({ title: '', author: '', language: 'bg', createdAt: new Date(0) })
  sheet.line(line, 40, 40, { size: 12, face: 600 })
  return (await readPdf(await sheet.end())).text
}

test.each([
  'Ştefan Șerban Łukasz Đorđe Ērika Nguyễn',
  'Ğünther',
  'გიორგი',
  'Հայկ Ծովինար',
  'Қайрат Өзгөн Ҷамшед',
  'Παπαδόπουλος',
  '王小明 李小龍',
  'สมชาย',
  'محمد',
  'דוד',
])('%s is printed as written, composed or decomposed', async (name) => {
  expect(await print(`${name.normalize('NFD')}, 2`)).toBe(`${name}, 2`)
  expect(await print(name)).toBe(name)
})

test.each([
  ['Гост: דוד כהן, 2 нощувки', 'Гост: כהן דוד, 2 нощувки'],
  ['Гост: محمد علي, 2 нощувки', 'Гост: علي محمد, 2 нощувки'],
  ['Гост: דוד (חיפה), 2', 'Гост: (חיפה) דוד, 2'],
])('what is read from the right stands in its own place in a line: %s', (line, pieces) => {
  expect(shown(line)).toBe(pieces)
})

test.each([
  ['ሰላም', 'selam'],
  ['김', 'Gim'],
  ['𠮷野', 'Kichi野'],
  ['Ана 😀👍🏽🇧🇬', 'Ана '],
  ['я\u0353', 'я'],
])('%s, which no font has, is transliterated or left without its marks', (line, drawn) => {
  expect(shown(line)).toBe(drawn)
})
