import { type KeyboardEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useT } from '../../lib/i18n.tsx'
import { onceOnline } from '../../lib/once-online.ts'
import { barCell } from '../../ui/bar-cell.tsx'
import { joinClasses } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { mapPinIcon, xIcon } from '../../ui/icons.ts'
import styles from './destination-field.module.css'
import { type DestinationOption, optionId } from './destination-options.ts'
import { type ChosenPlace, isSamePlace } from './recent-searches.ts'

const loadPanel = () => onceOnline().then(() => import('./destination-panel.tsx'))
const DestinationPanel = lazy(async () => ({ default: (await loadPanel()).DestinationPanel }))

/** Pixels that the list needs below the box; where they are missing there but not above, it opens upward. */
const roomForList = 360

/**
 * The box for a destination: form value `q`. A combobox with its list below; focus never leaves the box. Arrows move
 * through the list, Enter takes the active one (and without one sends the form), Escape closes it. The list's code comes
 * when one points at the box.
 */
export function DestinationField(props: {
  text: string
  place: ChosenPlace | null
  onChange: (text: string, place: ChosenPlace | null) => void
}) {
  const t = useT('search')
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState(false)
  const [upward, setUpward] = useState(false)
  const [active, setActive] = useState(-1)
  const [options, setOptions] = useState<readonly DestinationOption[]>([])
  const { text, place, onChange } = props
  const current = open ? options[active] : undefined

  useEffect(() => {
    if (current) document.getElementById(optionId(listId, active))?.scrollIntoView({ block: 'nearest' })
  }, [current, active, listId])

  /** A newer list: the active option stays the active one, wherever it now stands; nothing else becomes it by its place. */
  function receive(next: readonly DestinationOption[]) {
    setOptions(next)
    setActive(current ? next.findIndex((option) => isSamePlace(option, current)) : -1)
  }

  function show() {
    const box = input.current?.getBoundingClientRect()
    if (!open && box) setUpward(window.innerHeight - box.bottom < roomForList && box.top > roomForList)
    setOpen(true)
  }

  function type(next: string) {
    onChange(next, null)
    setActive(-1)
    // What was typed before the code was there may be told when one is somewhere else by now.
    if (input.current === document.activeElement) show()
  }

  function choose(option: DestinationOption) {
    const { id, type: kind, name, label, country } = option
    onChange(name, { id, type: kind, name, label, country })
    setOpen(false)
    setActive(-1)
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const { key } = event
    if (key === 'ArrowDown') move(1)
    else if (key === 'ArrowUp') move(-1)
    else if (key === 'Enter' && current) choose(current)
    else if (key === 'Escape' && open) setOpen(false)
    else return
    event.preventDefault()
    // A fold around the bar closes on Escape too, but only once the list is closed.
    event.stopPropagation()
  }

  /** Beyond either end the box itself is next: nothing active, what was typed counts. */
  function move(by: 1 | -1) {
    show()
    setActive(open ? ((active + 1 + by + options.length + 1) % (options.length + 1)) - 1 : by === 1 ? 0 : -1)
  }

  return (
    <div className={styles.field} onPointerEnter={loadPanel}>
      <label className={barCell.cell}>
        <Icon shape={mapPinIcon} />
        <span className={styles.words}>
          <span className={barCell.label}>{t('destination.label')}</span>
          <input
            ref={input}
            name="q"
            type="text"
            className={joinClasses(barCell.value, styles.input)}
            value={text}
            maxLength={100}
            placeholder={t('destination.placeholder')}
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            enterKeyHint="search"
            role="combobox"
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            aria-autocomplete="list"
            aria-activedescendant={current ? optionId(listId, active) : undefined}
            onChange={(event) => type(event.target.value)}
            onFocus={(event) => {
              event.target.select()
              show()
            }}
            onClick={show}
            onBlur={() => setOpen(false)}
            onKeyDown={press}
          />
        </span>
      </label>
      {text !== '' && (
        <button
          type="button"
          className={styles.clear}
          aria-label={t('destination.clear')}
          onClick={() => {
            type('')
            input.current?.focus()
          }}
        >
          <Icon shape={xIcon} size="s" />
        </button>
      )}
      {open && (
        <div className={joinClasses(styles.panel, upward && styles.upward)}>
          <Suspense
            fallback={
              <p className={styles.note}>{t(navigator.onLine ? 'destination.loading' : 'destination.offline')}</p>
            }
          >
            <DestinationPanel
              id={listId}
              typed={place ? '' : text}
              active={active}
              onOptions={receive}
              onPoint={setActive}
              onChoose={choose}
            />
          </Suspense>
        </div>
      )}
    </div>
  )
}
