import { type ComponentType, useState } from 'react'
import { useT } from '../lib/i18n.tsx'
import { LocalNavLink } from '../lib/local-link.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { joinClasses } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { menuIcon, paletteIcon } from '../ui/icons.ts'
import { CurrencySelect } from './currency-select.tsx'
import styles from './header.module.css'
import { LanguageLink } from './language-link.tsx'
import { Logo } from './logo.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { SettingsDrawer } from './settings-drawer.tsx'

type Panel = 'settings' | 'menu'

/**
 * @param look `transparent` lies over the page's first picture; `simple` holds the logo alone.
 * @param slot what a page puts in the middle (its folded search); such a header stays in view while scrolling.
 */
export function Header(props: { look: 'solid' | 'transparent' | 'simple'; slot?: ComponentType; b2b?: boolean }) {
  const [opened, setOpened] = useState<Panel | null>(null)
  const close = () => setOpened(null)
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
        {full && <Middle slot={props.slot} />}
        {full && <Controls onOpen={setOpened} />}
      </div>
      {full && <PhoneMenu open={opened === 'menu'} onClose={close} onSettings={() => setOpened('settings')} />}
      {full && <SettingsDrawer open={opened === 'settings'} onClose={close} />}
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
    </nav>
  )
}

function Controls(props: { onOpen: (panel: Panel) => void }) {
  const t = useT('shell')
  return (
    <div className={styles.controls}>
      <LanguageLink className={buttonClass({ variant: 'plain' }, 'wide-only')} />
      <CurrencySelect className="wide-only" />
      <Button
        variant="plain"
        iconOnly
        className="wide-only"
        aria-label={t('header.appearance')}
        aria-haspopup="dialog"
        onClick={() => props.onOpen('settings')}
      >
        <Icon shape={paletteIcon} />
      </Button>
      <Button
        variant="plain"
        iconOnly
        className="phone-only"
        aria-label={t('header.menu')}
        aria-haspopup="dialog"
        onClick={() => props.onOpen('menu')}
      >
        <Icon shape={menuIcon} />
      </Button>
    </div>
  )
}
