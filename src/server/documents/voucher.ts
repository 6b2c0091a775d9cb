import type { BookingFacts } from './booking-facts.ts'
import { drawLetterhead } from './letterhead.ts'
import { ink, openSheet, paper, type Sheet, type Type } from './sheet.ts'
import { type VoucherWords, wordVoucher } from './voucher-words.ts'

const inner = paper.width - 2 * paper.edge
const gap = 22
/** Rooms that one column takes. */
const crowd = 3

const star =
  'M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z'

/** The sizes tried one after another until a large party fits on the page. */
const smallest = 0.6
const scales = [1, 0.92, 0.84, 0.76, 0.68, smallest]

/** The voucher of a confirmed booking as a PDF of one page. */
export async function drawVoucher(facts: BookingFacts): Promise<Buffer> {
  const words = wordVoucher(facts)
  const about = {
    title: `${words.title}, ${facts.hotel.name}`,
    author: words.operator.name,
    language: facts.language,
    createdAt: facts.createdAt,
  }
  const sheet = await openSheet(about)
  const foot = drawFoot(sheet, words)
  const scale = scales.find((each) => sheet.rehearse(() => drawBody(sheet, facts, words, each)) <= foot - 8)
  drawBody(sheet, facts, words, scale ?? smallest)
  return sheet.end()
}

function drawBody(sheet: Sheet, facts: BookingFacts, words: VoucherWords, scale: number): number {
  const type = (size: number, more: Omit<Type, 'size'> = {}): Type => ({ size: size * scale, ...more })
  const left = paper.edge
  const space = (points: number) => points * scale
  drawHead(sheet, facts, words)

  const codeSize = 92
  let y = 116
  const textWidth = inner - codeSize - 12 - gap
  y += sheet.block(facts.hotel.name, left, y, textWidth, type(22, { face: 800, leading: 1.18, colour: ink.deep }), 2)
  if (facts.hotel.stars > 0) {
    y += space(4)
    for (let index = 0; index < Math.floor(facts.hotel.stars); index++)
      sheet.shape(star, { x: left + index * 13, y, scale: 0.5 }, { fill: ink.accent })
    y += 14
  }
  y += space(4)
  y += sheet.block(words.where, left, y, textWidth, type(10.5, { colour: ink.soft }), 2)
  const contact = words.way.phone
  if (contact) y += sheet.block(contact.text, left, y, textWidth, type(10.5, { colour: ink.soft }), 1)
  const codeX = paper.width - paper.edge - codeSize - 6
  sheet.box(codeX - 6, 110, codeSize + 12, codeSize + 28, { stroke: ink.line, radius: 10 })
  sheet.code(facts.link, codeX, 116, codeSize)
  const caption = { size: 7.5, colour: ink.soft }
  sheet.line(words.online, codeX + (codeSize - sheet.width(words.online, caption)) / 2, 116 + codeSize + 6, caption)
  sheet.link(codeX, 116, codeSize, codeSize + 16, facts.link)

  y = Math.max(y + space(16), 116 + codeSize + 40)
  y = drawStay(sheet, words, y, type, scale)

  const half = (inner - gap) / 2
  const right = left + half + gap
  const column = { x: left, y, width: half }
  const many = words.who.rooms.length > crowd
  const leftEnd = many ? drawContacts(sheet, words, column, type, scale) : drawWho(sheet, words, column, type, scale)
  const moneyEnd = drawMoney(sheet, words, { x: right, y, width: half }, type, scale)
  y = Math.max(leftEnd, moneyEnd) + space(16)
  if (many) y = drawCrowd(sheet, words, { x: left, y, width: inner }, type, scale) + space(8)

  y = drawWay(sheet, words, y, type, scale)
  y += space(14)
  const bringEnd = drawList(sheet, words.bring, { x: left, y, width: half }, type, scale)
  const termsEnd = drawList(sheet, words.cancellation, { x: right, y, width: half }, type, scale)
  return Math.max(bringEnd, termsEnd)
}

type MakeType = (size: number, more?: Omit<Type, 'size'>) => Type
type Area = { x: number; y: number; width: number }

function drawHead(sheet: Sheet, facts: BookingFacts, words: VoucherWords): void {
  drawLetterhead(sheet, facts.operator, words.operator.name, {
    over: `${words.heading} · ${words.issued}`,
    big: facts.reference,
  })
}

function drawStay(sheet: Sheet, words: VoucherWords, y: number, type: MakeType, scale: number): number {
  const high = 66 * scale
  const left = paper.edge
  sheet.box(left, y, inner, high, { fill: ink.ground, radius: 10 })
  const side = (inner - 110) / 2
  const tell = (part: VoucherWords['arrival'], x: number) => {
    sheet.line(part.label, x, y + 10 * scale, type(8.5, { colour: ink.soft }))
    // The longest of days is smaller, never cut.
    const size = [12.5, 11.5, 10.5, 9.5].find((each) => sheet.width(part.day, type(each, { face: 800 })) <= side - 8)
    sheet.line(part.day, x, y + 23 * scale, type(size ?? 8.5, { face: 800 }))
    sheet.line(part.hour, x, y + 43 * scale, type(10, { face: 600, colour: ink.deep }))
  }
  tell(words.arrival, left + 16)
  tell(words.departure, left + side + 110 + 4)
  const nights = type(10, { face: 600, colour: ink.deep })
  const middle = left + inner / 2
  const wide = sheet.width(words.nights, nights) + 24
  sheet.box(middle - wide / 2, y + (high - 22 * scale) / 2, wide, 22 * scale, {
    fill: ink.white,
    stroke: ink.line,
    radius: 11 * scale,
  })
  sheet.line(words.nights, middle - wide / 2 + 12, y + (high - 22 * scale) / 2 + 5 * scale, nights)
  return y + high + 18 * scale
}

