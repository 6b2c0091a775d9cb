import sharp, { type Sharp } from 'sharp'
import { HEIGHT, WIDTH } from '../../../demo/scenes/art.ts'
import { drawScene, type Scene } from '../../../demo/scenes/scene.ts'
import type { ImageFormat, ImageWidth } from './image-address.ts'
import type { ImageSource } from './image-source.ts'

// The queue decides how much runs at a time: one thread of the encoder's for each picture, and nothing remembered between them.
sharp.concurrency(1)
sharp.cache(false)

/** Up to this width a scene is drawn at its own size and without paper and grain, which nobody could see. */
const PLAIN_UP_TO = 960

/** Pixels of an upload at most, 50 megapixels: the largest cameras and phones, and far from a decompression bomb. */
const MOST_PIXELS = 50_000_000

const SECONDS = 20

/**
 * Makes a picture of a width and format: metadata gone, colours sRGB, never larger than its source.
 * @throws when an upload cannot be decoded, is broken or has too many pixels.
 */
export async function renderImage(source: ImageSource, width: ImageWidth, format: ImageFormat): Promise<Buffer> {
  const picture = 'scene' in source ? openScene(source.scene, width) : openUpload(source.bytes, width)
  return await encode(picture.timeout({ seconds: SECONDS }), format).toBuffer()
}

/** Patterns are costly off their native size, so larger scenes are drawn at 1600 px and scaled down. */
function openScene(scene: Scene, width: ImageWidth): Sharp {
  if (width > PLAIN_UP_TO)
    return sharp(Buffer.from(drawScene(scene)))
      .removeAlpha()
      .resize({ width, withoutEnlargement: true })
  const height = Math.round((width * HEIGHT) / WIDTH)
  return sharp(Buffer.from(drawScene(scene, { width, height, textured: false }))).removeAlpha()
}

function openUpload(bytes: Uint8Array, width: ImageWidth): Sharp {
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', autoOrient: true })
    .flatten({ background: '#ffffff' })
    .resize({ width, withoutEnlargement: true })
}

/** Effort is low because someone waits: docs/decisions/0004-pictures.md has what it costs and saves. */
function encode(picture: Sharp, format: ImageFormat): Sharp {
  if (format === 'webp') return picture.webp({ quality: 80, effort: 2 })
  if (format === 'avif') return picture.avif({ quality: 60, effort: 1 })
  return picture.jpeg({ quality: 82, progressive: true })
}
