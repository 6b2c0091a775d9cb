import type { ComponentType, ReactNode } from 'react'
import { useT } from '../lib/i18n.tsx'
import { LatePart } from '../lib/late.tsx'
import { ToastOutlet } from '../ui/toast-outlet.tsx'
import { ConsentOutlet } from './consent-outlet.tsx'
import { Header } from './header.tsx'
import { lateFooter } from './late-footer.ts'
import { OfflineBar } from './offline-bar.tsx'
import styles from './page-frame.module.css'
import { ProgressBar } from './progress-bar.tsx'
import { ScrollTop, topAnchor } from './scroll-top.tsx'

/** How a page wants its surroundings; the same words as in its `handle`. */
export type FrameLook = {
  header?: 'solid' | 'transparent' | 'hidden' | 'simple'
  footer?: 'shown' | 'hidden'
  /** Stands in the header's middle, for instance the folded search. */
  headerSlot?: ComponentType
  b2b?: boolean
  /** No shell at all. */
  bare?: boolean
}

const nothing = {}

/** Header, main and footer around a page, and what floats above it: progress, toasts, the way back to the top. */
export function PageFrame(props: { look: FrameLook; children: ReactNode }) {
  const t = useT('shell')
  const { header = 'solid', footer = 'shown', headerSlot, b2b, bare } = props.look
  return (
    <div className={styles.frame}>
      <span id={topAnchor} className={styles.top} tabIndex={-1} />
      <a className={styles.skip} href="#main">
        {t('skipToContent')}
      </a>
      <ConsentOutlet />
      <ProgressBar />
      {!bare && header !== 'hidden' && <Header look={header} slot={headerSlot} b2b={b2b} />}
      <main id="main" tabIndex={-1} className={styles.main}>
        {props.children}
      </main>
      {!bare && footer === 'shown' && <LatePart part={lateFooter} given={nothing} />}
      <ScrollTop />
      <OfflineBar />
      <ToastOutlet />
    </div>
  )
}
