import { type ReactNode, useRef } from 'react'
import type { ComparedHotel, Comparison } from '../../../contract/comparison.ts'
import { amenityGroups } from '../../../domain/amenities.ts'
import { useT } from '../../lib/i18n.tsx'
import { Icon } from '../../ui/icon.tsx'
import { checkIcon, minusIcon } from '../../ui/icons.ts'
import styles from './compare-table.module.css'
import { PinnedNames } from './pinned-names.tsx'
import { useMoreAside } from './use-more-aside.ts'

/** A line of the comparison: what each hotel says, and by what it counts as the same. */
export type CompareRow = {
  key: string
  label: string
  cell: (hotel: ComparedHotel) => ReactNode
  /** Equal texts are no difference. */
  sameBy: (hotel: ComparedHotel) => string
  /** Marked among the others: the lowest price, the highest score. */
  best?: (hotel: ComparedHotel) => string | null
}

/**
 * Hotels as columns, facts and amenities as lines. What differs is marked; `differencesOnly` leaves out what does not.
 * @param head what stands above each hotel; `name` what stays of it in sight.
 */
export function CompareTable(props: {
  comparison: Comparison
  rows: readonly CompareRow[]
  differencesOnly: boolean
  head: (hotel: ComparedHotel) => ReactNode
  name: (hotel: ComparedHotel) => ReactNode
}) {
  const t = useT('compare')
  const words = useT('catalogue')
  const scrolled = useRef<HTMLElement>(null)
  const more = useMoreAside(scrolled)
  const { comparison, rows, differencesOnly, head } = props
  const { hotels } = comparison
  const toRow = ({ code, name }: Comparison['amenities'][number]): CompareRow => ({
    key: code,
    label: name,
    sameBy: (hotel) => String(hotel.amenities.includes(code)),
    cell: (hotel) => {
      const has = hotel.amenities.includes(code)
      return (
        <>
          <Icon shape={has ? checkIcon : minusIcon} size="s" className={has ? styles.yes : styles.no} />
          <span className="visually-hidden">{t(has ? 'yes' : 'no')}</span>
        </>
      )
    },
  })
  const groups = [
    { key: 'facts', label: t('facts'), rows, shared: [] },
    ...amenityGroups.flatMap((group) => {
      const own = comparison.amenities.filter((amenity) => amenity.group === group).map(toRow)
      // What all have is said in one line, so that what differs is found.
      const apart = hotels.length > 1 ? own.filter((row) => differs(row, hotels)) : own
      const shared = own.filter((row) => !apart.includes(row)).map((row) => row.label)
      return own.length > 0 ? [{ key: group, label: words(`amenityGroup.${group}`), rows: apart, shared }] : []
    }),
  ]
  return (
    <div className={styles.frame} data-more={more || undefined}>
      <PinnedNames hotels={hotels} scrolled={scrolled} name={props.name} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
      <section ref={scrolled} className={styles.scroll} tabIndex={0} aria-label={t('title')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {hotels.map((hotel) => (
                <th key={hotel.id} scope="col">
                  {head(hotel)}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group) => {
            const shown = group.rows.filter((row) => !differencesOnly || differs(row, hotels))
            return (
              <tbody key={group.key}>
                <tr>
                  <th scope="rowgroup" colSpan={hotels.length + 1} className={styles.group}>
                    <span>{group.label}</span>
                  </th>
                </tr>
                {(differencesOnly ? shown.length === 0 : group.shared.length > 0) && (
                  <tr>
                    <td colSpan={hotels.length + 1} className={styles.same}>
                      <span>{differencesOnly ? t('same') : t('everywhere', { list: group.shared.join(' · ') })}</span>
                    </td>
                  </tr>
                )}
                {shown.map((row) => (
                  <tr key={row.key} className={hotels.length > 1 && differs(row, hotels) ? styles.differs : undefined}>
                    <th scope="row">
                      <span>{row.label}</span>
                    </th>
                    {hotels.map((hotel) => (
                      <td key={hotel.id}>
                        <span>{row.cell(hotel)}</span>
                        {row.best?.(hotel) && <small className={styles.best}>{row.best(hotel)}</small>}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            )
          })}
        </table>
      </section>
    </div>
  )
}

function differs(row: CompareRow, hotels: readonly ComparedHotel[]): boolean {
  return new Set(hotels.map(row.sameBy)).size > 1
}
