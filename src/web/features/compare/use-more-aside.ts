import { type RefObject, useEffect, useState } from 'react'

/** What is hidden of less than this, in pixels, is no more than an edge. */
const edge = 8

/** Whether something that scrolls sideways goes on beyond its end; known once the page is awake. */
export function useMoreAside(scrolled: RefObject<HTMLElement | null>): boolean {
  const [more, setMore] = useState(false)
  useEffect(() => {
    const element = scrolled.current
    if (!element) return
    const look = () => setMore(element.scrollWidth - element.clientWidth - Math.abs(element.scrollLeft) > edge)
    const observer = new ResizeObserver(look)
    for (const part of [element, ...element.children]) observer.observe(part)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [scrolled])
  return more
}