function drawLabel(sheet: Sheet, label: string, { x, y }: Area, type: MakeType, scale: number): number {
  sheet.line(label, x, y, type(11.5, { face: 800, colour: ink.deep }))
  return y + 21 * scale
}

function drawWho(sheet: Sheet, words: VoucherWords, area: Area, type: MakeType, scale: number): number {
  let y = drawLabel(sheet, words.who.label, area, type, scale)
  for (const room of words.who.rooms) y = drawRoom(sheet, room, { ...area, y }, type, scale)
  return drawContacts(sheet, words, { ...area, y }, type, scale)
}

function drawRoom(
  sheet: Sheet,
  room: VoucherWords['who']['rooms'][number],
  { x, y, width }: Area,
  type: MakeType,
  scale: number,
): number {
  const named = y + sheet.block(room.name, x, y, width, type(10, { face: 600 }), 2)
  const told = named + sheet.block(room.facts, x, named, width, type(9, { colour: ink.soft }), 2)
  return told + sheet.block(room.guests, x, told, width, type(10), 3) + 6 * scale
}

function drawContacts(sheet: Sheet, words: VoucherWords, area: Area, type: MakeType, scale: number): number {
  let { y } = area
  for (const { label, text } of words.contacts) {
    y += sheet.block(label, area.x, y, area.width, type(8.5, { colour: ink.soft }), 1)
    y += sheet.block(text, area.x, y, area.width, type(9.5), 4) + 4 * scale
  }
  return y
}

/** Rooms of which there are too many for one column, side by side. */
function drawCrowd(sheet: Sheet, words: VoucherWords, area: Area, type: MakeType, scale: number): number {
  let y = drawLabel(sheet, words.who.label, area, type, scale)
  const width = (area.width - gap) / 2
  const { rooms } = words.who
  for (let index = 0; index < rooms.length; index += 2) {
    const ends = rooms
      .slice(index, index + 2)
      .map((room, side) => drawRoom(sheet, room, { x: area.x + side * (width + gap), y, width }, type, scale))
    y = Math.max(...ends)
  }
  return y
}

function drawMoney(sheet: Sheet, words: VoucherWords, area: Area, type: MakeType, scale: number): number {
  let y = drawLabel(sheet, words.money.label, area, type, scale)
  const end = { right: area.x + area.width }
  for (const { label, sum, strong } of words.money.rows) {
    if (strong) {
      const high = 30 * scale
      y += 4 * scale
      sheet.box(area.x, y, area.width, high, { fill: ink.accentGround, radius: 8 })
      sheet.line(label, area.x + 10, y + 8 * scale, type(10.5, { face: 800, colour: ink.accentText }))
      sheet.line(sum, 0, y + 6.5 * scale, type(13, { face: 800, colour: ink.accentText }), { right: end.right - 10 })
      y += high + 4 * scale
      continue
    }
    const figure = type(10, { face: 600 })
    const taken = sheet.block(label, area.x, y, area.width - sheet.width(sum, figure) - 12, type(10), 3)
    sheet.line(sum, 0, y, figure, end)
    y += taken + 5 * scale
    sheet.rule(area.x, y - 2 * scale, area.width)
    y += 4 * scale
  }
  const { note } = words.money
  if (note) {
    const high = 28 * scale
    sheet.box(area.x, y, area.width, high, { fill: ink.goodGround, radius: 8 })
    sheet.line(note, area.x + 10, y + 8 * scale, type(10, { face: 600, colour: ink.good }))
    y += high
  }
  return y
}

function drawWay(sheet: Sheet, words: VoucherWords, y: number, type: MakeType, scale: number): number {
  const left = paper.edge
  sheet.rule(left, y, inner)
  let at = drawLabel(sheet, words.way.label, { x: left, y: y + 12 * scale, width: inner }, type, scale)
  const { position } = words.way
  const small = type(8.5, { colour: ink.soft })
  const place = `${position.label}: ${position.text}`
  const shown = type(8.5, { face: 600, colour: ink.deep })
  sheet.line(place, 0, at - 18 * scale, shown, { right: left + inner })
  const wide = sheet.width(place, shown)
  sheet.link(left + inner - wide, at - 20 * scale, wide, 14 * scale, position.map)
  at += sheet.block(words.way.taxi, left, at, inner, small, 1) + 2 * scale
  for (const { language, text } of words.way.requests) {
    sheet.line(language.toUpperCase(), left, at + 1.5 * scale, type(8, { face: 800, colour: ink.soft }))
    at += sheet.block(text, left + 26, at, inner - 26, type(11, { face: 600 }), 2) + 3 * scale
  }
  sheet.rule(left, at + 6 * scale, inner)
  return at + 6 * scale
}

function drawList(
  sheet: Sheet,
  list: { label: string; lines: readonly string[] },
  area: Area,
  type: MakeType,
  scale: number,
): number {
  let y = drawLabel(sheet, list.label, area, type, scale)
  for (const text of list.lines) {
    sheet.dot(area.x + 3, y + 7 * scale, 1.6 * scale, ink.accent)
    y += sheet.block(text, area.x + 13, y, area.width - 13, type(9.5), 3) + 3 * scale
  }
  return y
}

/** @returns where it begins. */
function drawFoot(sheet: Sheet, { operator }: VoucherWords): number {
  const type = { size: 7.8, colour: ink.soft }
  const lines = operator.lines.flatMap((line) => sheet.wrap(line, type, inner))
  const top = paper.height - 30 - lines.length * 11.5
  sheet.rule(paper.edge, top - 9, inner)
  for (const [index, line] of lines.entries()) sheet.line(line, paper.edge, top + index * 11.5, type)
  return top - 9
}
