import type { HotelDetail } from '../../../contract/hotels.ts'
import { useGallery } from '../../features/gallery/use-gallery.ts'
import { useT } from '../../lib/i18n.tsx'
import { joinClasses } from '../../ui/class-names.ts'
import { MorePictures } from '../../ui/more-pictures.tsx'
import { Picture } from '../../ui/picture.tsx'
import { largestOf } from '../../ui/picture-source.ts'
import styles from './hotel-gallery.module.css'

/** How wide the first picture is drawn; the page fetches it ahead with the same words. */
// On phones they take 92vw. A little less is asked for: most screens get by with the next smaller file, and no eye sees it.
export const firstPictureSizes = '(min-width: 1320px) 656px, (min-width: 600px) 50vw, 88vw'
const otherPictureSizes = '(min-width: 1320px) 328px, (min-width: 600px) 25vw, 88vw'

/** How many pictures the mosaic holds; phones swipe through all that are given. */
const inMosaic = 5

/** Four make no even mosaic: then three are shown. */
function countShown(count: number): number {
  return count === 4 ? 3 : Math.min(count, inMosaic)
}

/**
 * The first pictures as a mosaic, on phones a strip that snaps from one to the next. Each opens the gallery; without
 * JavaScript it is a link to the large picture, and `+ N Photos` unfolds the others. In the gallery the rooms' pictures follow.
 */
export function HotelGallery({ hotel }: { hotel: Pick<HotelDetail, 'images' | 'name' | 'rooms'> }) {
  const t = useT('hotel')
  const { images, name, rooms } = hotel
  const all = [...images, ...rooms.flatMap((room) => room.images)]
  const gallery = useGallery(all, name, 'photo', rooms)
  const count = all.length
  const shown = countShown(images.length)
  if (shown === 0) {
    return (
      <div className={styles.frame}>
        <Picture image={null} ratio="21/9" sizes="" className={styles.nothing} />
      </div>
    )
  }
  return (
    <section {...gallery.near} id="pictures" className={styles.frame} aria-label={t('gallery', { name })}>
      <div className={styles.gallery} data-count={Math.min(images.length, inMosaic)}>
        {images.map((image, index) => (
          <a
            key={image.image}
            href={largestOf(image)}
            className={index < shown ? styles.picture : `${styles.picture} ${styles.beyond}`}
            data-photo={index}
            aria-haspopup="dialog"
            aria-label={t('picture', { number: index + 1, count, alt: image.alt })}
            onClick={(event) => gallery.open(event, index)}
          >
            <Picture
              image={image}
              ratio="4/3"
              sizes={index === 0 ? firstPictureSizes : otherPictureSizes}
              priority={index === 0}
              decorative
              className={styles.fill}
            />
          </a>
        ))}
      </div>
      {count > 1 && (
        <MorePictures
          href="#pictures"
          className={joinClasses(
            styles.more,
            count <= shown && styles.phoneOnly,
            images.length <= shown && styles.scriptedOnly,
          )}
          aria-haspopup="dialog"
          onClick={(event) => gallery.open(event, 0, true)}
        >
          <span className={styles.onPhone}>{t('morePictures', { count: count - 1 })}</span>
          <span className={styles.onMosaic}>{t('morePictures', { count: count - shown })}</span>
          <span className={styles.unscripted}>{t('morePictures', { count: images.length - shown })}</span>
        </MorePictures>
      )}
    </section>
  )
}
