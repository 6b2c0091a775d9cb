import { Fragment } from 'react'
import type { Elements } from '../../lib/elements.ts'
import { useLanguage } from '../../lib/i18n.tsx'
import { AllAmenities, MainAmenities } from './room-amenities.tsx'
import { RoomFacts } from './room-facts.tsx'
import styles from './room-group.module.css'
import type { RoomKind } from './room-kinds.ts'
import { RoomName } from './room-name.tsx'

/**
 * A kind of room with its picture and facts, and beside it the ways to have it. Several kinds stand in one group. What is long
 * comes after the prices, as it does for the eye on a phone; a wide page has room for the words about it below its picture.
 */
export function RoomGroup(props: {
  kinds: readonly RoomKind[]
  /** Shows it, whatever a press on it does. */
  picture: Elements
  /** Whether the hotel's own words about it stand there too. */
  described?: boolean
  /** Below its words, where there are no ways to have it. */
  foot?: Elements
  children?: Elements
}) {
  const { kinds, described } = props
  const [first] = kinds
  const many = kinds.length > 1
  // Of several each opens its own list; that of a lone one comes after the hotel's words about it.
  const told = (
    <>
      {described && <Description kind={first} />}
      {kinds.map((kind) => kind.told && <AllAmenities key={kind.room_type} room={kind.told} named={many} />)}
    </>
  )
  return (
    <article className={`${styles.room} drawn-late`}>
      <div className={styles.info}>
        {props.picture}
        <div className={styles.words}>
          <h3>
            {kinds.map((kind, index) => (
              <Fragment key={kind.room_type}>
                <span>{`${index > 0 ? ' + ' : ''}${kind.count > 1 ? `${kind.count} × ` : ''}`}</span>
                <RoomName {...kind} />
              </Fragment>
            ))}
          </h3>
          {kinds.map((kind) => (
            <div key={kind.room_type} className={styles.words}>
              {many && (
                <p className={styles.kind}>
                  <RoomName {...kind} />
                </p>
              )}
              <RoomFacts {...kind} max_adults={kind.told?.max_adults} />
              {kind.told && <MainAmenities room={kind.told} />}
            </div>
          ))}
          {!props.children && told}
          {props.foot}
        </div>
      </div>
      {props.children}
      {props.children && <div className={styles.told}>{told}</div>}
    </article>
  )
}

function Description({ kind }: { kind: RoomKind | undefined }) {
  const language = useLanguage()
  const told = kind?.told
  if (!told?.description) return null
  return (
    <p
      className={styles.description}
      lang={told.description_language === language ? undefined : told.description_language}
    >
      {told.description}
    </p>
  )
}
