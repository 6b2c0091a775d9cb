import { useFormat, useT } from '../../lib/i18n.tsx'
import styles from './account-data.module.css'
import { type ExportRecord, worded } from './export-records.ts'

const instant = /^\d{4}-\d{2}-\d{2}T/
const stayDate = /^\d{4}-\d{2}-\d{2}$/

/** A record as a list of terms; records within it stand one after the other. What is not known is left out. */
export function RecordFields({ record }: { record: ExportRecord }) {
  const t = useT('account-privacy')
  const word = useWord(String(record.currency ?? ''))
  const known = Object.entries(record).filter(([, value]) => value !== null && value !== '' && !isEmptyList(value))
  return (
    <dl className={styles.record}>
      {known.map(([field, value]) => (
        <div key={field}>
          <dt>{t(`data.fields.${field}` as 'data.fields.email')}</dt>
          <dd>{word(field, value)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A value in the reader's words. `currency` is that of the record's sums. */
function useWord(currency: string): (field: string, value: unknown) => string {
  const t = useT('account-privacy')
  const format = useFormat()
  function word(field: string, value: unknown): string {
    if (typeof value === 'boolean') return t(value ? 'data.yes' : 'data.no')
    if (field === 'total') return format.money(String(value), currency)
    if (field === 'room') return `${t('data.fields.room')} ${format.number(Number(value))}`
    if (typeof value === 'number') return format.number(value)
    if (Array.isArray(value)) return value.map((item) => word(field, item)).join('; ')
    if (typeof value === 'object' && value !== null) {
      const known = Object.entries(value).filter(([, inner]) => inner !== null)
      return known.map(([inner, text]) => word(inner, text)).join(', ')
    }
    const text = String(value ?? '')
    if (worded.has(field)) return t(`data.values.${text}` as 'data.values.bg')
    if (instant.test(text)) return format.dateTime(text, { year: true })
    if (stayDate.test(text)) return format.day(text, { year: true })
    return text
  }
  return word
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}
