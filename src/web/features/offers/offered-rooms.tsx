import { Fragment } from 'react'
import type { WireOffer } from '../../../contract/offers.ts'
import { countRooms } from './offer-groups.ts'

/** "2 × Double room, breakfast"; each name says in which language it is, for it may have had to fall back to the other. */
export function OfferedRooms({ rooms }: Pick<WireOffer, 'rooms'>) {
  return (
    <>
      {countRooms(rooms).map(([name, count], index) => (
        <Fragment key={name}>
          <span>{`${index > 0 ? ' + ' : ''}${count > 1 ? `${count} × ` : ''}`}</span>
          <span lang={rooms.find((room) => room.name === name)?.text_language}>{name}</span>
        </Fragment>
      ))}
      <span>{`, ${rooms[0]?.board_name.toLowerCase() ?? ''}`}</span>
    </>
  )
}
