import { type PointerEvent, useRef } from 'react'

/** From so many pixels on it is a swipe, where it goes sideways rather than up or down. */
const shortest = 48

/**
 * Turning by a finger or pen that swipes sideways: 1 to what comes next, -1 back. The element needs `touch-action: pan-y`, so that
 * the browser keeps scrolling to itself, which ends the swipe.
 */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDown: (event: PointerEvent) => {
      const swipes = event.isPrimary && event.pointerType !== 'mouse'
      start.current = swipes ? { x: event.clientX, y: event.clientY } : null
    },
    onPointerCancel: () => {
      start.current = null
    },
    onPointerUp: (event: PointerEvent) => {
      if (!start.current || !event.isPrimary) return
      const aside = event.clientX - start.current.x
      const along = event.clientY - start.current.y
      start.current = null
      if (Math.abs(aside) < shortest || Math.abs(aside) < 2 * Math.abs(along)) return
      const leftwards = aside < 0
      onSwipe(leftwards === (document.documentElement.dir !== 'rtl') ? 1 : -1)
    },
  }
}
