import type { Language } from '../../contract/values.ts'
import type { InvoiceContent } from './invoice-content.ts'
import { drawLetterhead } from './letterhead.ts'
import { ink, openSheet, paper, type Sheet } from './sheet.ts'
import { wordingOf } from './wording.service.ts'

const inner = paper.width - 2 * paper.edge
const half = (inner - 22) / 2
const small = { size: 8.5, colour: ink.soft }
const plain = { size: 10 }
const strong = { size: 10, face: 600 } as const

/** An invoice or credit note as a PDF of one page. */
export async function drawInvoice(content: InvoiceContent, language: Language): Promise<Buffer> {
  const { say, date } = wordingOf(language)
  const words = (key: string, params?: Record<string, string | number>) => say(`invoice.${key}`, params)
  const number = words('number', { number: content.number })
  const name = content.supplier.name[language]
  const sheet = await openSheet({
    title: `${words(content.kind)} ${number}`,
    author: content.supplier.legalName || name,
    language,
    createdAt: new Date(content.issued),
  })
  const logoUrl = content.supplier.logo ? 'own' : undefined
  drawLetterhead(sheet, { logoUrl }, name, { over: `${words(content.kind)} · ${words('original')}`, big: number })

  const left = paper.edge
  let y = 112
  sheet.line(words('issued'), left, y, small)
  sheet.line(date(content.issued), left, y + 13, strong)
  sheet.line(words('taxDate'), left + half + 22, y, small)
  sheet.line(date(content.supplied), left + half + 22, y + 13, strong)
  y += 36
  if (content.corrects) {
    const { number: corrected, issued } = content.corrects
    sheet.line(words('corrects', { number: corrected, date: date(issued) }), left, y, strong)
    y += 22
  }
  y += 8
  const { supplier, customer } = content
  const supplierEnd = drawParty(sheet, left, y, words('supplier'), [
    supplier.legalName || name,
    supplier.address,
    supplier.eik && words('eik', { number: supplier.eik }),
    supplier.vat && words('vat', { number: supplier.vat }),
  ])
  const customerEnd = drawParty(sheet, left + half + 22, y, words('customer'), [
    customer.name,
    customer.address,
    customer.eik && words('eik', { number: customer.eik }),
    customer.vat && words('vat', { number: customer.vat }),
    customer.mol && words('mol', { name: customer.mol }),
  ])
  y = drawLines(sheet, content, language, Math.max(supplierEnd, customerEnd) + 18)
  y = drawSums(sheet, content, language, y + 8)
  y += 18
  y += sheet.block(words('payment', { method: content.method }), left, y, inner, plain) + 4
  y += sheet.block(content.groundText[language], left, y, inner, plain, 5) + 4
  sheet.block(words('signature'), left, paper.height - 60, inner, small)
  return sheet.end()
}

function drawParty(sheet: Sheet, x: number, y: number, label: string, lines: (string | null)[]): number {
  let at = y + 12
  const [name, ...others] = lines.filter((line) => line !== null && line !== '')
  sheet.line(label, x, at, small)
  at += 15
  at += sheet.block(name ?? '', x, at, half, { size: 12, face: 800, colour: ink.deep }, 3) + 2
  for (const line of others) at += sheet.block(line ?? '', x, at, half, plain, 3)
  sheet.rule(x, y, half)
  return at + 6
}

function drawLines(sheet: Sheet, content: InvoiceContent, language: Language, top: number): number {
  const { say, money } = wordingOf(language)
  const left = paper.edge
  const end = { right: paper.width - paper.edge - 12 }
  sheet.box(left, top, inner, 24, { fill: ink.ground, radius: 8 })
  sheet.line(say('invoice.what'), left + 12, top + 7, { ...small, face: 600 })
  sheet.line(say('invoice.amount'), 0, top + 7, { ...small, face: 600 }, end)
  let y = top + 34
  for (const { text, amount } of content.lines) {
    const taken = sheet.block(text[language], left + 12, y, inner - 140, plain, 4)
    sheet.line(money(amount, content.currency), 0, y, strong, end)
    y += taken + 8
    sheet.rule(left, y - 2, inner)
    y += 6
  }
  return y
}

function drawSums(sheet: Sheet, content: InvoiceContent, language: Language, top: number): number {
  const { say, money } = wordingOf(language)
  const x = paper.edge + half + 22
  const end = { right: paper.width - paper.edge - 12 }
  let y = top
  const tell = (label: string, sum: number) => {
    sheet.line(label, x, y, plain)
    sheet.line(money(sum, content.currency), 0, y, strong, end)
    y += 19
  }
  if (content.tax) {
    tell(say('invoice.net'), content.tax.net)
    tell(say('invoice.tax', { percent: content.tax.percent }), content.tax.amount)
  }
  const total = say(content.kind === 'invoice' ? 'invoice.total' : 'invoice.credited')
  sheet.box(x - 12, y, half + 12, 34, { fill: ink.accentGround, radius: 8 })
  sheet.line(total, x, y + 10, { size: 11, face: 800, colour: ink.accentText })
  sheet.line(money(content.total, content.currency), 0, y + 8, { size: 14, face: 800, colour: ink.accentText }, end)
  return y + 34
}
