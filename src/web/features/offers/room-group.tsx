import type { ReactNode } from 'react'
import type { WireOffer } from '../../../contract/offers.ts'
import { RoomFacts } from './room-facts.tsx'
import styles from './room-group.module.css'

type RoomKind = Pick<WireOffer['rooms'][number], 'room_type' | 'beds' | 'size' | 'max_occupancy'> & { name: string }

/** A kind of room with its picture and facts, and beside it the ways to have it. Several kinds stand in one group. */
export function RoomGroup(props: {
  title: string
  kinds: readonly RoomKind[]
  /** Shows it, whatever a press on it does. */
  picture: ReactNode
  description?: string | null
  /** Below its words, where there are no ways to have it. */
  foot?: ReactNode
  children?: ReactNode
}) {
  const many = props.kinds.length > 1
  return (
    <article className={`${styles.room} drawn-late`}>
      <div className={styles.info}>
        {props.picture}
        <div className={styles.words}>
          <h3>{props.title}</h3>
          {props.kinds.map((kind) => (
            <div key={kind.room_type}>
              {many && <p className={styles.kind}>{kind.name}</p>}
              <RoomFacts {...kind} />
            </div>
          ))}
          {props.description && <p className={styles.description}>{props.description}</p>}
          {props.foot}
        </div>
      </div>
      {props.children}
    </article>
  )
}
