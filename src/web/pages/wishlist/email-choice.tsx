import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { WishlistEmails } from '../../../contract/wishlist.ts'
import { useT } from '../../lib/i18n.tsx'
import { useApi } from '../../lib/services.ts'
import { Switch } from '../../ui/choice.tsx'
import { showToast } from '../../ui/toast.ts'
import { wordFailure } from './list-query.ts'

const path = '/api/v1/users/wishlist/emails/'

/** Whether to be written to when a price falls: never before one asks for it. Not shown where it cannot be told. */
export function EmailChoice() {
  const t = useT('wishlist')
  const api = useApi()
  const queryClient = useQueryClient()
  const query = api.query<WishlistEmails>(path)
  const { data } = useQuery(query)
  const [busy, setBusy] = useState(false)
  if (!data) return null

  async function choose(wanted: boolean) {
    setBusy(true)
    try {
      queryClient.setQueryData(query.queryKey, await api.patch<WishlistEmails>(path, { price_drops: wanted }))
    } catch (error) {
      await showToast('error', wordFailure(error, t))
    }
    setBusy(false)
  }

  return (
    <section aria-labelledby="emails">
      <h2 id="emails">{t('emails.title')}</h2>
      <Switch
        checked={data.price_drops}
        disabled={busy}
        hint={t('emails.dropsHint')}
        onChange={(event) => void choose(event.target.checked)}
      >
        {t('emails.drops')}
      </Switch>
    </section>
  )
}
