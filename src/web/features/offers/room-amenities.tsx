import { useT } from '../../lib/i18n.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import styles from './room-amenities.module.css'
import type { ToldRoom } from './room-kinds.ts'
import { RoomName } from './room-name.tsx'

type Amenities = readonly { code: string; name: string }[]

/** What tells a room from others, as one quiet line. */
export function MainAmenities({ room }: { room: ToldRoom }) {
  return room.main_amenities.length > 0 && <Line amenities={room.main_amenities} />
}

function Line({ amenities }: { amenities: Amenities }) {
  return (
    <ul className="dots small soft">
      {amenities.map(({ code, name }) => (
        <li key={code}>{name}</li>
      ))}
    </ul>
  )
}

/**
 * Everything a room has, group by group, behind a line that opens; nothing where the quiet line has said it all. `named`
 * where it does not stand below the room's name.
 */
export function AllAmenities({ room, named = false }: { room: ToldRoom; named?: boolean }) {
  const t = useT('hotel')
  const count = room.amenities.reduce((sum, { items }) => sum + items.length, 0)
  if (count <= room.main_amenities.length) return null
  return (
    <Disclosure
      className={styles.all}
      summary={
        <>
          <span>{t('rooms.inRoom', { count })}</span>
          <span className={named ? undefined : 'visually-hidden'}>
            <span>{': '}</span>
            <RoomName name={room.name} told={room} />
          </span>
        </>
      }
    >
      <div className={styles.groups}>
        {room.amenities.map(({ group, group_name, items }) => (
          <div key={group}>
            <h4>{group_name}</h4>
            <Line amenities={items} />
          </div>
        ))}
      </div>
    </Disclosure>
  )
}
