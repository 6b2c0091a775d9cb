import { useT } from '../../lib/i18n.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { resultsPath, withFilters } from './results-address.ts'
import type { ResultsQuery } from './results-query.ts'

/** The map was moved to where nothing is, and no filter is to blame: the way out is the same search without the area. */
export function EmptyArea(props: { query: ResultsQuery; dated: boolean }) {
  const t = useT('results')
  return (
    <EmptyState
      title={t(props.dated ? 'emptyArea.titleDated' : 'emptyArea.title')}
      actions={<LinkButton to={resultsPath(withFilters(props.query, { bbox: '' }))}>{t('emptyArea.all')}</LinkButton>}
    >
      <p>{t('emptyArea.text')}</p>
    </EmptyState>
  )
}
