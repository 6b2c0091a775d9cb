import { type RefObject, useEffect, useState } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { chevronLeftIcon, chevronRightIcon } from './icons.ts'
import styles from './strip-arrows.module.css'

/** Turned pages keep a card of the one before in view. */
const pageShare = 0.8

/**
 * Arrows for who has a mouse and cannot swipe a strip of cards: each press turns a page of it. Nothing where all of the strip is
 * in view, and on screens that are touched.
 */
export function StripArrows(props: { strip: RefObject<HTMLElement | null>; previous: string; next: string }) {
  const { strip } = props
  const [beyond, setBeyond] = useState({ before: false, after: false })

  useEffect(() => {
    const element = strip.current
    if (!element) return
    const look = () => {
      // From right to left the place is told by negative numbers.
      const at = Math.abs(element.scrollLeft)
      setBeyond({ before: at > 1, after: at < element.scrollWidth - element.clientWidth - 1 })
    }
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [strip])

  function turn(way: 1 | -1) {
    const element = strip.current
    if (!element) return
    const mirrored = getComputedStyle(element).direction === 'rtl' ? -1 : 1
    element.scrollBy({ left: way * mirrored * element.clientWidth * pageShare, behavior: 'smooth' })
  }

  if (!beyond.before && !beyond.after) return null
  return (
    <div className={styles.arrows}>
      {/* Not `disabled`: who presses on to the end by keyboard would lose their place. */}
      <Button
        variant="outline"
        iconOnly
        aria-label={props.previous}
        aria-disabled={!beyond.before || undefined}
        onClick={() => turn(-1)}
      >
        <Icon shape={chevronLeftIcon} turns />
      </Button>
      <Button
        variant="outline"
        iconOnly
        aria-label={props.next}
        aria-disabled={!beyond.after || undefined}
        onClick={() => turn(1)}
      >
        <Icon shape={chevronRightIcon} turns />
      </Button>
    </div>
  )
}
