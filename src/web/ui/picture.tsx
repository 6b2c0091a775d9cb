import type { WireImage } from '../../contract/values.ts'
import type { Elements } from '../lib/elements.ts'
import { joinClasses } from './class-names.ts'
import styles from './picture.module.css'
import type { PictureRatio } from './picture-source.ts'

/**
 * A picture in a box of fixed shape, so that nothing moves when it arrives: WebP at the width the screen needs, JPEG where
 * WebP is unknown, its colours until then, and a quiet drawing where there is no picture.
 * @param sizes how wide the box is, as for `<img sizes>`; the browser chooses by it.
 * @param priority for the largest picture in first view: fetched at once. All others wait until they are near.
 * @param decorative leaves the alternative text out where the words beside it say the same.
 * @param children what lies on the picture: a badge, a button.
 */
export function Picture(props: {
  image: WireImage | null | undefined
  ratio: PictureRatio
  sizes: string
  priority?: boolean
  decorative?: boolean
  className?: string
  children?: Elements
}) {
  const { image, ratio, sizes, priority, decorative, className, children } = props
  if (!image) {
    return (
      <div className={joinClasses(styles.picture, styles.none, className)} style={{ '--ratio': ratio }}>
        {children}
      </div>
    )
  }
  return (
    <div
      className={className ? `${styles.picture} ${className}` : styles.picture}
      style={{ '--ratio': ratio, '--placeholder': image.blurhash ?? undefined }}
    >
      <picture>
        <source type="image/webp" srcSet={image.srcset} sizes={sizes} />
        <img
          src={image.image}
          alt={decorative ? '' : image.alt}
          width={image.width}
          height={image.height}
          loading={priority ? undefined : 'lazy'}
          decoding={priority ? undefined : 'async'}
          fetchPriority={priority ? 'high' : undefined}
        />
      </picture>
      {children}
    </div>
  )
}
