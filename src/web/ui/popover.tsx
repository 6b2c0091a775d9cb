import { type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react'
import { joinClasses } from './class-names.ts'
import styles from './popover.module.css'

type TriggerProps = { popoverTarget: string; 'aria-haspopup': 'dialog'; style: { anchorName: string } }

/**
 * A light panel at its trigger: a sheet from below on phones. It is the browser's own popover, so Escape and a press
 * elsewhere close it and focus returns. The content exists only while it is open.
 *
 *     <Popover label={t('guests')} trigger={(wiring) => <Button {...wiring}>...</Button>}>{(close) => ...}</Popover>
 */
export function Popover(props: {
  label: string
  trigger: (wiring: TriggerProps) => ReactNode
  children: (close: () => void) => ReactNode
  /** The edge it shares with its trigger. */
  align?: 'start' | 'end'
  onOpenChange?: (open: boolean) => void
  className?: string
}) {
  const id = useId()
  const element = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const anchorName = `--${id.replace(/[^\w-]/g, '')}`

  function follow(event: ToggleEvent) {
    const opening = event.newState === 'open'
    if (opening && element.current && !CSS.supports('position-area: block-end'))
      placeByHand(element.current, id, props.align)
    setOpen(opening)
    props.onOpenChange?.(opening)
  }

  return (
    <>
      {props.trigger({ popoverTarget: id, 'aria-haspopup': 'dialog', style: { anchorName } })}
      <div
        ref={element}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={props.label}
        className={joinClasses(styles.popover, props.align === 'end' && styles.end, props.className)}
        style={{ positionAnchor: anchorName }}
        onBeforeToggle={follow}
      >
        {open && props.children(() => element.current?.hidePopover())}
      </div>
    </>
  )
}

/** For browsers without anchor positioning: under the trigger, as wide as fits. */
function placeByHand(popover: HTMLElement, id: string, align: 'start' | 'end' = 'start') {
  const trigger = document.querySelector(`[popovertarget="${CSS.escape(id)}"]`)
  if (!trigger || matchMedia('(max-width: 599px)').matches) return popover.removeAttribute('data-placed')
  const box = trigger.getBoundingClientRect()
  const rightToLeft = document.documentElement.dir === 'rtl'
  const toTheRight = (align === 'end') !== rightToLeft
  popover.dataset.placed = ''
  popover.style.top = `${box.bottom + 8}px`
  popover.style.left = toTheRight ? 'auto' : `${Math.max(8, box.left)}px`
  popover.style.right = toTheRight ? `${Math.max(8, innerWidth - box.right)}px` : 'auto'
}
