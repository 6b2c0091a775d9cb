/** With dates and without in one file: who looks at rooms without dates asks for some next. */
export { FoundOffers } from './found-offers.tsx'
export { RoomList } from './room-list.tsx'
