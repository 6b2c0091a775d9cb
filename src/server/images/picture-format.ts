/** What a file is by its own bytes; its name says nothing that anybody should trust. */
export type FileKind =
  | 'jpeg'
  | 'png'
  | 'webp'
  | 'avif'
  | 'gif'
  /** The phone's own format; the decoder for it is not free to ship. */
  | 'heic'
  | 'svg'
  | 'html'
  | 'other'

/** Kinds that are decoded. Of moving ones (GIF, WebP, AVIF) the first picture is taken. */
export const acceptedKinds: readonly FileKind[] = ['jpeg', 'png', 'webp', 'avif', 'gif']

const AVIF_BRANDS = ['avif', 'avis']
const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']

/** As much of the beginning as tells markup from anything else. */
const MARKUP_BYTES = 4096

/** Recognises a file by its first bytes. */
export function recogniseFile(bytes: Buffer): FileKind {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to)
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return 'gif'
  if (text(4, 8) === 'ftyp') return recogniseBrand(bytes)
  return recogniseMarkup(bytes)
}

/** ISO media files list the brands they follow: a main one, and from the sixteenth byte on the compatible ones. */
function recogniseBrand(bytes: Buffer): FileKind {
  const end = Math.min(bytes.length, bytes.readUInt32BE(0), 256)
  const brands = [bytes.toString('latin1', 8, 12)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(bytes.toString('latin1', at, at + 4))
  if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return 'avif'
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) ? 'heic' : 'other'
}

/** Also in UTF-16, which browsers read as well. */
function recogniseMarkup(bytes: Buffer): FileKind {
  const start = bytes.toString('latin1', 0, MARKUP_BYTES).replaceAll('\0', '').toLowerCase()
  if (!start.includes('<')) return 'other'
  if (start.includes('<svg')) return 'svg'
  return /<!doctype|<html|<head|<body|<script|<iframe|<meta|<\?xml/.test(start) ? 'html' : 'other'
}
