import { Button, LinkButton } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/class-names.ts'
import { EmptyState, ErrorState } from '../../ui/empty-state.tsx'

type Words = 'unknown.title' | 'unknown.text' | 'unknown.home' | 'failed.title' | 'failed.text' | 'failed.retry'

/** Of a page that a mailed link opens: the link leads nowhere, or what it leads to could not be fetched and may be asked for again. */
export function LinkFailure(props: {
  t: (key: Words) => string
  unknown: boolean
  busy: boolean
  retry: () => unknown
  /** The page's own place under the header. */
  className: string | undefined
}) {
  const { t, unknown } = props
  return (
    <div className={joinClasses('wrap', props.className)}>
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
