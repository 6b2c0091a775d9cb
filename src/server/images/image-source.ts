import { isScene, type Scene } from '../../../demo/scenes/scene.ts'
import { acceptedKinds, recogniseFile } from './picture-format.ts'

/** What a picture is made from: a scene to draw, or the bytes an operator uploaded. */
export type ImageSource = { scene: Scene } | { bytes: Uint8Array }

/**
 * Finds what a picture is made from.
 * @param source as the row of the picture has it: null for an uploaded one.
 * @param bytes of the uploaded one, if there are any.
 * @returns undefined when it is neither a scene that can be drawn nor a picture of an accepted format.
 */
export function openImageSource(source: unknown, bytes: Uint8Array | undefined): ImageSource | undefined {
  if (source !== null) {
    const scene = typeof source === 'object' && 'scene' in source ? source.scene : undefined
    return isScene(scene) ? { scene } : undefined
  }
  // Whoever may write to the store need not have come through our intake.
  return bytes && acceptedKinds.includes(recogniseFile(Buffer.from(bytes))) ? { bytes } : undefined
}
