import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { TrustedDevice } from '../../../contract/account-data.ts'
import styles from '../../features/account/account-frame.module.css'
import { ApiError } from '../../lib/api.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { useApi } from '../../lib/services.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'

const path = '/auth/devices/'

/** Devices on which no code is asked for, each to be forgotten from here, or all. */
export function RememberedDevices() {
  const t = useT('account-safety')
  const api = useApi()
  const format = useFormat()
  const queryClient = useQueryClient()
  const query = api.query<TrustedDevice[]>(path)
  const { data, isError, refetch } = useQuery({ ...query, staleTime: 0 })
  const [forgetting, setForgetting] = useState<number | 'all' | null>(null)
  const [failed, setFailed] = useState(false)

  async function forget(which: number | 'all') {
    setForgetting(which)
    setFailed(false)
    try {
      await api.delete(which === 'all' ? path : `${path}${which}/`)
    } catch (error) {
      // Forgotten elsewhere meanwhile: that is what was wanted.
      if (!(error instanceof ApiError && error.status === 404)) setFailed(true)
    }
    await queryClient.invalidateQueries({ queryKey: query.queryKey })
    setForgetting(null)
  }

  return (
    <section aria-labelledby="devices">
      <h2 id="devices">{t('devices.title')}</h2>
      <p className="soft">{t('devices.lead')}</p>
      {failed && (
        <Notice tone="error" live>
          {t('devices.failed')}
        </Notice>
      )}
      {isError && (
        <Notice tone="error">
          <p>{t('devices.failed')}</p>
          <Button onClick={() => void refetch()}>{t('devices.retry')}</Button>
        </Notice>
      )}
      {!data && !isError && <SkeletonLine />}
      {data?.length === 0 && <p>{t('devices.none')}</p>}
      <ul className={styles.sessions}>
        {data?.map((place) => {
          const device = place.device || t('devices.unknown')
          return (
            <li key={place.id}>
              <span>
                <span>{device}</span>
                <small>
                  {t('devices.until', {
                    since: format.day(place.created_at, { year: true }),
                    until: format.day(place.expires_at, { year: true }),
                  })}
                </small>
              </span>
              <Button
                small
                variant="outline"
                busy={forgetting === place.id}
                aria-label={t('devices.forgetOf', { device })}
                onClick={() => void forget(place.id)}
              >
                {t('devices.forget')}
              </Button>
            </li>
          )
        })}
      </ul>
      {data && data.length > 1 && (
        <p className={styles.all}>
          <Button small variant="outline" busy={forgetting === 'all'} onClick={() => void forget('all')}>
            {t('devices.all')}
          </Button>
        </p>
      )}
    </section>
  )
}
