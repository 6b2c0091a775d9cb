import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import encodeQR from 'qr'

/** Type of the house on paper, in points. */
export type Face = 400 | 600 | 800
export type Type = { size: number; face?: Face; colour?: string; leading?: number }

/** The brand's colours on white paper. */
export const ink = {
  deep: '#16305f',
  onDeep: '#c6d3ea',
  text: '#1c2430',
  soft: '#5b6675',
  line: '#dfe4ea',
  ground: '#f4f6f8',
  accent: '#f6a13c',
  accentText: '#8a4b00',
  accentGround: '#fdf1e0',
  good: '#16643c',
  goodGround: '#e6f4ec',
  white: '#ffffff',
} as const

export const paper = { width: 595.28, height: 841.89, edge: 42 } as const

/** One page of A4 that is drawn from the top downwards. Lengths are points. */
export type Sheet = {
  width(text: string, type: Type): number
  /** Breaks a text into lines no wider than `width`; a word too long for one is cut, what is left over after `most` ends in an ellipsis. */
  wrap(text: string, type: Type, width: number, most?: number): string[]
  /** One line, its top at `y`. */
  line(text: string, x: number, y: number, type: Type, align?: { right: number }): void
  /** A paragraph; answers the height that it took. */
  block(text: string, x: number, y: number, width: number, type: Type, most?: number): number
  box(
    x: number,
    y: number,
    width: number,
    height: number,
    look: { fill?: string; stroke?: string; radius?: number },
  ): void
  rule(x: number, y: number, width: number, colour?: string): void
  /** Shapes in SVG path data, moved to (x, y) and scaled. */
  shape(
    path: string,
    at: { x: number; y: number; scale: number },
    look: { fill?: string; stroke?: string; strokeWidth?: number },
  ): void
  dot(x: number, y: number, radius: number, fill: string): void
  code(text: string, x: number, y: number, size: number): void
  /** An area that leads to an address when it is pressed. */
  link(x: number, y: number, width: number, height: number, address: string): void
  /** Runs what would draw without drawing, to see where it ends. */
  rehearse<T>(work: () => T): T
  end(): Promise<Buffer>
}

/** Each alphabet comes in a file of its own; that with most of a paper's signs first. */
const alphabets = ['cyrillic', 'latin', 'latin-ext', 'greek', 'cyrillic-ext', 'vietnamese'] as const
type Alphabet = (typeof alphabets)[number]

const resolvePackage = createRequire(import.meta.url).resolve
const files = new Map<string, Promise<Buffer>>()
let reaches: Promise<{ alphabet: Alphabet; spans: [number, number][] }[]> | undefined

/** A font file, read when first asked for. */
function readFont(alphabet: Alphabet, face: Face): Promise<Buffer> {
  const name = `manrope-${alphabet}-${face}-normal.woff`
  const known = files.get(name)
  if (known) return known
  const read = readFile(resolvePackage(`@fontsource/manrope/files/${name}`))
  files.set(name, read)
  read.catch(() => files.delete(name))
  return read
}

/** Which signs each file holds, as the package says. */
function readReaches() {
  reaches ??= readFile(resolvePackage('@fontsource/manrope/unicode.json'), 'utf8').then((text) => {
    const ranges: Record<string, string> = JSON.parse(text)
    return alphabets.map((alphabet) => ({
      alphabet,
      spans: (ranges[alphabet] ?? '').split(',').map((range): [number, number] => {
        const [from = '0', to = from] = range.replace('U+', '').split('-')
        return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
      }),
    }))
  })
  return reaches
}

const faces: readonly Face[] = [400, 600, 800]

/**
 * Opens a page. Letters are embedded as far as they are used, with what they mean, so that a paper can be searched and read aloud.
 * @param about what the file says of itself; `createdAt` makes the same paper the same bytes.
 */
