import type { ComponentProps } from 'react'
import { joinClasses } from './class-names.ts'
import { Icon } from './icon.tsx'
import { imagesIcon } from './icons.ts'
import styles from './more-pictures.module.css'

/**
 * `+ N Photos` in the corner of a picture or of several (specification, section 2): put it into the box that holds them. A
 * link, so that it leads somewhere before there is a gallery.
 */
export function MorePictures({ children, className, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} className={joinClasses(styles.more, className)}>
      <Icon shape={imagesIcon} size="s" />
      <span>{children}</span>
    </a>
  )
}
