import sharp from 'sharp'
import type { ShareFacts } from '../images/images.service.ts'
import { type Letters, openLetters } from './letters.ts'

/** What networks ask for: anything smaller is shown as a stamp. */
export const shareWidth = 1200
export const shareHeight = 630

const edge = 64
const titleSize = 68
const lineSize = 34

/** The brand's own shapes and colours, as in the page's logo and stars. */
const markShape =
  '<g fill="none" stroke="#fff" stroke-width="4.6" stroke-linecap="round"><path d="M7 12.5C11 6.5 26 4.5 27.5 11.5 28.8 17.5 20 19 15 19"/><path d="M15 19C24 18 33.5 20 33 26.5 32.4 34.5 15 37 5 29.5"/></g><circle cx="34" cy="9" r="3.6" fill="#f6a13c"/>'
const starShape =
  'M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z'

/**
 * Draws the picture of a shared link: the main picture, and over it name, stars and place as shapes.
 * @param behind an encoded picture; undefined: a plain ground.
 * @param own whether the mark of the product stands beside the name: not for operators with a logo of their own.
 * @returns a JPEG of 1200 by 630.
 */
export async function drawSharePicture(
  facts: Pick<ShareFacts, 'title' | 'line' | 'stars'>,
  site: { name: string; own: boolean },
  behind: Buffer | undefined,
): Promise<Buffer> {
  const [bold, plain] = await Promise.all([openLetters(700), openLetters(500)])
  const ground = behind
    ? sharp(behind).resize(shareWidth, shareHeight, { fit: 'cover' })
    : sharp({ create: { width: shareWidth, height: shareHeight, channels: 3, background: '#1d4494' } })
  return ground
    .composite([{ input: Buffer.from(drawWords(facts, site, bold, plain)) }])
    .jpeg({ quality: 82, progressive: true })
    .timeout({ seconds: 20 })
    .toBuffer()
}

function drawWords(
  { title, line, stars }: Pick<ShareFacts, 'title' | 'line' | 'stars'>,
  site: { name: string; own: boolean },
  bold: Letters,
  plain: Letters,
): string {
  const room = shareWidth - 2 * edge
  const titles = bold.wrap(title, titleSize, room, 2)
  const [where = ''] = plain.wrap(line, lineSize, room, 1)
  const baseline = shareHeight - edge - (where ? 58 : 0)
  const top = baseline - (titles.length - 1) * 80
  const shapes = [
    ...titles.map((text, index) => bold.shape(text, edge, top + index * 80, titleSize)),
    where && plain.shape(where, edge, shareHeight - edge, lineSize),
    bold.shape(site.name, edge + (site.own ? 62 : 0), 94, 40),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${shareWidth}" height="${shareHeight}">
    <defs><linearGradient id="s" x1="0" y1="1" x2="0" y2="0">
      <stop offset="0" stop-color="#0b1a3a" stop-opacity=".92"/><stop offset=".42" stop-color="#0b1a3a" stop-opacity=".66"/>
      <stop offset=".72" stop-color="#0b1a3a" stop-opacity=".12"/><stop offset="1" stop-color="#0b1a3a" stop-opacity=".5"/>
    </linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#s)"/>
    ${site.own ? `<g transform="translate(${edge} 54) scale(1.25)">${markShape}</g>` : ''}
    ${drawStars(stars, top - 118)}
    <path fill="#fff" d="${shapes.filter(Boolean).join('')}"/>
    <rect y="${shareHeight - 10}" width="100%" height="10" fill="#f6a13c"/>
  </svg>`
}

/** Whole stars, and half of one by its left side. */
function drawStars(stars: number | null, y: number): string {
  if (!stars) return ''
  const drawn = Array.from({ length: Math.ceil(stars) }, (_, index) => {
    const half = stars - index < 1
    return `<g transform="translate(${edge + index * 46} ${y}) scale(1.75)"${half ? ' clip-path="url(#h)"' : ''}><path fill="#ffc24d" d="${starShape}"/></g>`
  })
  return `<clipPath id="h"><rect width="12" height="24"/></clipPath>${drawn.join('')}`
}
