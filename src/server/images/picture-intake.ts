import sharp, { type Metadata } from 'sharp'
import { acceptedKinds, recogniseFile } from './picture-format.ts'

/** Why a file is not taken; worded in `src/messages/*\/pictures.json` under `refused`. */
export type PictureRefusal = {
  code:
    | 'picture_empty'
    | 'picture_too_large'
    | 'picture_name'
    | 'picture_svg'
    | 'picture_html'
    | 'picture_heic'
    | 'picture_format'
    | 'picture_pixels'
    | 'picture_small'
    | 'picture_broken'
    | 'picture_alt'
    | 'picture_owner'
    | 'picture_count'
  params: Record<string, string | number>
}

/** A picture as it is kept: JPEG, upright, sRGB, opaque, without a byte of metadata. */
export type Master = { body: Buffer; contentType: 'image/jpeg'; width: number; height: number; placeholder: string }

export const limits = {
  /** Of the file: 25 MiB. */
  bytes: 25 * 1024 * 1024,
  /** 50 megapixels: the largest cameras and phones, and 150 MB of memory while it is decoded. */
  pixels: 50_000_000,
  /** Of either side. */
  side: 20_000,
  /** The longer side at least: less looks poor on every screen. */
  leastSide: 640,
  /** Of a file's name, in characters. */
  name: 200,
} as const

/** The longer side of what is kept: twice what pages show at most, for screens and formats to come. */
const MASTER_SIDE = 3840

const SECONDS = 30

/**
 * Makes the master of an uploaded file, or says why not. Nothing of the file survives but its pixels: whatever hides in
 * metadata, after the end or in other frames is gone. Refusals come as early as possible: by size, name and first bytes, then
 * by the sizes in the header, before a pixel is decoded.
 * @param file `name` is what the sender called it; it is only looked at, nothing is ever named after it.
 */
export async function takePicture(file: { bytes: Buffer; name: string }): Promise<Master | PictureRefusal> {
  return refuseByFile(file) ?? (await refuseByHeader(file.bytes)) ?? (await makeMaster(file.bytes))
}

export function isRefusal(result: Master | PictureRefusal): result is PictureRefusal {
  return 'code' in result
}

/** A name with a way in it, or with signs that terminals and file systems take for something else. */
const BAD_NAME = /[\p{Cc}\p{Cf}\p{Cs}/\\]|^\.{0,2}$|^[A-Za-z]:/u

function refuseByFile({ bytes, name }: { bytes: Buffer; name: string }): PictureRefusal | undefined {
  if (BAD_NAME.test(name) || name.length > limits.name) return { code: 'picture_name', params: {} }
  if (bytes.length === 0) return { code: 'picture_empty', params: {} }
  if (bytes.length > limits.bytes) return tooLarge()
  const kind = recogniseFile(bytes)
  if (acceptedKinds.includes(kind)) return undefined
  if (kind === 'svg' || kind === 'html' || kind === 'heic') return { code: `picture_${kind}`, params: {} }
  return { code: 'picture_format', params: {} }
}

export function tooLarge(): PictureRefusal {
  return { code: 'picture_too_large', params: { megabytes: limits.bytes / 1024 / 1024 } }
}

async function refuseByHeader(bytes: Buffer): Promise<PictureRefusal | undefined> {
  const header = await readHeader(bytes)
  if (!header) return { code: 'picture_broken', params: {} }
  const { width, height } = header
  if (width * height > limits.pixels || Math.max(width, height) > limits.side)
    return { code: 'picture_pixels', params: { width, height, megapixels: limits.pixels / 1_000_000 } }
  if (Math.max(width, height) < limits.leastSide)
    return { code: 'picture_small', params: { width, height, least: limits.leastSide } }
  return undefined
}

/** The limit is ours to judge here, so the decoder's own stays out of the way: a header costs no memory. */
async function readHeader(bytes: Buffer): Promise<Metadata | undefined> {
  return await sharp(bytes, { limitInputPixels: false, failOn: 'error' })
    .metadata()
    .catch(() => undefined)
}

async function makeMaster(bytes: Buffer): Promise<Master | PictureRefusal> {
  try {
    const { data: body, info } = await sharp(bytes, {
      limitInputPixels: limits.pixels,
      failOn: 'error',
      autoOrient: true,
      sequentialRead: true,
    })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .resize({ width: MASTER_SIDE, height: MASTER_SIDE, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
      .timeout({ seconds: SECONDS })
      .toBuffer({ resolveWithObject: true })
    const placeholder = await readPlaceholder(body)
    return { body, contentType: 'image/jpeg', width: info.width, height: info.height, placeholder }
  } catch {
    return { code: 'picture_broken', params: {} }
  }
}

/** The colours of its upper, middle and lower third as a CSS background: what stands in its place until it has come. */
async function readPlaceholder(master: Buffer): Promise<string> {
  const pixels = await sharp(master).resize(1, 3, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  const rows = [0, 3, 6].map((at) => `#${pixels.subarray(at, at + 3).toString('hex')}`)
  return `linear-gradient(${rows.join(',')})`
}