export async function openSheet(about: {
  title: string
  author: string
  language: string
  createdAt: Date
}): Promise<Sheet> {
  const spans = await readReaches()
  const fonts = new Map<string, Buffer>()
  await Promise.all(
    alphabets.flatMap((alphabet) =>
      faces.map(async (face) => fonts.set(`${alphabet}-${face}`, await readFont(alphabet, face))),
    ),
  )
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: about.language,
    displayTitle: true,
    pdfVersion: '1.7',
    // The first font would be Helvetica, of which a file is read that nothing here needs.
    font: '',
    info: {
      Title: about.title,
      Author: about.author,
      CreationDate: about.createdAt,
      Producer: 'Zefir',
      Creator: 'Zefir',
    },
  })
  const registered = new Set<string>()
  let silent = false
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })

  function takeFont(alphabet: Alphabet, { face = 400, size }: Type): void {
    const name = `${alphabet}-${face}`
    if (!registered.has(name)) {
      doc.registerFont(name, fonts.get(name) ?? Buffer.alloc(0))
      registered.add(name)
    }
    doc.font(name).fontSize(size)
  }

  const alphabetOf = (char: string): Alphabet | undefined => {
    const code = char.codePointAt(0) ?? 0
    return spans.find(({ spans: own }) => own.some(([from, to]) => code >= from && code <= to))?.alphabet
  }

  /** Pieces of one file each; a sign that no file has is written as a question mark, so that one sees where it was. */
  function runs(text: string): { alphabet: Alphabet; text: string }[] {
    const found: { alphabet: Alphabet; text: string }[] = []
    for (const char of tame(text)) {
      const alphabet = alphabetOf(char)
      const last = found.at(-1)
      const piece = { alphabet: alphabet ?? 'latin', text: alphabet ? char : '?' }
      if (last?.alphabet === piece.alphabet) last.text += piece.text
      else found.push(piece)
    }
    return found
  }

  /** Widths at the size of one point: the same words are measured again and again. */
  const measured = new Map<string, number>()

  function width(text: string, type: Type): number {
    const key = `${type.face ?? 400} ${text}`
    let known = measured.get(key)
    if (known === undefined) {
      known = runs(text).reduce((sum, run) => {
        takeFont(run.alphabet, { ...type, size: 100 })
        return sum + doc.widthOfString(run.text) / 100
      }, 0)
      measured.set(key, known)
    }
    return known * type.size
  }

  function cut(text: string, type: Type, most: number, ending = '…'): string {
    if (width(text, type) <= most) return text
    const chars = [...text]
    while (chars.length > 1 && width(`${chars.join('').trimEnd()}${ending}`, type) > most) chars.pop()
    return `${chars.join('').trimEnd()}${ending}`
  }

  function wrap(text: string, type: Type, most: number, lines = Number.POSITIVE_INFINITY): string[] {
    const words = text.split(/[ \t\n\r]+/).filter(Boolean)
    const wrapped: string[] = []
    const space = width(' ', type)
    while (words.length > 0) {
      if (wrapped.length === lines - 1) {
        wrapped.push(cut(words.join(' '), type, most))
        break
      }
      let line = words.shift() ?? ''
      if (width(line, type) > most) {
        const head = cut(line, type, most, '')
        words.unshift(line.slice(head.length))
        line = head
      }
      let taken = width(line, type)
      while (words[0] !== undefined) {
        const more = space + width(words[0], type)
        if (taken + more > most) break
        taken += more
        line += ` ${words.shift()}`
      }
      wrapped.push(line)
    }
    return wrapped
  }

  function line(text: string, x: number, y: number, type: Type, align?: { right: number }): void {
    if (silent) return
    let at = align ? align.right - width(text, type) : x
    for (const run of runs(text)) {
      takeFont(run.alphabet, type)
      doc
        .fillColor(type.colour ?? ink.text)
        .text(run.text, at, y + type.size, { lineBreak: false, baseline: 'alphabetic' })
      at += doc.widthOfString(run.text)
    }
  }

  return {
    width,
    wrap,
    line,
    block(text, x, y, most, type, lines) {
      const leading = type.size * (type.leading ?? 1.42)
      const wrapped = wrap(text, type, most, lines)
      for (const [index, each] of wrapped.entries()) line(each, x, y + index * leading, type)
      return wrapped.length * leading
    },
    box(x, y, wide, high, { fill, stroke, radius = 0 }) {
      if (silent) return
      doc.roundedRect(x, y, wide, high, radius)
      if (fill && stroke) doc.lineWidth(0.75).fillAndStroke(fill, stroke)
      else if (fill) doc.fill(fill)
      else doc.lineWidth(0.75).stroke(stroke ?? ink.line)
    },
    rule(x, y, wide, colour = ink.line) {
      if (silent) return
      doc
        .moveTo(x, y)
        .lineTo(x + wide, y)
        .lineWidth(0.75)
        .stroke(colour)
    },
    shape(path, { x, y, scale }, { fill, stroke, strokeWidth = 1 }) {
      if (silent) return
      doc.save().translate(x, y).scale(scale).path(path).lineWidth(strokeWidth).lineCap('round').lineJoin('round')
      if (fill) doc.fill(fill)
      else doc.stroke(stroke ?? ink.text)
      doc.restore()
    },
    dot(x, y, radius, fill) {
      if (silent) return
      doc.circle(x, y, radius).fill(fill)
    },
    code(text, x, y, size) {
      if (silent) return
      const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 1 })
      const step = size / rows.length
      rows.forEach((row, top) => {
        row.forEach((dark, left) => {
          if (dark) doc.rect(x + left * step, y + top * step, step + 0.04, step + 0.04)
        })
      })
      doc.fill(ink.deep)
    },
    link(x, y, wide, high, address) {
      if (silent) return
      doc.link(x, y, wide, high, address)
    },
    rehearse(work) {
      silent = true
      try {
        return work()
      } finally {
        silent = false
      }
    },
    end() {
      doc.end()
      return done
    },
  }
}

/** Spaces that no file has, and signs that only tell a browser where to break. */
function tame(text: string): string {
  return text
    .replaceAll(/[\u2000-\u200a\u202f\u205f\u3000]/g, '\u00a0')
    .replaceAll(/[\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g, '')
}
