import type { WireImage } from '../../../contract/values.ts'
import { useT } from '../../lib/i18n.tsx'
import { Picture } from '../../ui/picture.tsx'
import styles from './hotel-gallery.module.css'

/** How wide the first picture is drawn; the page fetches it ahead with the same words. */
export const firstPictureSizes = '(min-width: 1320px) 656px, (min-width: 600px) 50vw, 100vw'
const otherPictureSizes = '(min-width: 1320px) 328px, (min-width: 600px) 25vw, 100vw'

/** How many pictures the mosaic holds; phones swipe through all that are given. */
const inMosaic = 5

/** The first five pictures as a mosaic; on phones a strip that snaps from one to the next. */
export function HotelGallery(props: { images: readonly (WireImage | null)[]; name: string }) {
  const t = useT('hotel')
  const { images } = props
  const count = Math.min(images.length, inMosaic)
  return (
    <section className={styles.gallery} aria-label={t('gallery', { name: props.name })} data-count={count}>
      {images.map((image, index) => (
        <Picture
          key={image?.image ?? 'none'}
          image={image}
          ratio="4/3"
          sizes={index === 0 ? firstPictureSizes : otherPictureSizes}
          priority={index === 0}
          className={index < inMosaic ? styles.picture : `${styles.picture} ${styles.beyond}`}
        />
      ))}
    </section>
  )
}
