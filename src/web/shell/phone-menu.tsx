import { useT } from '../lib/i18n.tsx'
import { LocalNavLink } from '../lib/local-link.tsx'
import { Drawer } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { bedDoubleIcon, coinsIcon, globeIcon, infoIcon, paletteIcon, userIcon } from '../ui/icons.ts'
import { heartIcon } from '../ui/keeping-icons.ts'
import { ticketIcon } from '../ui/stay-icons.ts'
import { AccountLink } from './account-link.tsx'
import { CurrencySelect } from './currency-select.tsx'
import { LanguageLink } from './language-link.tsx'
import styles from './phone-menu.module.css'

/** What the wide header shows in a line, as a list under the thumb. */
export function PhoneMenu(props: { open: boolean; onClose: () => void; onSettings: () => void }) {
  const t = useT('shell')
  return (
    <Drawer open={props.open} onClose={props.onClose} title={t('header.menu')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: closes after any link inside, which has its own keys */}
      <div className={styles.menu} onClick={(event) => leadsAway(event.target) && props.onClose()}>
        <nav aria-label={t('header.mainNavigation')}>
          <LocalNavLink to="/hotels" className={styles.item}>
            <Icon shape={bedDoubleIcon} />
            <span>{t('header.hotels')}</span>
          </LocalNavLink>
          <LocalNavLink to="/wishlist" className={styles.item}>
            <Icon shape={heartIcon} />
            <span>{t('header.wishlist')}</span>
          </LocalNavLink>
          <LocalNavLink to="/booking" className={styles.item}>
            <Icon shape={ticketIcon} />
            <span>{t('header.myBooking')}</span>
          </LocalNavLink>
          <div className={styles.item}>
            <Icon shape={userIcon} />
            <AccountLink className={styles.grow} />
          </div>
          <LocalNavLink to="/help" className={styles.item}>
            <Icon shape={infoIcon} />
            <span>{t('help')}</span>
          </LocalNavLink>
        </nav>
        <div className={styles.item}>
          <Icon shape={globeIcon} />
          <LanguageLink className={styles.grow} />
        </div>
        <div className={styles.item}>
          <Icon shape={coinsIcon} />
          <CurrencySelect className={styles.grow} />
        </div>
        <button type="button" className={styles.item} onClick={props.onSettings}>
          <Icon shape={paletteIcon} />
          <span>{t('header.appearance')}</span>
        </button>
      </div>
    </Drawer>
  )
}

function leadsAway(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a') !== null
}
