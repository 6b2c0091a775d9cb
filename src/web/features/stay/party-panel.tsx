import { useEffect, useRef } from 'react'
import { maxChildAge } from '../../../domain/party.ts'
import { useT } from '../../lib/i18n.tsx'
import { Button, TextButton } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import {
  addRoom,
  type DraftRoom,
  largestParty,
  largestRoom,
  replaceRoom,
  resizeAges,
  smallestRoom,
} from './party-draft.ts'
import styles from './party-panel.module.css'

/**
 * Rooms, and in each its adults and children with their ages.
 * @param asked how often an age was needed that is missing: the empty ones are marked and the first takes the focus.
 */
export function PartyPanel(props: {
  draft: DraftRoom[]
  onChange: (draft: DraftRoom[]) => void
  onDone: () => void
  asked: number
}) {
  const t = useT('stay')
  const panel = useRef<HTMLDivElement>(null)
  const { draft, onChange, asked } = props
  const many = draft.length > 1
  const hasChildren = draft.some((room) => room.ages.length > 0)

  useEffect(() => {
    if (asked === 0) return
    const missing = panel.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    missing?.focus({ preventScroll: true })
    missing?.scrollIntoView({ block: 'nearest' })
  }, [asked])

  return (
    <div className={styles.panel} ref={panel}>
      <h2 className={styles.title}>{t('party.label')}</h2>
      {draft.map((room, index) => (
        <section key={room.key} className={styles.room} aria-label={t('party.room', { number: index + 1 })}>
          {many && (
            <header className={styles.head}>
              <h3>{t('party.room', { number: index + 1 })}</h3>
              <TextButton
                aria-label={t('party.removeRoomNumber', { number: index + 1 })}
                onClick={() => onChange(draft.filter((other) => other !== room))}
              >
                {t('party.removeRoom')}
              </TextButton>
            </header>
          )}
          <RoomFields
            room={room}
            number={many ? index + 1 : null}
            asking={asked > 0}
            onChange={(next) => onChange(replaceRoom(draft, next))}
          />
        </section>
      ))}
      {hasChildren && <p className={styles.why}>{t('party.whyAges')}</p>}
      <footer className={styles.foot}>
        {draft.length < largestParty ? (
          <Button variant="plain" onClick={() => onChange(addRoom(draft))}>
            {t('party.addRoom')}
          </Button>
        ) : (
          <p className={styles.why}>{t('party.mostRooms', { rooms: largestParty })}</p>
        )}
        <Button variant="solid" onClick={props.onDone}>
          {t('party.done')}
        </Button>
      </footer>
    </div>
  )
}

/** @param number of the room, told to screen readers when there are several. */
function RoomFields(props: {
  room: DraftRoom
  number: number | null
  asking: boolean
  onChange: (room: DraftRoom) => void
}) {
  const t = useT('stay')
  const { room, number, asking, onChange } = props
  return (
    <>
      <Stepper
        label={t('party.adults')}
        hint={room.adults === largestRoom.adults ? t('party.mostAdults', { adults: largestRoom.adults }) : undefined}
        value={room.adults}
        min={smallestRoom.adults}
        max={largestRoom.adults}
        onChange={(adults) => onChange({ ...room, adults })}
      />
      <Stepper
        label={t('party.children')}
        hint={t('party.childrenHint')}
        value={room.ages.length}
        min={smallestRoom.children}
        max={largestRoom.children}
        onChange={(count) => onChange({ ...room, ages: resizeAges(room.ages, count) })}
      />
      {room.ages.length > 0 && (
        <div className={styles.ages}>
          {room.ages.map((age, child) => (
            <SelectField
              // biome-ignore lint/suspicious/noArrayIndexKey: a child is known by its place alone
              key={child}
              small
              label={t('party.age', { number: child + 1 })}
              aria-label={number === null ? undefined : t('party.ageOf', { room: number, number: child + 1 })}
              value={age ?? ''}
              error={asking && age === null ? t('party.ageMissing') : undefined}
              onChange={(event) => {
                const told = event.target.value === '' ? null : Number(event.target.value)
                onChange({ ...room, ages: room.ages.map((known, at) => (at === child ? told : known)) })
              }}
            >
              <option value="">{t('party.agePlaceholder')}</option>
              {Array.from({ length: maxChildAge + 1 }, (_, years) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the index is the age
                <option key={years} value={years}>
                  {t('party.ageValue', { age: years })}
                </option>
              ))}
            </SelectField>
          ))}
        </div>
      )}
    </>
  )
}
