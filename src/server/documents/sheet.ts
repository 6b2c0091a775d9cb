import PDFDocument from 'pdfkit'
import encodeQR from 'qr'
import { type FontFile, readFont } from './fonts.ts'
import { graphemesOf, type Run, toRuns } from './text-runs.ts'

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

  function takeFont(font: FontFile, { face = 400, size }: Type): void {
    const name = `${font}-${face}`
    if (!registered.has(name)) {
      doc.registerFont(name, readFont(font, face))
      registered.add(name)
    }
    doc.font(name).fontSize(size)
  }

  /** A text's runs: it is measured before it is drawn. */
  const known = new Map<string, Run[]>()

  function runs(text: string): Run[] {
    const made = known.get(text) ?? toRuns(text)
    known.set(text, made)
    return made
  }

  /** Widths at the size of one point: the same words are measured again and again. */
  const measured = new Map<string, number>()

  function width(text: string, type: Type): number {
    const key = `${type.face ?? 400} ${text}`
    let width = measured.get(key)
    if (width === undefined) {
      width = runs(text).reduce((sum, run) => {
        takeFont(run.font, { ...type, size: 100 })
        return sum + doc.widthOfString(run.text) / 100
      }, 0)
      measured.set(key, width)
    }
    return width * type.size
  }

  function cut(text: string, type: Type, most: number, ending = '…'): string {
    if (width(text, type) <= most) return text
    const chars = graphemesOf(text)
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
      takeFont(run.font, type)
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
