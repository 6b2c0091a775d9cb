import type { SearchAnswer } from '../../../contract/hotels.ts'
import type { PartyRoom } from '../../../domain/party.ts'
import type { ChosenPlace } from '../../features/search/recent-searches.ts'
import { SearchBar } from '../../features/search/search-bar.tsx'
import { PartyField } from '../../features/stay/party-field.tsx'
import { StayDatesField } from '../../features/stay/stay-dates-field.tsx'

type Destination = NonNullable<SearchAnswer['destination']>

/** The full search bar with what the results on screen were asked for. */
export function OpenedSearch(props: {
  where: string
  destination: Destination | null
  dates: { checkin: string; checkout: string } | null
  rooms: PartyRoom[]
  onSearch: () => void
}) {
  const { where, destination, dates, rooms, onSearch } = props
  return (
    <SearchBar text={where} place={destination && toPlace(destination)} onSearch={onSearch}>
      <StayDatesField value={dates} />
      <PartyField value={rooms} />
    </SearchBar>
  )
}

function toPlace(destination: Destination): ChosenPlace {
  const { id, name, type } = destination
  const known = type === 'resort' || type === 'airport' || type === 'city' ? type : 'region'
  // A coast, a town of the map: its destination says which.
  const named = /^\d+$/.test(id) ? { id: Number(id) } : { id: 0, destination: id }
  return { ...named, type: type === 'village' ? 'city' : known, name, label: name, country: '' }
}
