import { Fragment, useRef, useState } from 'react'
import type { Elements } from '../../lib/elements.ts'
import { useT } from '../../lib/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Drawer } from '../../ui/dialog.tsx'
import { resultsPath, withFilters, withoutFilters } from './results-address.ts'
import { noFilters, type ResultsFilters, type ResultsQuery } from './results-query.ts'

/** The filters where there is no room beside the list. They count at once; the button says what they leave and closes. */
export function FilterDrawer(props: {
  open: boolean
  query: ResultsQuery
  count: number
  busy: boolean
  onChange: (change: Partial<ResultsFilters>) => void
  onClose: () => void
  children: Elements
}) {
  const t = useT('results')
  const { query } = props
  const [cleared, setCleared] = useState(0)
  const show = useRef<HTMLButtonElement>(null)
  const narrowed = resultsPath(withFilters(query, {})) !== resultsPath(withoutFilters(query))
  return (
    <Drawer
      wide
      open={props.open}
      onClose={props.onClose}
      title={t('toolbar.filters')}
      footer={
        <>
          {narrowed && (
            <Button
              variant="plain"
              onClick={() => {
                props.onChange(noFilters)
                setCleared(cleared + 1)
                // This button goes, the place in the dialog stays.
                show.current?.focus()
              }}
            >
              {t('active.clear')}
            </Button>
          )}
          <Button ref={show} variant="accent" busy={props.busy} onClick={props.onClose}>
            {t('filters.show', { count: props.count })}
          </Button>
        </>
      }
    >
      {/* Anew, so that a name being typed is forgotten too. */}
      <Fragment key={cleared}>{props.children}</Fragment>
    </Drawer>
  )
}
