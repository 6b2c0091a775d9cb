import type { Elements } from '../../lib/elements.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { useSession } from '../../lib/session/use-session.ts'
import { houseIcon, lockKeyholeIcon, luggageIcon, shieldCheckIcon, userIcon } from '../../ui/account-icons.ts'
import { Button, TextLink } from '../../ui/button.tsx'
import { EmailText } from '../../ui/email-text.tsx'
import { heartIcon } from '../../ui/keeping-icons.ts'
import { Notice } from '../../ui/notice.tsx'
import { SideNavigation } from '../../ui/side-navigation.tsx'
import styles from './account-frame.module.css'

/**
 * The account's pages: where one may go beside what one came for. An account that is going to be erased says so on each of them;
 * `tellsErasure` is the page that says it itself.
 * @param wide more than a form: lists and tables.
 */
export function AccountFrame(props: { title: string; tellsErasure?: boolean; wide?: boolean; children: Elements }) {
  const t = useT('account')
  const format = useFormat()
  const { user, session } = useSession()
  const erasesAt = props.tellsErasure ? null : user?.erases_at
  return (
    <div className={`wrap ${styles.frame}`}>
      <aside className={styles.side}>
        <p className={styles.name}>
          <span>{`${user?.first_name ?? ''} ${user?.last_name ?? ''}`}</span>
          <small>{user && <EmailText address={user.email} />}</small>
        </p>
        <SideNavigation
          collapses
          label={t('navigation')}
          sections={[
            {
              subheader: t('account'),
              items: [
                { title: t('pages.overview'), path: '/account', icon: houseIcon },
                { title: t('pages.bookings'), path: '/account/bookings', icon: luggageIcon },
                { title: t('wishlist'), path: '/wishlist', icon: heartIcon },
                { title: t('profile.title'), path: '/account/profile', icon: userIcon },
                { title: t('security.title'), path: '/account/security', icon: lockKeyholeIcon },
                { title: t('pages.privacy'), path: '/account/privacy', icon: shieldCheckIcon },
              ],
            },
          ]}
        />
        <Button small variant="outline" onClick={() => void session?.logout()}>
          {t('signOut')}
        </Button>
      </aside>
      <div className={props.wide ? `${styles.main} ${styles.wide}` : styles.main}>
        <h1>{props.title}</h1>
        {erasesAt && (
          <Notice tone="warning">
            <p>{t('erasing.text', { day: format.day(erasesAt, { year: true }) })}</p>
            <TextLink to="/account/privacy">{t('erasing.keep')}</TextLink>
          </Notice>
        )}
        {props.children}
      </div>
    </div>
  )
}
