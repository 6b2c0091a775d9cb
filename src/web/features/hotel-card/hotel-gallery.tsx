import { type MouseEvent, useRef } from 'react'
import type { WireImage } from '../../../contract/values.ts'
import type { Elements } from '../../lib/elements.ts'
import { Icon } from '../../ui/icon.tsx'
import { chevronLeftIcon, chevronRightIcon } from '../../ui/icons.ts'
import { Picture } from '../../ui/picture.tsx'
import styles from './hotel-gallery.module.css'

/**
 * The pictures of a card: the main one, and once `all` are wanted the others too. Swiped by finger, turned by arrows with a
 * mouse; the keyboard finds all of them on the hotel's page.
 */
export function HotelGallery(props: {
  main: WireImage | null
  images: readonly WireImage[]
  all: boolean
  sizes: string
  first?: boolean
  /** What lies on the main picture. */
  children?: Elements
}) {
  const { main, images, sizes } = props
  const strip = useRef<HTMLDivElement>(null)
  const others = props.all ? images.slice(1) : []

  function turn(event: MouseEvent, by: 1 | -1) {
    event.stopPropagation()
    const element = strip.current
    if (!element) return
    const direction = getComputedStyle(element).direction === 'rtl' ? -by : by
    element.scrollBy({ left: direction * element.clientWidth, behavior: 'smooth' })
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the card's link is the way for keyboards; this lets a tap on the picture follow it
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div className={styles.gallery} onClick={followCard}>
      <div className={styles.strip} ref={strip}>
        <Picture image={main} ratio="4/3" sizes={sizes} priority={props.first} className={styles.picture}>
          {props.children}
        </Picture>
        {others.map((image) => (
          <Picture key={image.image} image={image} ratio="4/3" sizes={sizes} className={styles.picture} />
        ))}
      </div>
      {images.length > 1 && (
        <span className={styles.dots} style={{ inlineSize: `${images.length}em` }} aria-hidden="true" />
      )}
      {others.length > 0 && (
        <div className={styles.arrows} aria-hidden="true">
          <button type="button" tabIndex={-1} onClick={(event) => turn(event, -1)}>
            <Icon shape={chevronLeftIcon} size="s" turns />
          </button>
          <button type="button" tabIndex={-1} onClick={(event) => turn(event, 1)}>
            <Icon shape={chevronRightIcon} size="s" turns />
          </button>
        </div>
      )}
    </div>
  )
}

function followCard(event: MouseEvent) {
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.closest('article')?.querySelector('a')?.click()
}
