import { useSyncExternalStore } from 'react'
import { useT } from '../lib/i18n.tsx'
import { Icon } from '../ui/icon.tsx'
import { wifiOffIcon } from '../ui/icons.ts'
import styles from './offline-bar.module.css'

/** Says that the connection is gone, as long as it is. */
export function OfflineBar() {
  const t = useT('shell')
  const offline = useSyncExternalStore(watchConnection, isOffline, () => false)
  return (
    <div role="status" className={offline ? styles.bar : undefined}>
      {offline && (
        <>
          <Icon shape={wifiOffIcon} size="s" />
          <span>{t('offline')}</span>
        </>
      )}
    </div>
  )
}

function watchConnection(notify: () => void): () => void {
  window.addEventListener('online', notify)
  window.addEventListener('offline', notify)
  return () => {
    window.removeEventListener('online', notify)
    window.removeEventListener('offline', notify)
  }
}

function isOffline(): boolean {
  return !navigator.onLine
}
