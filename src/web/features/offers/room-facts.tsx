import type { WireOffer } from '../../../contract/offers.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { Icon } from '../../ui/icon.tsx'
import { bedDoubleIcon, maximizeIcon, usersIcon } from '../../ui/icons.ts'
import styles from './room-facts.module.css'

/**
 * Beds, size and how many it sleeps, as short lines.
 * @param max_adults where it is known and lower, it is said beside how many guests the room sleeps.
 */
export function RoomFacts(
  props: Pick<WireOffer['rooms'][number], 'beds' | 'size' | 'max_occupancy'> & { max_adults: number | undefined },
) {
  const t = useT('offers')
  const words = useT('catalogue')
  const format = useFormat()
  const { beds, size, max_occupancy: most, max_adults: adults = most } = props
  // What is sold is half of the bed: somebody else sleeps above or below.
  const shared = (type: string) => type === 'bunk' && most === 1
  return (
    <ul className={styles.facts}>
      {beds.length > 0 && (
        <li className="with-icon top">
          <Icon shape={bedDoubleIcon} size="s" />
          <span>
            {format.list(beds.map(({ type, count }) => (shared(type) ? t('inBunk') : t(`bed.${type}`, { count }))))}
          </span>
        </li>
      )}
      {size !== null && (
        <li className="with-icon">
          <Icon shape={maximizeIcon} size="s" />
          <span>{words('units.squareMetres', { value: format.number(size) })}</span>
        </li>
      )}
      <li className="with-icon top">
        <Icon shape={usersIcon} size="s" />
        <span>{t(adults < most ? 'sleepsAdults' : 'sleeps', { count: most, adults })}</span>
      </li>
    </ul>
  )
}
