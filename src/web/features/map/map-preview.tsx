import type { MapPreview as Drawing } from '../../../contract/maps.ts'
import { joinClasses } from '../../ui/class-names.ts'
import styles from './map-preview.module.css'

/**
 * A drawing of a place's surroundings with a pin in its middle: what stands for the map before anybody opens it, and where
 * there is no JavaScript.
 * @param label tells readers of the page what is drawn; the names in it are drawing.
 * @param small it stands in a corner: names are drawn larger, and only those that are seen whole.
 */
export function MapPreview({ drawing, label, small }: { drawing: Drawing; label: string; small?: boolean }) {
  const { width, height, land, coast, borders } = drawing
  const labels = small ? drawing.labels.filter((each) => isWholeInCorner(each, drawing)) : drawing.labels
  return (
    <svg
      className={joinClasses(styles.preview, small && styles.small)}
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
        <text key={`${name} ${x}`} className={styles[kind]} data-cut={whereCut(name, { x, y }, drawing)} x={x} y={y}>
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

/** Half a letter of the names and half a line, in the drawing's lengths. */
const half = { letter: 4.6, line: 10 }

/** The box is less than one and a half times as wide as high on phones, and three and a third times on large screens. */
const shapes = { narrow: 1.36, wide: 3.4 }

/** Where a name would be cut off with the drawing's edges, by the shape of the box. */
function whereCut(name: string, at: { x: number; y: number }, { width, height }: Drawing): string | undefined {
  const narrow = Math.abs(at.x - width / 2) + name.length * half.letter > (height * shapes.narrow) / 2
  const wide = Math.abs(at.y - height / 2) + half.line > width / shapes.wide / 2
  return [narrow && 'narrow', wide && 'wide'].filter(Boolean).join(' ') || undefined
}

/** How much larger names are in a corner, and the shape of the narrower of its two boxes. */
const corner = { letter: 1.6, shape: 1.45 }

function isWholeInCorner({ name, x }: Drawing['labels'][number], { width, height }: Drawing): boolean {
  return Math.abs(x - width / 2) + name.length * half.letter * corner.letter <= (height * corner.shape) / 2
}
