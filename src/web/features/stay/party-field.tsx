import { lazy, Suspense, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import { formatParty, type PartyRoom, parseParty } from '../../../domain/party.ts'
import { useT } from '../../lib/i18n.tsx'
import { BarButton, BarControl, BarControls, barCell } from '../../ui/bar-cell.tsx'
import { usersIcon } from '../../ui/icons.ts'
import { Popover } from '../../ui/popover.tsx'
import { describeGuests } from './describe-party.ts'
import { countDraft, type DraftRoom, formatDraft, toDraft } from './party-draft.ts'
import styles from './party-field.module.css'
import { useAdopted } from './use-adopted.ts'

const loadPanel = () => import('./party-panel.tsx')
const PartyPanel = lazy(async () => ({ default: (await loadPanel()).PartyPanel }))

/** What a form without JavaScript can ask for: children need their ages, which only the panel asks. */
const plainParties: PartyRoom[][] = [
  [{ adults: 1, childrenAges: [] }],
  [{ adults: 2, childrenAges: [] }],
  [{ adults: 3, childrenAges: [] }],
  [{ adults: 4, childrenAges: [] }],
  [
    { adults: 2, childrenAges: [] },
    { adults: 2, childrenAges: [] },
  ],
]

/**
 * Guests and rooms as a field of a search bar: form value `rooms` in the wire's notation, `2-5,9;1`. A native select until
 * JavaScript runs, then a button with a panel. While the age of a child is missing
 * a form is not sent, the panel opens instead, and it is not done.
 */
export function PartyField(props: {
  /** Another one takes the place of what was chosen. */
  value: PartyRoom[]
  /** Told with each change what the form would send; null while the age of a child is missing. */
  onChange?: (rooms: string | null) => void
  /** Told when the panel was closed, whichever way. */
  onClose?: () => void
}) {
  const t = useT('stay')
  const words = useT('catalogue')
  const [draft, setDraft] = useAdopted(toDraft(props.value), formatParty(props.value))
  const [awake, setAwake] = useState(false)
  const [asked, setAsked] = useState(0)
  const controls = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLSpanElement>(null)
  const rooms = formatDraft(draft)

  useEffect(() => {
    const cell = controls.current
    if (!cell) return
    const wake = () => {
      const picked = parseParty(cell.querySelector('select')?.value ?? '')
      startTransition(() => {
        if (picked) heard(toDraft(picked))
        setAwake(true)
      })
    }
    if (!cell.contains(document.activeElement)) return wake()
    cell.addEventListener('focusout', wake, { once: true })
    return () => cell.removeEventListener('focusout', wake)
  }, [])

  useEffect(() => {
    const form = input.current?.form
    if (!form || rooms !== null) return
    const ask = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
      setAsked(1)
      button.current?.querySelector('button')?.click()
    }
    form.addEventListener('submit', ask, true)
    return () => form.removeEventListener('submit', ask, true)
  }, [rooms])

  function change(next: DraftRoom[]) {
    setDraft(next)
    props.onChange?.(formatDraft(next))
  }
  const heard = useEffectEvent(change)

  function close() {
    setAsked(0)
    props.onClose?.()
  }

  function finish(hide: () => void) {
    if (rooms === null) setAsked(asked + 1)
    else hide()
  }

  if (!awake) {
    const current = formatParty(props.value)
    const offered = plainParties.some((party) => formatParty(party) === current)
    return (
      <BarControls icon={usersIcon} ref={controls}>
        <BarControl label={t('guests')}>
          <select name="rooms" className={barCell.value} defaultValue={current}>
            {!offered && <option value={current}>{describeGuests(words, props.value)}</option>}
            {plainParties.map((party) => (
              <option key={formatParty(party)} value={formatParty(party)}>
                {describeGuests(words, party)}
              </option>
            ))}
          </select>
        </BarControl>
      </BarControls>
    )
  }
  return (
    <span ref={button} className={styles.field}>
      <input ref={input} type="hidden" name="rooms" value={rooms ?? ''} />
      <Popover
        label={t('party.label')}
        align="end"
        className={styles.popover}
        onOpenChange={(open) => open || close()}
        trigger={(wiring) => (
          <BarButton
            {...wiring}
            icon={usersIcon}
            onPointerEnter={loadPanel}
            onFocus={loadPanel}
            parts={[{ label: t('guests'), value: describeGuests(words, countDraft(draft)) }]}
          />
        )}
      >
        {(hide) => (
          <Suspense>
            <PartyPanel draft={draft} onChange={change} onDone={() => finish(hide)} asked={asked} />
          </Suspense>
        )}
      </Popover>
    </span>
  )
}
