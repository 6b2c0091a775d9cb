import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import type { CheckoutSession } from '../../../contract/checkout.ts'
import { ApiError } from '../../lib/api.ts'
import { useT } from '../../lib/i18n.tsx'
import { useApi } from '../../lib/services.ts'
import { Button, TextButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ticketPercentIcon } from '../../ui/stay-icons.ts'
import { saveCheckout, sessionQuery } from './checkout-session.ts'
import { toDraft } from './draft.ts'
import { readFieldErrors } from './field-errors.ts'
import styles from './promo-code.module.css'

/** A code prices the stay anew at once; the summary shows what it took off. One that changes nothing says so. */
export function PromoCode({ session }: { session: CheckoutSession }) {
  const t = useT('checkout')
  const api = useApi()
  const queryClient = useQueryClient()
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  async function apply(promoCode: string | null) {
    if (busy) return
    setBusy(true)
    setError(undefined)
    try {
      const fresh = await saveCheckout(api, session.id, { promo_code: promoCode })
      queryClient.setQueryData(sessionQuery(api, session.id).queryKey, fresh)
      setCode('')
    } catch (problem) {
      const known = problem instanceof ApiError && problem.code === 'invalid'
      const sentence = known ? readFieldErrors(problem.fields, toDraft(session)).promo_code : undefined
      setError(sentence ?? t('promo.failed'))
      if (problem instanceof ApiError && problem.status === 409) {
        await queryClient.invalidateQueries({ queryKey: sessionQuery(api, session.id).queryKey })
      }
    } finally {
      setBusy(false)
    }
  }

  if (session.promo_code) {
    return (
      <p className={styles.applied} role="status">
        <Icon shape={ticketPercentIcon} />
        <span>{t('promo.applied', { code: session.promo_code })}</span>
        <TextButton onClick={() => void apply(null)}>{t('promo.remove')}</TextButton>
      </p>
    )
  }
  return (
    <div className={styles.line}>
      <TextField
        label={t('promo.label')}
        optional
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
        value={code}
        error={error}
        onChange={(event) => {
          setCode(event.target.value)
          setError(undefined)
        }}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter') return
          // Enter here means the code, not the whole form.
          event.preventDefault()
          if (code.trim() !== '') void apply(code.trim())
        }}
      />
      <Button
        busy={busy}
        onClick={() => {
          if (code.trim() === '') setError(t('problem.required'))
          else void apply(code.trim())
        }}
      >
        {t('promo.apply')}
      </Button>
    </div>
  )
}
