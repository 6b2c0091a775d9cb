import { useT } from '../../lib/i18n.tsx'
import type { StoredItem } from './stored-items.ts'
import styles from './stored-table.module.css'

/** What is left in a browser, line by line; on phones each line is a small card. */
export function StoredTable(props: { items: readonly StoredItem[]; label: string }) {
  const t = useT('cookies')
  return (
    <table className={styles.table} aria-label={props.label}>
      <thead>
        <tr>
          <th scope="col">{t('table.name')}</th>
          <th scope="col">{t('table.purpose')}</th>
          <th scope="col">{t('table.lasts')}</th>
          <th scope="col">{t('table.place')}</th>
        </tr>
      </thead>
      <tbody>
        {props.items.map(({ name, place, lasts }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{t(`items.${name}`)}</td>
            <td>{t(`lasts.${lasts}`)}</td>
            <td>{t(`places.${place}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
