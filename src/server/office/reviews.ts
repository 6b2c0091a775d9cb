import { parseArgs } from 'node:util'
import { languages } from '../../contract/vocabulary.ts'
import { deriveKeys } from '../keys.ts'
import {
  answerStayReview,
  decideReview,
  findReviewTime,
  type ListedReview,
  listReviewsIn,
  reviewPath,
} from '../reviews/stay-reviews.service.ts'
import { openSecrets } from '../secrets.ts'
import { type Office, type OfficeCommand, OfficeError } from './command.ts'

type Request = {
  rest: string[]
  reason: string | undefined
  text: string | undefined
  language: string | undefined
  status: string | undefined
}

/** What can be done with reviews, by the word after `reviews`. */
const verbs: Record<string, (request: Request, office: Office) => Promise<number>> = {
  list,
  publish: (request, office) => decide('publish', request, office),
  reject: (request, office) => decide('reject', request, office),
  answer,
  link,
}

/** Reviews of stays: read, published, rejected, answered; and the link by which a guest writes one. */
export const reviews: OfficeCommand = {
  usage: [
    'reviews list [--status pending|published|rejected]',
    'reviews publish ID...',
    'reviews reject ID... --reason "..."',
    'reviews answer ID --text "..." [--language bg|en]   (without --text: takes the answer away)',
    'reviews link REFERENCE',
  ],
  async run(args, office) {
    const { verb, ...request } = readArguments(args)
    const run = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined
    if (!run) throw new OfficeError(usageOf())
    return run(request, office)
  },
}

async function list({ status = 'pending' }: Request, office: Office): Promise<number> {
  if (status !== 'pending' && status !== 'published' && status !== 'rejected') throw new OfficeError(usageOf())
  const found = await listReviewsIn(office.db, status)
  for (const review of found) office.write(describe(review))
  office.write(`${found.length} ${status}`)
  return 0
}

function describe(review: ListedReview): string {
  const head = `#${review.id}  ${review.score}/10  ${review.hotel_name}  booking ${review.reference}, left ${review.checkout}`
  const lines = [
    ['by', `${review.author} (${review.traveller}, ${review.language})`],
    ['title', review.title],
    ['liked', review.liked],
    ['disliked', review.disliked],
    ['reason', review.reason],
  ]
  return [head, ...lines.flatMap(([name, text]) => (text ? [`    ${name}: ${text}`] : []))].join('\n')
}

async function decide(move: 'publish' | 'reject', { rest, reason }: Request, office: Office): Promise<number> {
  if (rest.length === 0) throw new OfficeError(usageOf())
  if (move === 'reject' && !reason?.trim())
    throw new OfficeError('Say why: --reason "...". The guest reads it, so it names the rule that the text breaks.')
  let failed = 0
  for (const id of rest.map(readId)) {
    const decided = await decideReview(office.db, {
      id,
      move,
      reason: reason?.trim() ?? null,
      by: 'office',
      now: office.clock(),
    })
    if (decided === 'done') office.write(`#${id}: ${move === 'publish' ? 'published' : 'rejected'}`)
    else {
      failed += 1
      office.complain(decided === 'unknown' ? `#${id}: there is no such review.` : `#${id}: it is so already.`)
    }
  }
  return failed > 0 ? 1 : 0
}

async function answer({ rest, text, language }: Request, office: Office): Promise<number> {
  const [id, ...more] = rest
  const spoken = languages.find((known) => known === language)
  if (!id || more.length > 0 || (language !== undefined && !spoken)) throw new OfficeError(usageOf())
  const words = text?.trim() || null
  const set = await answerStayReview(office.db, { id: readId(id), text: words, language: spoken ?? null })
  if (!set) throw new OfficeError(`#${readId(id)} is not published, so it cannot be answered.`)
  office.write(`#${readId(id)}: ${words ? 'answered' : 'the answer is taken away'}`)
  return 0
}

async function link({ rest }: Request, office: Office): Promise<number> {
  const [reference, ...more] = rest
  if (!reference || more.length > 0) throw new OfficeError(usageOf())
  const stay = await findReviewTime(office.db, reference, office.clock())
  if (!stay) throw new OfficeError(`There is no booking ${reference}.`)
  if (stay.time === 'missed') throw new OfficeError(`No stay came of booking ${stay.reference}, so there is no link.`)
  const path = reviewPath(stay.reference, deriveKeys(openSecrets(office.config)))
  office.write(`${office.config.publicOrigin}${path}`)
  if (stay.time === 'early') office.complain('The link opens on the day of departure.')
  return 0
}

function readId(text: string): number {
  const digits = /^#?(\d{1,9})$/.exec(text)?.[1]
  if (!digits) throw new OfficeError(`"${text}" is not the number of a review.`)
  return Number(digits)
}

function readArguments(args: string[]): Request & { verb: string } {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        status: { type: 'string' },
        reason: { type: 'string' },
        text: { type: 'string' },
        language: { type: 'string' },
      },
    })
    const [verb = '', ...rest] = positionals
    return { verb, rest, reason: values.reason, text: values.text, language: values.language, status: values.status }
  } catch (error) {
    throw new OfficeError(`${error instanceof Error ? error.message : String(error)}\n\n${usageOf()}`)
  }
}

function usageOf(): string {
  return `Usage:\n${reviews.usage.map((line) => `  npm run office -- ${line}\n`).join('')}`
}
