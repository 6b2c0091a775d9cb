import type { HotelDetail } from '../../../contract/hotels.ts'
import { formatParty } from '../../../domain/party.ts'
import { describeGuests } from '../../features/stay/describe-party.ts'
import { writeQuery } from '../../lib/api.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { LocalLink } from '../../lib/local-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { searchIcon } from '../../ui/icons.ts'
import type { AskedParty } from './asked-stay.ts'
import styles from './search-pill.module.css'

/** The search that this hotel is one answer to: the others are a press away. */
export function SearchPill({ hotel, asked }: { hotel: HotelDetail; asked: AskedParty }) {
  const t = useT('hotel')
  const catalogue = useT('catalogue')
  const format = useFormat()
  const { stay, rooms, wishes } = asked
  const place = hotel.breadcrumbs.at(-1)
  const party = formatParty(rooms)
  const query = {
    destination: place?.id,
    checkin: stay?.checkin,
    checkout: stay?.checkout,
    rooms: party === '2' ? undefined : party,
    ...wishes,
  }
  const what = [
    ...(stay ? [format.dateRange(stay.checkin, stay.checkout)] : []),
    describeGuests(catalogue, rooms, { oneRoom: false }),
  ]
  return (
    <LocalLink to={`/hotels${writeQuery(query)}`} className={styles.pill}>
      <Icon shape={searchIcon} size="s" />
      <span>
        <span className="visually-hidden">{`${t('search')} `}</span>
        <span>{[place?.name ?? hotel.city, ...what].join(' · ')}</span>
      </span>
    </LocalLink>
  )
}
