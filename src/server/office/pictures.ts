import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { type PictureSeason, pictureSeasons } from '../../domain/picture-seasons.ts'
import {
  listHotelPictures,
  openOriginals,
  removeUpload,
  StoreUnavailable,
  storeUpload,
  type UploadContext,
  wordRefusal,
} from '../images/uploads.service.ts'
import { type Office, type OfficeCommand, OfficeError } from './command.ts'

/** Pictures of hotels: added, listed, taken away. */
export const pictures: OfficeCommand = {
  usage: [
    'pictures add --hotel ID --alt-bg "..." --alt-en "..." [--season winter|summer|any] [--first] FILE...',
    'pictures list --hotel ID',
    'pictures remove --hotel ID KEY...',
  ],
  async run(args, office) {
    const request = readArguments(args)
    const context = { db: office.db, originals: await openOriginals(office.config) }
    try {
      if (request.verb === 'list') return await list(context, request, office)
      if (request.verb === 'remove') return await remove(context, request, office)
      return await add(context, request, office)
    } catch (error) {
      if (error instanceof StoreUnavailable) throw new OfficeError(error.message)
      throw error
    }
  },
}

type Request = {
  verb: 'add' | 'list' | 'remove'
  hotelId: number
  alt: { bg: string[]; en: string[] }
  /** null: fits the whole year; absent: not said. */
  season?: PictureSeason | null
  first: boolean
  rest: string[]
}

/** One refused file does not keep the others out. */
async function add(context: UploadContext, request: Request, office: Office): Promise<number> {
  const { hotelId, alt, season, rest: paths } = request
  let refused = 0
  for (const [index, path] of paths.entries()) {
    const outcome = await storeUpload(context, {
      hotelId,
      content: await openFile(path),
      fileName: basename(path),
      alt: { bg: pick(alt.bg, index), en: pick(alt.en, index) },
      season,
      first: request.first && index === 0,
    })
    if (outcome.kind === 'refused') {
      refused += 1
      const [en, bg] = [wordRefusal(outcome, 'en'), wordRefusal(outcome, 'bg')]
      office.complain(`${path}: refused (${outcome.code}). ${en} ${bg}`)
    } else {
      const said = outcome.kind === 'known' ? 'was there already, its words are changed' : 'added'
      office.write(`${path}: ${said} as ${outcome.key} (${outcome.width} x ${outcome.height})`)
    }
  }
  return refused > 0 ? 1 : 0
}

async function list(context: UploadContext, { hotelId }: Request, office: Office): Promise<number> {
  const found = await listHotelPictures(context.db, hotelId)
  for (const picture of found) {
    const words = [picture.alt_en ?? '-', picture.alt_bg ?? '-'].join(' | ')
    office.write(
      `${picture.key}  ${picture.width} x ${picture.height}  ${picture.uploaded ? 'uploaded' : 'drawn'}  ${picture.season ?? 'any'}  ${words}`,
    )
  }
  office.write(`${found.length} pictures`)
  return 0
}

async function remove(context: UploadContext, { hotelId, rest: keys }: Request, office: Office): Promise<number> {
  let missing = 0
  for (const key of keys) {
    if (await removeUpload(context, hotelId, key)) {
      office.write(`${key}: removed`)
      continue
    }
    missing += 1
    office.complain(`${key}: the hotel has no such picture.`)
  }
  return missing > 0 ? 1 : 0
}

async function openFile(path: string) {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile()) throw new OfficeError(`${path} is no file that can be read.`)
  return createReadStream(path)
}

/** One text serves all files, or each has its own. */
function pick(texts: string[], index: number): string {
  return (texts.length === 1 ? texts[0] : texts[index]) ?? ''
}

function readArguments(args: string[]): Request {
  const { values, positionals } = parse(args)
  const [verb, ...rest] = positionals
  if (verb !== 'add' && verb !== 'list' && verb !== 'remove') throw new OfficeError(usageOf())
  if (!/^\d{1,9}$/.test(values.hotel ?? '')) throw new OfficeError(`Say which hotel: --hotel ID.\n\n${usageOf()}`)
  if (verb !== 'list' && rest.length === 0) throw new OfficeError(usageOf())
  const alt = { bg: values['alt-bg'] ?? [], en: values['alt-en'] ?? [] }
  if (verb === 'add' && [alt.bg, alt.en].some(({ length }) => length !== 1 && length !== rest.length))
    throw new OfficeError(`Give --alt-bg and --alt-en once for all files, or once for each.\n\n${usageOf()}`)
  const season = readSeason(values.season)
  return { verb, hotelId: Number(values.hotel), alt, season, first: values.first, rest }
}

function readSeason(text: string | undefined): PictureSeason | null | undefined {
  if (text === undefined) return undefined
  if (text === 'any') return null
  const season = pictureSeasons.find((known) => known === text)
  if (!season) throw new OfficeError(`--season is winter, summer or any, not ${text}.\n\n${usageOf()}`)
  return season
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        hotel: { type: 'string' },
        'alt-bg': { type: 'string', multiple: true },
        'alt-en': { type: 'string', multiple: true },
        season: { type: 'string' },
        first: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw new OfficeError(`${error instanceof Error ? error.message : String(error)}\n\n${usageOf()}`)
  }
}

function usageOf(): string {
  return `Usage:\n${pictures.usage.map((line) => `  npm run office -- ${line}\n`).join('')}`
}
