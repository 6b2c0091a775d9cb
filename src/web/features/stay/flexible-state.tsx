import type { UseQueryResult } from '@tanstack/react-query'
import type { FlexibleStays } from '../../../contract/flexible.ts'
import { useT } from '../../lib/i18n.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import styles from './flexible-dates.module.css'
import type { SmallerPlace } from './flexible-dates.tsx'

/** What stands where the prices will, or cannot, stand; of their height, so that nothing moves. */
export function FlexibleState(props: {
  answer: UseQueryResult<FlexibleStays>
  /** Offered where the place is too large. */
  parts: readonly SmallerPlace[] | undefined
  onChosen: () => void
  tall?: boolean
}) {
  const t = useT('dates')
  const { answer } = props
  return (
    <div className={props.tall ? `${styles.state} ${styles.tall}` : styles.state} role="status">
      {answer.data?.too_wide ? (
        <>
          <p>{t('flexible.tooWide')}</p>
          <div className={styles.parts}>
            {props.parts?.map(({ name, to }) => (
              <LinkButton key={to} small variant="outline" to={to} onClick={props.onChosen}>
                {name}
              </LinkButton>
            ))}
          </div>
        </>
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
