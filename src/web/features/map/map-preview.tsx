import type { MapPreview as Drawing } from '../../../contract/maps.ts'
import styles from './map-preview.module.css'

/**
 * A drawing of a place's surroundings with a pin in its middle: what stands for the map before anybody opens it, and where
 * there is no JavaScript.
 * @param label tells readers of the page what is drawn; the names in it are drawing.
 */
export function MapPreview({ drawing, label }: { drawing: Drawing; label: string }) {
  const { width, height, land, coast, borders, labels } = drawing
  return (
    <svg
      className={styles.preview}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
      direction="ltr"
    >
      <path className={styles.shallows} d={coast} />
      <path className={styles.land} d={land} />
      <path className={styles.coast} d={coast} />
      <path className={styles.borders} d={borders} />
      {labels.map(({ name, kind, x, y }) => (
        <text
          key={`${name} ${x}`}
          className={styles[kind]}
          data-aside={reachesAside(name, x, drawing) || undefined}
          x={x}
          y={y}
        >
          {name}
        </text>
      ))}
      <g className={styles.pin} transform={`translate(${width / 2} ${height / 2})`}>
        <ellipse cx="0" cy="1" rx="9" ry="3.5" />
        <path d="M0 0C-5-9-15-15-15-26A15 15 0 0 1 15-26C15-15 5-9 0 0Z" />
        <circle cx="0" cy="-26" r="5.5" />
      </g>
    </svg>
  )
}

/** Half a letter of the names, in the drawing's lengths. */
const halfLetter = 4.6

/** Phones cut the drawing to less than one and a half times its height: such a name would be cut with it. */
function reachesAside(name: string, x: number, { width, height }: Drawing): boolean {
  return Math.abs(x - width / 2) + name.length * halfLetter > height * 0.68
}
