import { useT } from '../../lib/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/empty-state.tsx'

/** No answer came. */
export function SearchFailed(props: { onRetry: () => void }) {
  const t = useT('results')
  return (
    <ErrorState title={t('failed.title')} actions={<Button onClick={props.onRetry}>{t('failed.retry')}</Button>}>
      <p>{t('failed.text')}</p>
    </ErrorState>
  )
}
