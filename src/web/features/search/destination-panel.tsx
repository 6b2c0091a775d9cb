import { useEffect, useEffectEvent, useMemo } from 'react'
import { useT } from '../../lib/i18n.tsx'
import styles from './destination-field.module.css'
import { DestinationList } from './destination-list.tsx'
import { type DestinationOption, groupOptions } from './destination-options.ts'
import { useRecentSearches } from './recent-searches.ts'
import { useSuggestions } from './use-suggestions.ts'

/**
 * What lies under the open destination box: suggestions for what is typed, or a sentence why there are none.
 * @param onOptions told all options in their order, for the keys that the box receives.
 */
export function DestinationPanel(props: {
  id: string
  typed: string
  active: number
  onOptions: (options: readonly DestinationOption[]) => void
  onPoint: (index: number) => void
  onChoose: (option: DestinationOption) => void
}) {
  const t = useT('search')
  const { id, typed, onOptions } = props
  const recent = useRecentSearches()
  const { suggestions, settled, failed, offline } = useSuggestions(typed)
  // The list before was for another text, and nobody knows when the next one comes.
  const known = offline ? undefined : suggestions
  const groups = useMemo(() => groupOptions(typed, known, recent), [typed, known, recent])
  const options = useMemo(() => groups.flatMap((group) => group.options), [groups])

  const tell = useEffectEvent(onOptions)
  useEffect(() => tell(options), [options])

  return (
    <>
      {options.length > 0 ? (
        <DestinationList
          id={id}
          groups={groups}
          typed={typed}
          active={props.active}
          onPoint={props.onPoint}
          onChoose={props.onChoose}
        />
      ) : (
        <p id={id} className={styles.note} role={offline || failed ? 'status' : undefined}>
          {t(
            offline
              ? 'destination.offline'
              : failed
                ? 'destination.failed'
                : settled && suggestions
                  ? 'destination.nothing'
                  : 'destination.loading',
          )}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {settled && suggestions && typed !== '' ? t('destination.count', { count: options.length }) : ''}
      </p>
    </>
  )
}
