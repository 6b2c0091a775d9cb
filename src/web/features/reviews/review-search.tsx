import { type FormEvent, useEffect, useId, useRef } from 'react'
import { longestReviewSearch } from '../../../contract/review-vocabulary.ts'
import { useHydrated } from '../../lib/hydrated.ts'
import { useT } from '../../lib/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { ControlStandIn, Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { searchIcon } from '../../ui/icons.ts'
import styles from './review-search.module.css'

/** From so many reviews on it is quicker to search than to read. */
export const enoughToSearch = 12

/** Looks for words in what guests wrote. Emptied, it shows everything again without another press. */
export function ReviewSearch(props: { q: string; search: (q: string) => void }) {
  const t = useT('reviews')
  const awake = useHydrated()
  const input = useRef<HTMLInputElement>(null)
  const id = useId()

  // What ends the search elsewhere empties the field; what is being typed stays.
  useEffect(() => {
    if (input.current && input.current.value.trim() !== props.q) input.current.value = props.q
  }, [props.q])

  function submit(event: FormEvent) {
    event.preventDefault()
    props.search(input.current?.value.trim() ?? '')
  }

  const field = (
    <Field label={t('search.label')} id={id}>
      {(wiring) => (
        <div className={styles.line}>
          {awake ? (
            <input
              {...wiring}
              ref={input}
              type="search"
              defaultValue={props.q}
              maxLength={longestReviewSearch}
              placeholder={t('search.placeholder')}
              autoComplete="off"
              enterKeyHint="search"
              onInput={(event) => event.currentTarget.value === '' && props.q !== '' && props.search('')}
            />
          ) : (
            <ControlStandIn className={wiring.className}>{t('search.placeholder')}</ControlStandIn>
          )}
          <Button type="submit" iconOnly aria-label={t('search.go')} disabled={!awake}>
            <Icon shape={searchIcon} />
          </Button>
        </div>
      )}
    </Field>
  )
  return (
    <search className={styles.search}>
      {awake ? (
        <form method="post" onSubmit={submit}>
          {field}
        </form>
      ) : (
        field
      )}
    </search>
  )
}
