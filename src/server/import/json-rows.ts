import type { Row } from './row.ts'

/** A record longer than this is a broken file, not a record. */
const longestRecord = 32 * 1024 * 1024

/**
 * The elements of a JSON array, one at a time: the file may be of any size, and an element that cannot be read spoils only
 * itself. Also takes what strict JSON refuses and real lists contain: bare NaN and Infinity, read as null.
 */
export async function* readJsonArray(chunks: AsyncIterable<string>): AsyncGenerator<Row> {
  let number = 0
  let piece = ''
  let depth = 0
  let inString = false
  let escaped = false
  let ended = false
  for await (const chunk of chunks) {
    let start = 0
    for (let index = 0; index < chunk.length; index += 1) {
      const code = chunk.charCodeAt(index)
      if (inString) {
        if (escaped) escaped = false
        else if (code === 92) escaped = true
        else if (code === 34) inString = false
        continue
      }
      if (code === 34) inString = true
      else if (code === 123 || code === 91) {
        depth += 1
        if (depth === 1) start = index + 1
      } else if (code === 125 || code === 93) {
        depth -= 1
        if (depth > 0) continue
        const row = toRow(piece + chunk.slice(start, index), number + 1)
        piece = ''
        ended = true
        if (row) yield row
        return
      } else if (code === 44 && depth === 1) {
        number += 1
        yield toRow(piece + chunk.slice(start, index), number) ?? { number, problem: 'it is empty' }
        piece = ''
        start = index + 1
      }
    }
    if (depth > 0) piece += chunk.slice(start)
    if (piece.length > longestRecord) break
  }
  if (!ended) yield { number: number + 1, problem: 'the file ends in the middle of it' }
}

/** One JSON value a line (NDJSON); empty lines are passed over. */
export async function* readJsonLines(chunks: AsyncIterable<string>): AsyncGenerator<Row> {
  let number = 0
  let rest = ''
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      number += 1
      const row = toRow(line, number)
      if (row) yield row
    }
  }
  const row = toRow(rest, number + 1)
  if (row) yield row
}

function toRow(text: string, number: number): Row | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  try {
    return { number, value: JSON.parse(trimmed) }
  } catch {
    return parseLoosely(trimmed, number)
  }
}

function parseLoosely(text: string, number: number): Row {
  try {
    const repaired = text.replace(/"(?:[^"\\]|\\.)*"|-?\bInfinity\b|\bNaN\b/g, (token) =>
      token.startsWith('"') ? token : 'null',
    )
    return { number, value: JSON.parse(repaired) }
  } catch {
    return { number, problem: 'it is not valid JSON' }
  }
}
