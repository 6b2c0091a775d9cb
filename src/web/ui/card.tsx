import type { ComponentProps } from 'react'
import { LocalLink } from '../lib/local-link.tsx'
import styles from './card.module.css'
import { joinClasses } from './class-names.ts'

/** A surface with a hairline; `raised` floats, `sunken` recedes. */
export function Panel({ look, className, ...rest }: ComponentProps<'div'> & { look?: 'raised' | 'sunken' }) {
  return <div {...rest} className={joinClasses(styles.panel, look && styles[look], className)} />
}

/**
 * The frame of a card whose whole face is one link. Inside it put a `CoverLink` around the name; hearts and arrows that
 * must stay pressable get `position: relative; z-index: 2`.
 */
export function Card({
  className,
  as: Tag = 'article',
  ...rest
}: Omit<ComponentProps<'article'>, 'ref'> & { as?: 'article' | 'li' | 'div' }) {
  return <Tag {...rest} className={joinClasses(styles.card, className)} />
}

/** The one link of a `Card`: its target and focus ring cover the card. */
export function CoverLink({ className, ...rest }: ComponentProps<typeof LocalLink>) {
  return <LocalLink {...rest} className={joinClasses(styles.cover, className)} />
}
