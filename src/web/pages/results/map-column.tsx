import { lazy, memo, Suspense, useEffect, useRef, useState } from 'react'
import type { SearchAnswer } from '../../../contract/hotels.ts'
import { useT } from '../../lib/i18n.tsx'
import styles from './map-column.module.css'
import type { ResultsQuery } from './results-query.ts'

const ResultsMap = lazy(async () => ({ default: (await import('./results-map.tsx')).ResultsMap }))

/** The place of the map beside the list. Its code comes once the place is seen: never for a list on a phone. */
export const MapColumn = memo(function MapColumn(props: {
  answer: SearchAnswer | undefined
  query: ResultsQuery
  busy: boolean
}) {
  const t = useT('map')
  const column = useRef<HTMLElement>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setSeen(true),
    )
    if (column.current) observer.observe(column.current)
    return () => observer.disconnect()
  }, [])
  return (
    <aside ref={column} className={styles.column} aria-label={t('label')}>
      {seen && props.answer && (
        <Suspense>
          <ResultsMap {...props} answer={props.answer} />
        </Suspense>
      )}
    </aside>
  )
})
