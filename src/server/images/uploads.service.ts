import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Language } from '../../contract/values.ts'
import type { PictureSeason } from '../../domain/picture-seasons.ts'
import { changeCatalogue } from '../catalogue/revision.service.ts'
import type { Config } from '../config.ts'
import type { DB } from '../db/schema.ts'
import { messageOf } from '../messages.ts'
import { openOriginalStore } from './open-originals.ts'
import { type OriginalStore, StoreUnavailable } from './original-store.ts'
import { isRefusal, limits, type Master, type PictureRefusal, takePicture, tooLarge } from './picture-intake.ts'
import {
  deleteHotelPicture,
  type HotelPicture,
  hotelExists,
  insertHotelPicture,
  listHotelPictures,
  orderHotelPictures,
  updatePicture,
} from './uploads.repository.ts'

export type { HotelPicture, OriginalStore, PictureRefusal }
export { listHotelPictures, StoreUnavailable }

/** What changing pictures needs; `originals` is where their masters lie. */
export type UploadContext = { db: Kysely<DB>; originals: OriginalStore }

export type Upload = {
  hotelId: number
  /** The whole file, or its pieces as they arrive: no more than the limit is ever held. */
  content: Buffer | AsyncIterable<Uint8Array>
  /** What the sender calls it, without a path. */
  fileName: string
  /** What is to be seen, in both languages. */
  alt: { bg: string; en: string }
  /** The season that it shows; null: it fits the whole year; absent: as it was, at first null. */
  season?: PictureSeason | null
  /** The hotel's main picture from now on, instead of its last. */
  first?: boolean
}

/** `known`: the hotel has this very file already; its words are now those given. */
export type UploadOutcome =
  | { kind: 'stored' | 'known'; key: string; width: number; height: number }
  | ({ kind: 'refused' } & PictureRefusal)

const MOST_ALT = 250
const MOST_PICTURES = 100

/** Where the configuration keeps originals. */
export function openOriginals(config: Config): Promise<OriginalStore> {
  return openOriginalStore(config)
}

/**
 * Takes a picture for a hotel: checked, made anew (see takePicture), kept, and shown on the hotel's pages from the next request
 * on. Its key is a fingerprint of the file, so its address never changes its picture and a second upload makes no second one.
 * @throws StoreUnavailable; nothing has changed then.
 */
export async function storeUpload(context: UploadContext, upload: Upload): Promise<UploadOutcome> {
  const alt = { bg: upload.alt.bg.trim(), en: upload.alt.en.trim() }
  if ([alt.bg, alt.en].some((words) => words === '' || words.length > MOST_ALT))
    return refuse('picture_alt', { most: MOST_ALT })
  if (!(await hotelExists(context.db, upload.hotelId))) return refuse('picture_owner', { id: upload.hotelId })
  const bytes = await readWithin(upload.content, limits.bytes)
  if (!bytes) return { kind: 'refused', ...tooLarge() }
  const master = await takePicture({ bytes, name: upload.fileName })
  if (isRefusal(master)) return { kind: 'refused', ...master }
  const key = `hotel-${upload.hotelId}/${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}`
  await context.originals.put(key, master.body, master.contentType)
  return await enter(context.db, { ...upload, alt }, key, master)
}

/** The row comes after the bytes: a crash in between leaves bytes that nobody knows of, and never a picture without them. */
async function enter(db: Kysely<DB>, upload: Upload, key: string, master: Master): Promise<UploadOutcome> {
  const { hotelId, alt } = upload
  const { width, height, placeholder } = master
  return await changeCatalogue(db, async (trx) => {
    const others = await listHotelPictures(trx, hotelId)
    const known = others.some((picture) => picture.key === key)
    if (!known && others.length >= MOST_PICTURES) return refuse('picture_count', { most: MOST_PICTURES })
    if (known) await updatePicture(trx, key, { alt, season: upload.season })
    else {
      const position = 1 + Math.max(-1, ...others.map((picture) => picture.position))
      const texts = { alt_bg: alt.bg, alt_en: alt.en }
      await insertHotelPicture(trx, hotelId, {
        ...{ key, position, width, height, placeholder, ...texts },
        season: upload.season ?? null,
      })
    }
    if (upload.first) {
      const rest = others.map((picture) => picture.key).filter((other) => other !== key)
      await orderHotelPictures(trx, hotelId, [key, ...rest])
    }
    return { kind: known ? 'known' : 'stored', key, width, height }
  })
}

/**
 * Takes a picture off a hotel's pages, and an uploaded one out of the store.
 * @returns false when the hotel has no such picture.
 */
export async function removeUpload(context: UploadContext, hotelId: number, key: string): Promise<boolean> {
  const removed = await changeCatalogue(context.db, (trx) => deleteHotelPicture(trx, hotelId, key))
  if (removed && key.startsWith(`hotel-${hotelId}/`)) await context.originals.remove(key)
  return removed
}

/** The sentence of a refusal. */
export function wordRefusal({ code, params }: PictureRefusal, language: Language): string {
  return messageOf(language, 'pictures', `refused.${code}`, params)
}

function refuse(code: PictureRefusal['code'], params: PictureRefusal['params']): { kind: 'refused' } & PictureRefusal {
  return { kind: 'refused', code, params }
}

/** The whole content, or undefined when it is longer than `most` bytes; no more than that is read. */
async function readWithin(content: Buffer | AsyncIterable<Uint8Array>, most: number): Promise<Buffer | undefined> {
  if (Buffer.isBuffer(content)) return content.length > most ? undefined : content
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of content) {
    length += chunk.length
    if (length > most) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
