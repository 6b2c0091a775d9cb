import { type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react'
import { useCloseByBack } from '../lib/close-by-back.ts'
import type { Elements } from '../lib/elements.ts'
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
  trigger: (wiring: TriggerProps) => Elements
  children: (close: () => void) => ReactNode
  /** The edge it shares with its trigger. */
  align?: 'start' | 'end'
  /** Its width from 600 px up, `320px` for instance; phones get a sheet of the screen's width. */
  width?: string
  onOpenChange?: (open: boolean) => void
  className?: string
}) {
  const id = useId()
  const element = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const tellBack = useCloseByBack(close)
  const anchorName = `--${id.replace(/[^\w-]/g, '')}`

  function prepare(event: ToggleEvent) {
    if (event.newState !== 'open') return
    if (element.current && !CSS.supports('position-area: block-end')) placeByHand(element.current, id, props.align)
    setOpen(true)
    tellBack(true)
    props.onOpenChange?.(true)
  }

  // Only when it is gone: the browser gives focus back from a content that is still there.
  function clear(event: ToggleEvent) {
    if (event.newState !== 'closed') return
    setOpen(false)
    tellBack(false)
    props.onOpenChange?.(false)
  }

  function close() {
    element.current?.hidePopover()
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
        style={{ positionAnchor: anchorName, '--popover-width': props.width }}
        onBeforeToggle={prepare}
        onToggle={clear}
      >
        {open && props.children(close)}
      </div>
    </>
  )
}

/** Below this a panel goes to the other side of its trigger, if that has more room. */
const lowestPanel = 320

/** For browsers without anchor positioning: under the trigger, or above where there is more room, within the screen. */
function placeByHand({ style }: HTMLElement, id: string, align: 'start' | 'end' = 'start') {
  for (const edge of ['top', 'right', 'bottom', 'left', 'max-height']) style.removeProperty(edge)
  const trigger = document.querySelector(`[popovertarget="${CSS.escape(id)}"]`)
  if (!trigger || matchMedia('(max-width: 599px)').matches) return
  const box = trigger.getBoundingClientRect()
  const below = innerHeight - box.bottom
  const up = below < lowestPanel && box.top > below
  style[up ? 'bottom' : 'top'] = `${(up ? innerHeight - box.top : box.bottom) + 8}px`
  style.maxHeight = `${(up ? box.top : below) - 16}px`
  const toTheRight = (align === 'end') !== (document.documentElement.dir === 'rtl')
  if (toTheRight) style.right = `${Math.max(8, innerWidth - box.right)}px`
  else style.left = `${Math.max(8, box.left)}px`
}
