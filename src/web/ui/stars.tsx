import type { Language } from '../../contract/values.ts'
import { getT, useLanguage } from '../lib/i18n.tsx'
import { roundToPrecision } from './rating-values.ts'
import styles from './stars.module.css'

/**
 * A star rating for reading, at half-star precision (specification, section 9): one element, however many stars.
 * @param value 0 to `max`; nothing is drawn for a value that rounds to 0.
 */
export function Stars(props: { value: number; max?: number; large?: boolean }) {
  const language = useLanguage()
  const value = Math.min(roundToPrecision(props.value, 0.5), props.max ?? 5)
  if (value <= 0) return null
  return (
    <span
      className={props.large ? `${styles.stars} ${styles.large}` : styles.stars}
      role="img"
      aria-label={wordStars(language, value)}
      style={{ '--stars': Math.ceil(value), '--filled': `${(value / Math.ceil(value)) * 100}%` }}
    />
  )
}

const worded = new Map<string, string>()

/** There are ten ratings in each language, and lists say them a hundred times a page. */
function wordStars(language: Language, value: number): string {
  const key = `${language}${value}`
  const known = worded.get(key)
  if (known !== undefined) return known
  const words = getT(language, 'shell')('rating.stars', { count: value })
  worded.set(key, words)
  return words
}
