import { useEffect } from 'react'
import { useT } from '../lib/i18n.tsx'
import { Button, buttonClass, LinkButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { compassIcon, windIcon } from '../ui/icons.ts'
import { BecalmedBoat } from './becalmed-boat.tsx'
import styles from './error-screens.module.css'

/**
 * Shown in the place of whatever threw while rendering (specification, section 2; the words are fixed there). What a lost
 * connection broke comes anew with it.
 */
export function ErrorScreen() {
  const t = useT('shell')
  useEffect(() => {
    if (navigator.onLine) return
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [])
  return (
    <div className={styles.screen}>
      <span className={styles.round}>
        <Icon shape={windIcon} size="l" />
      </span>
      <h1 className={styles.quiet}>{t('error.generic')}</h1>
      <Button variant="accent" onClick={reload}>
        {t('error.reload')}
      </Button>
    </div>
  )
}

function reload(): void {
  window.location.reload()
}

/** Body of the 404 page: what happened, and two ways on. */
export function NotFoundScreen() {
  const t = useT('shell')
  return (
    <div className={styles.screen}>
      <span className={styles.round}>
        <Icon shape={compassIcon} size="l" />
      </span>
      <h1>{t('error.notFoundTitle')}</h1>
      <p className="soft">{t('error.notFoundText')}</p>
      <div className={styles.ways}>
        <LinkButton to="/hotels" variant="accent">
          {t('error.notFoundAction')}
        </LinkButton>
        <LinkButton to="/" variant="outline">
          {t('error.home')}
        </LinkButton>
      </div>
    </div>
  )
}

/** Body of the static page for visits beyond what the server can take: the same address is asked again. */
export function BusyScreen() {
  const t = useT('shell')
  return (
    <div className={styles.screen}>
      <BecalmedBoat />
      <h1>{t('error.busyTitle')}</h1>
      <p className="soft">{t('error.busyText')}</p>
      <div className={styles.ways}>
        {/* biome-ignore lint/a11y/useValidAnchor: an empty address is this very page, query included */}
        <a href="" className={buttonClass({ variant: 'accent' })}>
          {t('error.tryAgain')}
        </a>
      </div>
    </div>
  )
}

/** Body of the static 500 page (specification, section 2): simple header, no footer, one way on. */
export function ServerErrorScreen() {
  const t = useT('shell')
  return (
    <div className={styles.screen}>
      <BecalmedBoat />
      <h1>{t('error.serverTitle')}</h1>
      <p className="soft">{t('error.serverText')}</p>
      {/* a full load: the page that failed may have left the program in a bad state */}
      <LinkButton to="/" variant="accent" reloadDocument>
        {t('error.serverAction')}
      </LinkButton>
    </div>
  )
}
