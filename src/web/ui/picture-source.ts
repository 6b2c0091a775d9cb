import type { WireImage } from '../../contract/values.ts'

/** The shapes a picture may be shown in (specification, section 2). */
export type PictureRatio = '4/3' | '3/4' | '6/4' | '4/6' | '16/9' | '9/16' | '21/9' | '9/21' | '1/1'

/** What a page's `meta` gives as `preloadImage` for its first picture; `sizes` is the one the picture is shown with. */
export function preloadPicture(image: WireImage, sizes: string) {
  return { src: image.image, srcset: image.srcset, sizes, type: 'image/webp' }
}

/** Address of the picture at its largest, for a link to it. */
export function largestOf({ image, srcset }: WireImage): string {
  return srcset.split(', ').at(-1)?.split(' ', 1)[0] ?? image
}
