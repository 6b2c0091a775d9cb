import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { ComparedHotel } from '../../../contract/comparison.ts'
import { joinClasses } from '../../ui/class-names.ts'
import tableStyles from './compare-table.module.css'
import styles from './pinned-names.module.css'

/**
 * Whose column is whose, at the window's upper edge once the table's own heads are out of sight. A line beside the table, since
 * within what scrolls sideways nothing stays in sight of the page; it follows the table aside. The heads say it already to who
 * listens.
 * @param scrolled what holds the table and scrolls sideways.
 * @param name what stands above each hotel: a line or two.
 */
export function PinnedNames(props: {
  hotels: readonly ComparedHotel[]
  scrolled: RefObject<HTMLElement | null>
  name: (hotel: ComparedHotel) => ReactNode
}) {
  const { hotels, scrolled } = props
  const line = useRef<HTMLDivElement>(null)
  const [pinned, setPinned] = useState(false)

  useEffect(() => {
    const beside = scrolled.current
    const heads = beside?.querySelector('thead')
    if (!beside || !heads) return
    const follow = () => line.current?.scrollTo({ left: beside.scrollLeft, behavior: 'instant' })
    const observer = new IntersectionObserver((entries) => {
      const passed = entries.at(-1)
      if (passed) setPinned(!passed.isIntersecting && passed.boundingClientRect.top < 0)
    })
    observer.observe(heads)
    beside.addEventListener('scroll', follow, { passive: true })
    follow()
    return () => {
      observer.disconnect()
      beside.removeEventListener('scroll', follow)
    }
  }, [scrolled])

  return (
    <div className={styles.pin} aria-hidden="true">
      <div ref={line} className={joinClasses(styles.line, pinned && styles.shown)}>
        <table className={tableStyles.table} role="presentation">
          <thead>
            <tr>
              <td />
              {hotels.map((hotel) => (
                <td key={hotel.id}>{props.name(hotel)}</td>
              ))}
            </tr>
          </thead>
        </table>
      </div>
    </div>
  )
}
