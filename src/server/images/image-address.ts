import { SCENE_REVISION } from '../../../demo/scenes/revision.ts'

/** Every width, in pixels, that a picture is served at. */
export const imageWidths = [320, 480, 640, 960, 1280, 1600, 1920] as const
export type ImageWidth = (typeof imageWidths)[number]

/** Every format that a picture is served in, by the ending of its address. */
export const imageFormats = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const
export type ImageFormat = keyof typeof imageFormats

/** One picture at one width in one format: `/images/{key}/{width}.{format}`. */
export type ImageAddress = { key: string; width: ImageWidth; format: ImageFormat }

/**
 * A key is one to six words of letters, digits, hyphens and underscores: nothing that means anything to a file system or
 * has two spellings in an address.
 */
const PATH = /^\/images\/((?:[A-Za-z0-9][A-Za-z0-9_-]{0,63}\/){1,6})(\d{3,4})\.(avif|webp|jpg)$/

/** Keys of drawn pictures; all others are uploads. */
const DRAWN = 'demo/'

/** Reads the path of a request, exactly as it was sent; undefined when it is not the address of a picture. */
export function parseImagePath(path: string): ImageAddress | undefined {
  const [, key, digits, format] = PATH.exec(path) ?? []
  const width = imageWidths.find((known) => String(known) === digits)
  if (!key || !width || !isImageFormat(format)) return undefined
  return { key: key.slice(0, -1), width, format }
}

/** The address that never changes its picture: drawn ones carry the revision of the generator. */
export function formatImagePath({ key, width, format }: ImageAddress): string {
  const revision = key.startsWith(DRAWN) ? `?r=${SCENE_REVISION}` : ''
  return `/images/${key}/${width}.${format}${revision}`
}

function isImageFormat(text: string | undefined): text is ImageFormat {
  return text !== undefined && Object.hasOwn(imageFormats, text)
}
