import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import opentype, { type Font, type PathCommand } from 'opentype.js'

export type Weight = 500 | 700

/** Writes text as shapes, so that a machine without a single font draws the same picture. */
export type Letters = {
  width(text: string, size: number): number
  /** SVG path data of one line whose baseline begins at (x, y). */
  shape(text: string, x: number, y: number, size: number): string
  /** Breaks a text into at most `lines` lines no wider than `width`; what is left over ends in an ellipsis. */
  wrap(text: string, size: number, width: number, lines: number): string[]
}

/** Each alphabet comes in a file of its own; Bulgarian first, since most names have it. */
const alphabets = ['cyrillic', 'latin', 'latin-ext', 'greek', 'cyrillic-ext', 'vietnamese'] as const

const opened = new Map<Weight, Promise<Letters>>()

/** Manrope in a weight, read when first asked for. */
export function openLetters(weight: Weight): Promise<Letters> {
  const known = opened.get(weight)
  if (known) return known
  const letters = Promise.all(alphabets.map((alphabet) => openFont(alphabet, weight))).then(createLetters)
  opened.set(weight, letters)
  letters.catch(() => opened.delete(weight))
  return letters
}

const resolvePackage = createRequire(import.meta.url).resolve

async function openFont(alphabet: string, weight: Weight): Promise<Font> {
  const bytes = await readFile(resolvePackage(`@fontsource/manrope/files/manrope-${alphabet}-${weight}-normal.woff`))
  return opentype.parse(new Uint8Array(bytes).buffer)
}

function createLetters(fonts: readonly Font[]): Letters {
  const fontOf = (char: string) => fonts.find((font) => font.charToGlyphIndex(char) > 0)

  /** Neighbours of one alphabet stay together; a sign that no file has is left out. */
  function runs(text: string): { font: Font; text: string }[] {
    const found: { font: Font; text: string }[] = []
    for (const char of text) {
      const last = found.at(-1)
      const font = last && last.font.charToGlyphIndex(char) > 0 ? last.font : fontOf(char)
      if (!font) continue
      if (last?.font === font) last.text += char
      else found.push({ font, text: char })
    }
    return found
  }

  function width(text: string, size: number): number {
    return runs(text).reduce((sum, run) => sum + run.font.getAdvanceWidth(run.text, size), 0)
  }

  function cut(text: string, size: number, most: number): string {
    if (width(text, size) <= most) return text
    const chars = [...text]
    while (chars.length > 1 && width(`${chars.join('').trimEnd()}…`, size) > most) chars.pop()
    return `${chars.join('').trimEnd()}…`
  }

  return {
    width,
    shape(text, x, y, size) {
      let at = x
      const shapes = runs(text).map((run) => {
        const shape = writePath(run.font.getPath(run.text, at, y, size).commands)
        at += run.font.getAdvanceWidth(run.text, size)
        return shape
      })
      return shapes.join('')
    },
    wrap(text, size, most, lines) {
      const words = text.split(/\s+/).filter(Boolean)
      const made: string[] = []
      while (words.length > 0) {
        if (made.length === lines - 1) {
          made.push(cut(words.join(' '), size, most))
          break
        }
        let line = words.shift() ?? ''
        while (words[0] !== undefined && width(`${line} ${words[0]}`, size) <= most) line += ` ${words.shift()}`
        made.push(cut(line, size, most))
      }
      return made
    },
  }
}

/** SVG path data. The package's own writer rounds some numbers to NaN, where the renderer stops drawing. */
function writePath(commands: readonly PathCommand[]): string {
  const write = (...numbers: (number | undefined)[]) => numbers.map((number) => (number ?? 0).toFixed(1)).join(' ')
  return commands
    .map((step) => {
      if (step.type === 'Z') return 'Z'
      if (step.type === 'C') return `C${write(step.x1, step.y1, step.x2, step.y2, step.x, step.y)}`
      return step.type === 'Q' ? `Q${write(step.x1, step.y1, step.x, step.y)}` : step.type + write(step.x, step.y)
    })
    .join('')
}
