import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { checkBareText } from './bare-text.ts'

const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const start = `import { Fragment, type ReactNode, Suspense } from 'react'
type Props = { text: string; count: number; name?: string; some: boolean; words: string[]; children: ReactNode }
`

/** A program of one component that shows `shown`; what the check says about its lines. */
function check(body: string): string[] {
  const top = mkdtempSync(join(tmpdir(), 'bare-text-'))
  folders.push(top)
  const modules = join(dirname(fileURLToPath(import.meta.url)), '..', 'node_modules')
  symlinkSync(modules, join(top, 'node_modules'), 'dir')
  mkdirSync(join(top, 'web'))
  const compilerOptions = { jsx: 'react-jsx', strict: true, module: 'nodenext', skipLibCheck: true, types: [] }
  writeFileSync(join(top, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['web'] }))
  writeFileSync(join(top, 'web', 'part.tsx'), start + body)
  return checkBareText(top, 'web').problems
}

const show = (shown: string) => check(`export function Part(props: Props) {\n return (${shown})\n}`)

test.each([
  ['text before an element', '<p>{props.text}<b /></p>'],
  ['words written out', '<p>Words<b /></p>'],
  ['a space between elements', "<p><b />{' '}<i /></p>"],
  ['two texts', '<p>{props.text} {props.count}</p>'],
  ['a number', '<p>{props.count}<b /></p>'],
  ['text that comes and goes', '<p>{props.some && props.text}<b /></p>'],
  ['text or an element', '<p>{props.some ? props.text : <i />}<b /></p>'],
  ['what is given and may be text', '<p><b />{props.children}</p>'],
  ['text in a fragment', '<p><>{props.text}</></p>'],
  ['text in a boundary', '<p><Suspense>{props.text}</Suspense></p>'],
  ['a list of texts', '<p>{props.words.map((word) => word)}</p>'],
  ['text of a component, beside another child', '<Fragment><b />{props.name}</Fragment>'],
])('%s is found', (_, shown) => {
  expect(show(shown)[0]).toMatch(/^web\/part\.tsx:4 text beside something else: /)
})

test('a component that is nothing but text is found', () => {
  expect(
    check('export function Name(props: Props) {\n return props.text\n}\nexport const Part = () => <p><Name /></p>'),
  ).toEqual(['web/part.tsx:3 a component that is bare text: Name'])
})

test.each([
  ['text alone', '<p>{props.text}</p>'],
  ['text that comes and goes alone', '<p>{props.some && props.text}</p>'],
  ['several in one', '<p>{`${props.text} ${props.count}`}</p>'],
  ['each in its element', '<p><span>{props.text}</span>{props.some && <b>{props.count}</b>}</p>'],
  ['an element that depends on a text', '<p>{props.name && <b>{props.name}</b>}<i /></p>'],
  ['elements of a list', '<ul>{props.words.map((word) => <li key={word}>{word}</li>)}<li /></ul>'],
])('%s is right', (_, shown) => {
  expect(show(shown)).toEqual([])
})

test('a check that saw no element says so', () => {
  expect(check('export const nothing = 1')).toEqual(['not one element was found: the check is broken'])
})
