import type { WireImage } from '../../../contract/values.ts'
import { useGallery } from '../../features/gallery/use-gallery.ts'
import { useT } from '../../lib/i18n.tsx'
import { Picture } from '../../ui/picture.tsx'
import { largestOf } from '../../ui/picture-source.ts'
import { roomMark } from './room-mark.ts'
import styles from './room-picture.module.css'

const ratio = '4/3'
const sizes = '(min-width: 600px) 210px, calc(100vw - 2rem)'

/**
 * The first picture of a room, or of several together, which opens all of theirs. Without JavaScript it is a link to the large
 * picture.
 */
export function RoomPicture(props: { name: string; rooms: readonly { room_type: string; images: WireImage[] }[] }) {
  const t = useT('hotel')
  const { name, rooms } = props
  const kinds = new Map(rooms.map((room) => [room.room_type, room.images]))
  const images = [...kinds.values()].flat()
  const mark = `${roomMark.slice(1)}${[...kinds.keys()].map(encodeURIComponent).join('+')}`
  const gallery = useGallery(images, name, mark)
  const [first] = images
  const more = images.length > 1 ? t('morePictures', { count: images.length - 1 }) : ''
  if (!first) return <Picture image={null} ratio={ratio} sizes={sizes} />
  return (
    <figure {...gallery.near} className={styles.frame}>
      <a
        href={largestOf(first)}
        className={styles.picture}
        data-photo={0}
        aria-haspopup="dialog"
        aria-label={`${t('gallery', { name })} ${more}`}
        onClick={(event) => gallery.open(event, 0)}
      >
        <Picture image={first} ratio={ratio} sizes={sizes} decorative>
          {more && <span className={styles.more}>{more}</span>}
        </Picture>
      </a>
    </figure>
  )
}
