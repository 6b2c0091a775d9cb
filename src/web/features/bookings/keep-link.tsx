import { useId, useRef, useState } from 'react'
import { useT } from '../../lib/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { checkIcon } from '../../ui/icons.ts'
import { copyIcon, printerIcon } from '../../ui/stay-icons.ts'
import styles from './keep-link.module.css'

/** The only way back to a booking: its address, to copy or to print. `address` is absolute. */
export function KeepLink({ address }: { address: string }) {
  const t = useT('booking')
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<'yes' | 'byHand' | null>(null)

  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      setCopied('yes')
    } catch {
      // No permission, or no secure context: the text is marked, so that two keys copy it.
      field.current?.select()
      setCopied('byHand')
    }
  }

  return (
    <div className={styles.keep}>
      <label htmlFor={id}>{t('keep.label')}</label>
      <input
        ref={field}
        id={id}
        readOnly
        value={address}
        className={styles.address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={styles.actions}>
        <Button variant="solid" onClick={() => void copy()}>
          <Icon shape={copied === 'yes' ? checkIcon : copyIcon} size="s" />
          <span>{t(copied === 'yes' ? 'keep.copied' : 'keep.copy')}</span>
        </Button>
        <Button variant="outline" onClick={() => window.print()}>
          <Icon shape={printerIcon} size="s" />
          <span>{t('keep.print')}</span>
        </Button>
      </div>
      <p className={styles.note} role="status">
        {copied === 'byHand' ? t('keep.byHand') : copied === 'yes' ? t('keep.copiedNote') : ''}
      </p>
    </div>
  )
}
