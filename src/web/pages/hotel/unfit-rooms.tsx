import type { WireUnfitRoom } from '../../../contract/offers.ts'
import { useT } from '../../lib/i18n.tsx'
import styles from './other-rooms.module.css'

/** Room by room what stands in the way; the sentences come from the API in the page's language. */
export function UnfitRooms({ rooms }: { rooms: readonly WireUnfitRoom[] }) {
  const t = useT('party-fit')
  return (
    <ul className={styles.reasons}>
      {rooms.map((room) => (
        <li key={room.room_type}>
          <b>{room.name}</b>
          <span>{`: ${room.reasons
            .map(({ room: number, text }) => (number === null ? text : t('unfit.inRoom', { number, text })))
            .join('; ')}`}</span>
        </li>
      ))}
    </ul>
  )
}
