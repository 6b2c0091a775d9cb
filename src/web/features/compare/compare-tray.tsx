import { useLocation } from 'react-router'
import { useT } from '../../lib/i18n.tsx'
import { stripLanguage } from '../../lib/language.ts'
import { useLateMessages } from '../../lib/late-messages.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { xIcon } from '../../ui/icons.ts'
import styles from './compare-tray.module.css'
import { comparePath, forgetCompared, useCompared } from './compared.ts'

/**
 * Along the lower edge: the hotels put aside, and the way to see them side by side. Nothing while there are none.
 * @param stay `?checkin=...&checkout=...&rooms=...` and the chosen filters on offers that they are priced for, or empty.
 */
export function CompareTray(props: { stay: string }) {
  useLateMessages('compare')
  const t = useT('compare')
  const { pathname, search } = useLocation()
  const hotels = useCompared()
  if (hotels.length === 0) return null
  return (
    <>
      {/* What lies at the page's end can still be scrolled above the tray. */}
      <div className={styles.room} />
      <section className={`${styles.tray} fixed`} aria-label={t('tray.label')}>
        <ul className={styles.hotels}>
          {hotels.map((hotel) => (
            <li key={hotel.id}>
              {hotel.image ? (
                <img src={hotel.image} alt="" width={44} height={44} loading="lazy" decoding="async" />
              ) : (
                <span className={styles.picture} />
              )}
              <span className={styles.name}>{hotel.name}</span>
              <button
                type="button"
                aria-label={t('tray.remove', { name: hotel.name })}
                onClick={() => forgetCompared(hotel.id)}
              >
                <Icon shape={xIcon} size="s" />
              </button>
            </li>
          ))}
        </ul>
        <p className={styles.count} role="status">
          <span>{t('tray.count', { count: hotels.length })}</span>
          {hotels.length === 1 && <span>{` ${t('tray.hint')}`}</span>}
        </p>
        <div className={styles.actions}>
          <Button variant="plain" onClick={() => forgetCompared()}>
            {t('tray.clear')}
          </Button>
          {hotels.length > 1 && (
            <LinkButton
              variant="solid"
              state={{ search: stripLanguage(pathname) + search }}
              to={comparePath(
                hotels.map(({ id }) => id),
                props.stay,
              )}
            >
              {t('tray.go')}
            </LinkButton>
          )}
        </div>
      </section>
    </>
  )
}
