import type { UseQueryResult } from '@tanstack/react-query'
import type { FlexibleStays } from '../../../contract/flexible.ts'
import { useT } from '../../lib/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import styles from './flexible-dates.module.css'

/** What stands where the prices will, or cannot, stand; of their height, so that nothing moves. */
export function FlexibleState(props: { answer: UseQueryResult<FlexibleStays>; tall?: boolean }) {
  const t = useT('dates')
  const { answer } = props
  return (
    <div className={props.tall ? `${styles.state} ${styles.tall}` : styles.state} role="status">
      {answer.data?.too_wide ? (
        <p>{t('flexible.tooWide')}</p>
      ) : answer.isError ? (
        <>
          <p>{t('flexible.failed')}</p>
          <Button onClick={() => void answer.refetch()}>{t('flexible.retry')}</Button>
        </>
      ) : (
        <>
          <Spinner />
          <p>{t('flexible.waiting')}</p>
        </>
      )}
    </div>
  )
}
