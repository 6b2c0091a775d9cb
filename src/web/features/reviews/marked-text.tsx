import styles from './marked-text.module.css'

/** A text with what was searched for marked in it. `places` are in order and do not overlap. */
export function MarkedText({ text, places = [] }: { text: string; places?: [from: number, to: number][] | undefined }) {
  return (
    <>
      {places.map(([from, to], index) => (
        <span key={from}>
          <span>{text.slice(places[index - 1]?.[1] ?? 0, from)}</span>
          <mark className={styles.mark}>{text.slice(from, to)}</mark>
        </span>
      ))}
      <span>{text.slice(places.at(-1)?.[1] ?? 0)}</span>
    </>
  )
}
