import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useCloseByBack } from '../../lib/close-by-back.ts'
import { useT } from '../../lib/i18n.tsx'
import { Icon } from '../../ui/icon.tsx'
import { searchIcon } from '../../ui/icons.ts'
import styles from './search-fold.module.css'

/**
 * The search folded to a pill in the header; opened, the full bar lies below it. It is the browser's own disclosure, so it
 * opens before JavaScript too; afterwards Escape and a press elsewhere close it.
 */
export function SearchFold(props: {
  where: string
  dates: string
  party: string
  /** The party in fewer words, where there is room for no more. */
  guests: string
  children: (close: () => void) => ReactNode
}) {
  const t = useT('search')
  const fold = useRef<HTMLDetailsElement>(null)
  const pressed = useRef(-1)
  const tellBack = useCloseByBack(close)
  const tellAtFirst = useEffectEvent(tellBack)

  useEffect(() => {
    const closeOutside = (event: PointerEvent) => {
      const element = fold.current
      if (element?.open && event.target instanceof Node && !element.contains(event.target)) element.open = false
    }
    document.addEventListener('pointerdown', closeOutside)
    // It may have been opened before JavaScript.
    if (fold.current?.open) tellAtFirst(true)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [])

  function close() {
    if (fold.current) fold.current.open = false
  }

  /** The field that the pressed words speak of: the dates, the guests; else where to. */
  function openField({ currentTarget: element, target }: { currentTarget: HTMLDetailsElement; target: EventTarget }) {
    if (target !== element) return
    tellBack(element.open)
    if (!element.open) return
    const fields = element.querySelectorAll<HTMLElement>('[data-late="field"], button[popovertarget]')
    const field = fields[pressed.current]
    pressed.current = -1
    if (!field) element.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus()
    // Asleep it keeps the press, as it does one by hand (`start.js`).
    else {
      field.focus()
      field.click()
    }
  }

  function notePart({ currentTarget, target }: MouseEvent) {
    const parts = [...currentTarget.querySelectorAll('[data-part]')]
    pressed.current = parts.findIndex((part) => target instanceof Node && part.contains(target))
  }

  /** Opened here, so that the rest of this very press does not reach the box that takes the focus, and send its form. */
  function open(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !fold.current) return
    event.preventDefault()
    fold.current.open = !fold.current.open
  }

  function press(event: KeyboardEvent) {
    // A calendar or a panel that is open above the bar closes first, by itself.
    if (event.key !== 'Escape' || fold.current?.querySelector(':popover-open')) return
    close()
    fold.current?.querySelector('summary')?.focus()
  }

  return (
    <details ref={fold} className={styles.fold} onKeyDown={press} onToggle={openField}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control of the browser's own */}
      <summary className={styles.pill} onClick={notePart} onKeyDown={open}>
        <span className="visually-hidden">{`${t('fold.open')}: `}</span>
        <span className={styles.where}>{props.where}</span>
        <span className={styles.rest}>
          <span data-part>{props.dates}</span>
          <span data-part>
            <span className={styles.roomyOnly}>{props.party}</span>
            <span className={styles.phoneOnly}>{props.guests}</span>
          </span>
        </span>
        <span className={styles.sign}>
          <Icon shape={searchIcon} size="s" />
        </span>
      </summary>
      <div className={styles.panel}>{props.children(close)}</div>
    </details>
  )
}
