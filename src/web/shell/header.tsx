import { type ComponentType, useState } from 'react'
import { useT } from '../lib/i18n.tsx'
import { LocalLink, LocalNavLink } from '../lib/local-link.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { joinClasses } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { menuIcon, paletteIcon } from '../ui/icons.ts'
import { AccountLink } from './account-link.tsx'
import { CurrencySelect } from './currency-select.tsx'
import styles from './header.module.css'
import type { HeaderPanel, HeaderPanels } from './header-panels.tsx'
import { LanguageLink } from './language-link.tsx'
import { Logo } from './logo.tsx'

/** Few visitors open them, so they are fetched when one points at their buttons. */
const loadPanels = () => import('./header-panels.tsx')

/**
 * @param look `transparent` lies over the page's first picture; `simple` holds the logo, and what the page puts beside it.
 * @param slot what a page puts in the middle (its folded search); such a header stays in view while scrolling.
 */
export function Header(props: { look: 'solid' | 'transparent' | 'simple'; slot?: ComponentType; b2b?: boolean }) {
  const [Panels, setPanels] = useState<typeof HeaderPanels | null>(null)
  const [opened, setOpened] = useState<HeaderPanel | null>(null)

  async function open(panel: HeaderPanel) {
    const module = await loadPanels().catch(() => null)
    if (!module) return
    setPanels(() => module.HeaderPanels)
    setOpened(panel)
  }

  const full = props.look !== 'simple'
  const looks = joinClasses(
    styles.header,
    props.look === 'transparent' && styles.clear,
    full && props.slot && styles.sticky,
  )
  return (
    <header className={looks}>
      <div className="wrap">
        <Logo b2b={props.b2b} className={full && props.slot ? 'wide-only' : undefined} />
        {full ? <Middle slot={props.slot} /> : props.slot && <props.slot />}
        {full && <Controls onOpen={open} />}
      </div>
      {Panels && <Panels opened={opened} onChange={setOpened} />}
    </header>
  )
}

function Middle(props: { slot?: ComponentType }) {
  const t = useT('shell')
  const Slot = props.slot
  if (Slot) {
    return (
      <div className={styles.slot}>
        <Slot />
      </div>
    )
  }
  return (
    <nav className={styles.links} aria-label={t('header.mainNavigation')}>
      <LocalNavLink to="/hotels">{t('header.hotels')}</LocalNavLink>
      <LocalNavLink to="/booking">{t('header.myBooking')}</LocalNavLink>
    </nav>
  )
}

function Controls(props: { onOpen: (panel: HeaderPanel) => Promise<void> }) {
  const t = useT('shell')
  const prepare = () => void loadPanels().catch(() => {})
  return (
    <div className={styles.controls}>
      <LocalLink to="/wishlist" className={buttonClass({ variant: 'plain' }, 'wide-only')}>
        {t('header.wishlist')}
      </LocalLink>
      <AccountLink className={buttonClass({ variant: 'plain' }, 'wide-only')} />
      <LanguageLink className={buttonClass({ variant: 'plain' }, 'wide-only')} />
      <CurrencySelect className="wide-only" />
      <Button
        variant="plain"
        iconOnly
        className="wide-only"
        aria-label={t('header.appearance')}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void props.onOpen('settings')}
      >
        <Icon shape={paletteIcon} />
      </Button>
      <Button
        variant="plain"
        iconOnly
        className="phone-only"
        aria-label={t('header.menu')}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void props.onOpen('menu')}
      >
        <Icon shape={menuIcon} />
      </Button>
    </div>
  )
}
