import type { Operator } from '../config.ts'
import { ink, paper, type Sheet } from './sheet.ts'

const high = 84

/** The product's own mark, on a field of 40 by 40. */
const markStrokes = [
  'M7 12.5C11 6.5 26 4.5 27.5 11.5 28.8 17.5 20 19 15 19',
  'M15 19C24 18 33.5 20 33 26.5 32.4 34.5 15 37 5 29.5',
]

/** The band at the top of every paper: who it is from, and what it is. It takes 87 points. */
export function drawLetterhead(
  sheet: Sheet,
  operator: Pick<Operator, 'logoUrl'>,
  name: string,
  { over, big }: { over: string; big: string },
): void {
  sheet.box(0, 0, paper.width, high, { fill: ink.deep })
  sheet.box(0, high, paper.width, 3, { fill: ink.accent })
  // An operator with a logo of its own is named without our mark.
  const own = operator.logoUrl === undefined
  if (own) {
    for (const stroke of markStrokes)
      sheet.shape(stroke, { x: paper.edge, y: 26, scale: 0.8 }, { stroke: ink.white, strokeWidth: 4.6 })
    sheet.dot(paper.edge + 27.2, 33.2, 2.9, ink.accent)
  }
  sheet.line(name, paper.edge + (own ? 42 : 0), 30, { size: 20, face: 800, colour: ink.white })
  const end = { right: paper.width - paper.edge }
  sheet.line(over, 0, 22, { size: 9, colour: ink.onDeep }, end)
  sheet.line(big, 0, 36, { size: 24, face: 800, colour: ink.white }, end)
}
