import { longestRow } from './lines.ts'
import type { Row } from './row.ts'

/** How the lists that map services give out begin: one object around all rows. */
const wrapper = /^\{[\s\S]{0,8000}?"(?:elements|features)"\s*:\s*\[\s*(?:\]|\{\s*"(?:type|id|geometry|properties)")/

/** What may stand between two rows: array brackets, commas, the end of an object around the rows, byte order marks. */
const between = /[\s,[\]\uFEFF]/

/**
 * The objects of a JSON text, one at a time: an array of them, one after another with or without lines, several such files in one,
 * or the rows of an Overpass answer or a GeoJSON collection. An object that cannot be read costs only itself: reading goes on where
 * the next one begins. Bare NaN and Infinity are read as null.
 */
export async function* readJsonRows(chunks: AsyncIterable<string>): AsyncGenerator<Row> {
  const text = createBuffer(chunks)
  const rows: KnownRows = { keys: new Set(), indent: 0 }
  let number = 0
  let wrapped = false
  let outside = true
  for (;;) {
    const { closed, indent } = await skipSeparators(text, wrapped)
    outside ||= closed
    if (!(await text.has(0))) return
    if (outside && text.at(0) === '{') {
      await text.has(8200)
      const head = wrapper.exec(text.rest(8400))?.[0]
      if (head) {
        wrapped = true
        outside = false
        text.drop(head.lastIndexOf('[') + 1)
        continue
      }
    }
    outside = false
    const { line } = text
    if (text.at(0) !== '{') {
      const end = await findNextRow(text, 0, rows)
      const junk = text.take(end)
      if (wrapped && /^(?:"[^"]*"\s*:|\})/.test(junk)) continue
      number += 1
      yield { number, line, problem: 'it is not a JSON object' }
      continue
    }
    number += 1
    const end = await findObjectEnd(text)
    const value = end === undefined ? undefined : parseObject(text.rest(end))
    if (end !== undefined && value !== undefined) {
      const key = firstKeyOf(text.rest(300))
      if (key !== undefined && rows.keys.size < 50) rows.keys.add(key)
      rows.indent = indent
      text.drop(end)
      yield holdsReplaced(value)
        ? { number, line, problem: 'it holds bytes that are not UTF-8' }
        : { number, line, value }
      continue
    }
    const next = await findNextRow(text, 1, rows)
    const reaches = end !== undefined && end < next ? end : next
    const cutOff = end === undefined && !(await text.has(reaches))
    text.drop(reaches)
    yield { number, line, problem: cutOff ? 'the file ends in the middle of it' : 'it is not valid JSON' }
  }
}

/** What rows looked like so far: the fields that they begin with, and how far the last one was indented. */
type KnownRows = { keys: Set<string>; indent: number }

type TextBuffer = ReturnType<typeof createBuffer>

/** A window on the text that grows as far as is asked; `line` is that of its first character. */
function createBuffer(chunks: AsyncIterable<string>) {
  const source = chunks[Symbol.asyncIterator]()
  let held = ''
  let from = 0
  let line = 1
  function drop(count: number): void {
    for (let at = held.indexOf('\n', from); at !== -1 && at < from + count; at = held.indexOf('\n', at + 1)) line += 1
    from += count
  }
  return {
    get line() {
      return line
    },
    /** Whether there is a character at this distance; reads on until it is there. */
    async has(index: number): Promise<boolean> {
      while (from + index >= held.length) {
        const { value, done } = await source.next()
        if (done) return false
        held = held.slice(from) + value
        from = 0
      }
      return true
    },
    at: (index: number) => held.charAt(from + index),
    codeAt: (index: number) => held.charCodeAt(from + index),
    /** What is held of the next `count` characters. */
    rest: (count: number) => held.slice(from, from + count),
    slice: (start: number, end: number) => held.slice(from + start, from + end),
    length: () => held.length - from,
    drop,
    take(count: number): string {
      const taken = held.slice(from, from + count)
      drop(count)
      return taken
    },
  }
}

/** Whether an array ended among them, and how far the next row is indented. */
async function skipSeparators(text: TextBuffer, wrapped: boolean): Promise<{ closed: boolean; indent: number }> {
  let closed = false
  let indent = 0
  while (await text.has(0)) {
    const character = text.at(0)
    if (!between.test(character) && !(wrapped && character === '}')) break
    closed ||= character === ']'
    indent = character === '\n' || character === '\r' ? 0 : indent + 1
    text.drop(1)
  }
  return { closed, indent }
}

/**
 * Where the object ends that begins at `from`; undefined when its brackets do not match, a string in it goes over the end of a
 * line, or the text ends before it does.
 */
async function findObjectEnd(text: TextBuffer, from = 0): Promise<number | undefined> {
  const open: number[] = []
  let inString = false
  for (let index = from; index - from < longestRow && (await hasNow(text, index)); index += 1) {
    const code = text.codeAt(index)
    if (inString) {
      if (code === 92) index += 1
      else if (code === 34) inString = false
      else if (code === 10 || code === 13) return undefined
    } else if (code === 34) inString = true
    else if (code === 123 || code === 91) open.push(code + 2)
    else if (code === 125 || code === 93) {
      if (open.pop() !== code) return undefined
      if (open.length === 0) return index + 1
    }
  }
  return undefined
}

/** `has`, without waiting for what is there already. */
function hasNow(text: TextBuffer, index: number): boolean | Promise<boolean> {
  return index < text.length() || text.has(index)
}

/**
 * Where the next row begins, from this distance on; the end of the text when none does. A row begins with a brace after a comma, a
 * bracket or a line's end, never after a colon, and with a field that rows begin with, or indented as rows are, or it has such a
 * field farther on.
 */
async function findNextRow(text: TextBuffer, from: number, rows: KnownRows): Promise<number> {
  const own = firstKeyOf(text.rest(300))
  let before = from === 0 ? ',' : '{'
  let indent: number | undefined
  let index = from
  for (; await hasNow(text, index); index += 1) {
    const character = text.at(index)
    if (character === '{' && (indent !== undefined || /[,[\]}]/.test(before))) {
      await text.has(index + 300)
      const key = firstKeyOf(text.slice(index, index + 300))
      if (key !== undefined && indent !== undefined && indent <= rows.indent) return index
      if (before !== ':') {
        if (key !== undefined && (key === own || rows.keys.size === 0 || rows.keys.has(key))) return index
        const end = await findObjectEnd(text, index)
        const value = end === undefined ? undefined : parseObject(text.slice(index, end))
        if (value && Object.keys(value).some((name) => rows.keys.has(name))) return index
      }
    }
    if (character === '\n' || character === '\r') indent = 0
    else if (character === ' ' || character === '\t') {
      if (indent !== undefined) indent += 1
    } else {
      before = character
      indent = undefined
    }
    // Nothing of a row that long is kept.
    if (index > longestRow) {
      text.drop(index)
      index = 0
    }
  }
  return index
}

function firstKeyOf(text: string): string | undefined {
  return /^\{\s*"([^"\\]{1,200})"\s*:/.exec(text)?.[1]
}

function parseObject(text: string): object | undefined {
  return parseJson(text) ?? parseJson(withoutBareNumbers(text))
}

function parseJson(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

function withoutBareNumbers(text: string): string {
  return text.replace(/"(?:[^"\\]|\\.)*"|-?\bInfinity\b|\bNaN\b/g, (token) => (token.startsWith('"') ? token : 'null'))
}

function holdsReplaced(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\uFFFD')
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some(holdsReplaced)
}
