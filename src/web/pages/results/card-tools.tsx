import type { HotelCard } from '../../../contract/hotels.ts'
import { CompareBox } from '../../features/compare/compare-box.tsx'
import { HeartButton } from '../../lib/wishlist/heart-button.tsx'
import styles from './card-tools.module.css'

/**
 * What can be done with a hotel of the list without opening it: comparing, keeping.
 * @param stay `?checkin=...` that it is priced for, or empty.
 */
export function CardTools({ card, stay }: { card: HotelCard; stay: string }) {
  const { id, name } = card
  return (
    <>
      <CompareBox hotel={{ id, name, image: card.main_image?.image ?? null }} />
      <HeartButton item={{ item_type: 'hotel', item_id: id }} name={name} search={stay} className={styles.heart} />
    </>
  )
}
