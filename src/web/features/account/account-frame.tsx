import type { ReactNode } from 'react'
import { useT } from '../../lib/i18n.tsx'
import { useSession } from '../../lib/session/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { userIcon } from '../../ui/icons.ts'
import { heartIcon } from '../../ui/keeping-icons.ts'
import { SideNavigation } from '../../ui/side-navigation.tsx'
import { lockKeyholeIcon } from '../../ui/stay-icons.ts'
import styles from './account-frame.module.css'

/**
 * The account's pages: where one may go beside what one came for.
 * @param wide more than a form: lists and tables.
 */
export function AccountFrame(props: { title: string; wide?: boolean; children: ReactNode }) {
  const t = useT('account')
  const { user, session } = useSession()
  return (
    <div className={`wrap ${styles.frame}`}>
      <aside className={styles.side}>
        <p className={styles.name}>
          {user?.first_name} {user?.last_name}
          <small>{user?.email}</small>
        </p>
        <SideNavigation
          collapses
          label={t('navigation')}
          sections={[
            {
              subheader: t('account'),
              items: [
                { title: t('wishlist'), path: '/wishlist', icon: heartIcon },
                { title: t('profile.title'), path: '/account', icon: userIcon },
                { title: t('security.title'), path: '/account/security', icon: lockKeyholeIcon },
              ],
            },
          ]}
        />
        <Button variant="outline" onClick={() => void session?.logout()}>
          {t('signOut')}
        </Button>
      </aside>
      <div className={props.wide ? `${styles.main} ${styles.wide}` : styles.main}>
        <h1>{props.title}</h1>
        {props.children}
      </div>
    </div>
  )
}
