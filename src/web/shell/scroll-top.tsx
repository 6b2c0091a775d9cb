import { useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { useT } from '../lib/i18n.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { arrowUpIcon } from '../ui/icons.ts'
import styles from './scroll-top.module.css'

/** Pixels one must have scrolled before the button appears (specification, section 9). */
const threshold = 100

/** Id of the anchor that opens the document. */
export const topAnchor = 'top'

/** Brings the visitor back to the top; not on a page opened with a `key` (specification, section 2). */
export function ScrollTop() {
  const t = useT('shell')
  const scrolled = useSyncExternalStore(watchScroll, hasScrolled, () => false)
  const hidden = useSearchParams()[0].has('key')
  if (!scrolled || hidden) return null
  return (
    <Button
      variant="plain"
      iconOnly
      className={`${styles.button} fixed`}
      aria-label={t('scrollTop')}
      onClick={scrollToTop}
    >
      <Icon shape={arrowUpIcon} />
    </Button>
  )
}

function scrollToTop() {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const anchor = document.getElementById(topAnchor)
  anchor?.scrollIntoView({ behavior: calm ? 'instant' : 'smooth' })
  anchor?.focus({ preventScroll: true })
}

function watchScroll(notify: () => void): () => void {
  addEventListener('scroll', notify, { passive: true })
  return () => removeEventListener('scroll', notify)
}

function hasScrolled(): boolean {
  return scrollY > threshold
}
