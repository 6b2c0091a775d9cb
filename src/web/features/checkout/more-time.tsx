import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { CheckoutSession } from '../../../contract/checkout.ts'
import { ApiError } from '../../lib/api.ts'
import { useT } from '../../lib/i18n.tsx'
import { useApi } from '../../lib/services.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { clockIcon } from '../../ui/stay-icons.ts'
import { saveCheckout, sessionQuery } from './checkout-session.ts'
import styles from './more-time.module.css'
import { askSeconds, useSecondsLeft } from './use-session.ts'

/**
 * Near the end of the hold: more time for one press, once. It stays in view and takes nobody's focus; the clock in the
 * header says the same aloud.
 */
export function MoreTime({ session }: { session: CheckoutSession }) {
  const t = useT('checkout')
  const api = useApi()
  const queryClient = useQueryClient()
  const left = useSecondsLeft()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const [given, setGiven] = useState(false)
  const words = useRef<HTMLParagraphElement>(null)
  const near = session.can_extend && left > 0 && left <= askSeconds

  async function extend() {
    if (busy) return
    setBusy(true)
    setFailed(false)
    const { queryKey } = sessionQuery(api, session.id)
    try {
      queryClient.setQueryData(queryKey, await saveCheckout(api, session.id, { extend: true }))
      setGiven(true)
      // The pressed button is gone: what came of it takes the focus.
      requestAnimationFrame(() => words.current?.focus())
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) await queryClient.invalidateQueries({ queryKey })
      else setFailed(true)
    }
    setBusy(false)
  }

  if (!near && !(given && left > askSeconds)) return null
  return (
    <section className={styles.bar} aria-label={t('hold.label')}>
      <Icon shape={clockIcon} />
      <p ref={words} tabIndex={-1}>
        {near ? t(failed ? 'hold.failed' : 'hold.ask') : t('hold.extended')}
      </p>
      {near ? (
        <Button small variant="solid" busy={busy} onClick={() => void extend()}>
          {t('hold.extend')}
        </Button>
      ) : (
        <Button small variant="outline" onClick={() => setGiven(false)}>
          {t('hold.close')}
        </Button>
      )}
    </section>
  )
}
