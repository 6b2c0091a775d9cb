import type { ComponentProps } from 'react'
import type { Elements } from '../lib/elements.ts'
import { LocalLink } from '../lib/local-link.tsx'
import { joinClasses } from './class-names.ts'
import styles from './tile.module.css'

/** Words on a picture under a scrim, the whole a link: destinations. `picture` fills the tile. */
export function Tile({
  picture,
  className,
  children,
  ...rest
}: ComponentProps<typeof LocalLink> & { picture: Elements }) {
  return (
    <LocalLink {...rest} className={joinClasses(styles.tile, className)}>
      {picture}
      <div className={styles.words}>{children}</div>
    </LocalLink>
  )
}
