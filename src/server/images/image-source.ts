import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isScene, type Scene } from '../../../demo/scenes/scene.ts'

/** What a picture is made from: a scene to draw, or the bytes an operator uploaded. */
export type ImageSource = { scene: Scene } | { bytes: Buffer }

/** The first bytes of the formats that uploads may have. SVG, HTML or archives under a picture's name are not among them. */
const SIGNATURES: ReadonlyArray<readonly [offset: number, bytes: string]> = [
  [0, '\xff\xd8\xff'],
  [0, '\x89PNG\r\n\x1a\n'],
  [8, 'WEBP'],
  [4, 'ftypavif'],
]

/**
 * Finds what a picture is made from.
 * @param row `source` null means an uploaded file named by the key, below `uploadsDir`.
 * @returns undefined when there is no such file, or it is no picture of an accepted format.
 */
export async function openImageSource(
  row: { key: string; source: unknown },
  uploadsDir: string,
): Promise<ImageSource | undefined> {
  if (row.source !== null) {
    const scene = typeof row.source === 'object' && 'scene' in row.source ? row.source.scene : undefined
    return isScene(scene) ? { scene } : undefined
  }
  const bytes = await readFile(join(uploadsDir, ...row.key.split('/'))).catch(() => undefined)
  return bytes && isAcceptedPicture(bytes) ? { bytes } : undefined
}

function isAcceptedPicture(bytes: Buffer): boolean {
  return SIGNATURES.some(([offset, signature]) =>
    bytes.subarray(offset, offset + signature.length).equals(Buffer.from(signature, 'latin1')),
  )
}
