import { Button, LinkButton } from '../../ui/button.tsx'
import { EmptyState, ErrorState } from '../../ui/empty-state.tsx'

type Words = 'unknown.title' | 'unknown.text' | 'unknown.home' | 'failed.title' | 'failed.text' | 'failed.retry'

/** Of a page that a mailed link opens: the link leads nowhere, or what it leads to could not be fetched and may be asked for again. */
export function LinkFailure(props: {
  t: (key: Words) => string
  unknown: boolean
  busy: boolean
  retry: () => unknown
  className?: string | undefined
}) {
  const { t, unknown } = props
  return (
    <div className={props.className ? `wrap ${props.className}` : 'wrap'}>
      <h1 className="visually-hidden">{t(unknown ? 'unknown.title' : 'failed.title')}</h1>
      {unknown ? (
        <EmptyState title={t('unknown.title')} actions={<LinkButton to="/">{t('unknown.home')}</LinkButton>}>
          <p>{t('unknown.text')}</p>
        </EmptyState>
      ) : (
        <ErrorState
          title={t('failed.title')}
          actions={
            <Button busy={props.busy} onClick={() => void props.retry()}>
              {t('failed.retry')}
            </Button>
          }
        >
          <p>{t('failed.text')}</p>
        </ErrorState>
      )}
    </div>
  )
}
