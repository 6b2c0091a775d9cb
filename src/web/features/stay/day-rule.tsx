import { useSyncExternalStore } from 'react'
import { useFormat } from '../../lib/i18n.tsx'
import styles from './stay-calendar.module.css'

/** The day that was pointed at or got the focus last, apart from the calendar's own state: two months need not be drawn anew for every move. */
export type PointedDay = {
  subscribe: (notify: () => void) => () => void
  read: () => string | null
  set: (date: string | null) => void
}

export function createPointedDay(): PointedDay {
  const listeners = new Set<() => void>()
  let current: string | null = null
  return {
    subscribe: (notify) => {
      listeners.add(notify)
      return () => listeners.delete(notify)
    },
    read: () => current,
    set: (date) => {
      if (date === current) return
      current = date
      for (const notify of listeners) notify()
    },
  }
}

/**
 * Below the months: what the prices mean, and what holds on the day under the pointer or the focus, in words, which screen readers
 * hear as part of the day's name. Its height is kept, so that nothing moves.
 */
export function DayRule(props: { pointed: PointedDay; describe: (date: string) => string | null; note: string }) {
  const format = useFormat()
  const date = useSyncExternalStore(props.pointed.subscribe, props.pointed.read, () => null)
  const rule = date === null ? null : props.describe(date)
  return (
    <div className={styles.notes}>
      <p>{props.note}</p>
      <p aria-hidden="true">
        {date !== null && rule && (
          <>
            <b>{format.day(date)}</b>
            <span>{`: ${rule}`}</span>
          </>
        )}
      </p>
    </div>
  )
}
