import { useRef, useState } from 'react'
import type { WishlistList } from '../../../contract/wishlist.ts'
import { useLanguage, useT } from '../../lib/i18n.tsx'
import { localizePath } from '../../lib/language.ts'
import { useApi } from '../../lib/services.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { share2Icon } from '../../ui/icons.ts'
import { listPath, useListChange } from './list-query.ts'
import styles from './share-list.module.css'

/** The link by which others see a list: made, copied, taken back; with what they will see said first. */
export function ShareList({ list, name }: { list: WishlistList; name: string }) {
  const t = useT('wishlist')
  const api = useApi()
  const language = useLanguage()
  const change = useListChange()
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [copied, setCopied] = useState<'yes' | 'byHand' | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const { share } = list

  async function run(work: () => Promise<unknown>) {
    setBusy(true)
    setCopied(null)
    await change(work)
    setBusy(false)
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(field.current?.value ?? '')
      setCopied('yes')
    } catch {
      // No permission, or no secure context: the text is marked, so that two keys copy it.
      field.current?.select()
      setCopied('byHand')
    }
  }

  return (
    <>
      <Button variant="plain" onClick={() => setOpen(true)}>
        <Icon shape={share2Icon} size="s" />
        <span>{t(share ? 'share.shared' : 'share.button')}</span>
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('share.title', { name })}>
        <div className={styles.share}>
          <p>{t('share.text')}</p>
          {share ? (
            <>
              <TextField
                ref={field}
                label={t('share.link')}
                readOnly
                value={window.location.origin + localizePath(`/wishlist/shared?key=${share.key}`, language)}
                onFocus={(event) => event.currentTarget.select()}
              />
              <div>
                <Button variant="accent" onClick={() => void copy()}>
                  {t('share.copy')}
                </Button>
                <p role="status" className={styles.status}>
                  {copied && t(copied === 'yes' ? 'share.copied' : 'share.byHand')}
                </p>
              </div>
              <Checkbox
                checked={share.shares_notes}
                disabled={busy}
                onChange={(event) => {
                  const body = { shares_notes: event.target.checked }
                  void run(() => api.patch(listPath(list.id), body))
                }}
              >
                {t('share.notes')}
              </Checkbox>
              <div className={styles.revoke}>
                <Button
                  variant="danger"
                  busy={busy}
                  onClick={() => void run(() => api.delete(`${listPath(list.id)}share/`))}
                >
                  {t('share.revoke')}
                </Button>
                <p>{t('share.revokeHint')}</p>
              </div>
            </>
          ) : (
            <div>
              <Button
                variant="accent"
                busy={busy}
                onClick={() => void run(() => api.post(`${listPath(list.id)}share/`))}
              >
                {t('share.make')}
              </Button>
            </div>
          )}
        </div>
      </Dialog>
    </>
  )
}
