import { useT } from '../../lib/i18n.tsx'
import { useLateMessages } from '../../lib/late-messages.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { mailIcon } from '../../ui/icons.ts'
import { copyIcon, printerIcon } from '../../ui/stay-icons.ts'
import { showToast } from '../../ui/toast.ts'
import { type Messenger, messengers } from './messengers.ts'
import styles from './share-sheet.module.css'

/** Copy the address, send it by a messenger or by mail, print the page. */
export function ShareSheet(props: { title: string; onDone: () => void }) {
  useLateMessages('share')
  const t = useT('share')
  const { title, onDone } = props
  const address = window.location.href
  const words = t('text', { title })
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${words}\n${address}`)}`

  async function copy() {
    onDone()
    try {
      await navigator.clipboard.writeText(address)
      await showToast('success', t('copied'))
    } catch {
      // Forbidden, or a page without https: the address bar still has it.
      await showToast('error', t('copyFailed'))
    }
  }

  return (
    <div className={styles.sheet}>
      <p className={styles.title}>{title}</p>
      <Button variant="plain" className={styles.way} onClick={() => void copy()}>
        <Icon shape={copyIcon} />
        <span>{t('copy')}</span>
      </Button>
      <ul className={styles.messengers} aria-label={t('messengers')}>
        {messengers.map((messenger) => (
          <li key={messenger.name}>
            <MessengerLink messenger={messenger} href={messenger.link(words, address)} onFollow={onDone} />
          </li>
        ))}
      </ul>
      <a href={mail} className={buttonClass({ variant: 'plain' }, styles.way)} onClick={onDone}>
        <Icon shape={mailIcon} />
        <span>{t('mail')}</span>
      </a>
      <Button
        variant="plain"
        className={styles.way}
        onClick={() => {
          onDone()
          // The panel is gone from the paper only after the browser has drawn the page without it.
          requestAnimationFrame(() => window.print())
        }}
      >
        <Icon shape={printerIcon} />
        <span>{t('print')}</span>
      </Button>
    </div>
  )
}

function MessengerLink(props: { messenger: Messenger; href: string; onFollow: () => void }) {
  const t = useT('share')
  const { name, shape, page } = props.messenger
  return (
    <a
      href={props.href}
      className={buttonClass({ variant: 'plain' }, styles.way)}
      onClick={props.onFollow}
      {...(page ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      <Icon shape={shape} />
      <span>{name}</span>
      {page && <span className="visually-hidden">{` ${t('newTab')}`}</span>}
    </a>
  )
}
