/** A line of a text, without its end; `number` counts from 1. `problem` stands in for one that is too long to be a row. */
export type Line = { number: number; text: string; problem?: string }

/** A row longer than this is a broken file, not a row. In characters. */
export const longestRow = 4 * 1024 * 1024

/** The lines of a text, ended by LF, CRLF or CR, one at a time. */
export async function* readLines(chunks: AsyncIterable<string>): AsyncGenerator<Line> {
  let number = 0
  let rest = ''
  let tooLong = false
  function toLine(text: string): Line {
    number += 1
    const line =
      tooLong || text.length > longestRow
        ? { number, text: '', problem: 'it is too long to be a row' }
        : { number, text }
    tooLong = false
    return line
  }
  for await (const chunk of chunks) {
    const text = rest + chunk
    // A CR at the end of a piece may be half of a CRLF.
    const held = text.endsWith('\r') ? '\r' : ''
    const lines = (held ? text.slice(0, -1) : text).split(/\r\n|\n|\r/)
    rest = `${lines.pop() ?? ''}${held}`
    for (const line of lines) yield toLine(line)
    if (rest.length > longestRow) {
      tooLong = true
      rest = ''
    }
  }
  const last = rest.replace(/\r$/, '')
  if (last !== '' || tooLong) yield toLine(last)
}
