import { useLocation } from 'react-router'
import type { HotelDetail } from '../../../contract/hotels.ts'
import { HeartButton } from '../../lib/wishlist/heart-button.tsx'
import styles from './head-heart.module.css'

/** Keeps the hotel on screen, for the stay of the address. */
export function HeadHeart({ id, name }: HotelDetail) {
  const { search } = useLocation()
  return (
    <HeartButton
      item={{ item_type: 'hotel', item_id: id }}
      name={name}
      search={search}
      variant="plain"
      labelled
      className={styles.heart}
    />
  )
}
