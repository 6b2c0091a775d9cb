import { type FormEvent, useState } from 'react'
import type { Elements } from '../../lib/elements.ts'
import { useHydrated } from '../../lib/hydrated.ts'
import { useLanguage, useT } from '../../lib/i18n.tsx'
import { localizePath } from '../../lib/language.ts'
import { useLocalNavigate } from '../../lib/local-link.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { searchIcon } from '../../ui/icons.ts'
import { DestinationField } from './destination-field.tsx'
import { type ChosenPlace, destinationOf, rememberSearch } from './recent-searches.ts'
import { searchAddress } from './search-address.ts'
import styles from './search-bar.module.css'

/**
 * The search for a stay: a plain GET form to the results that works before JavaScript; afterwards the same search without
 * leaving the page's document. `children` are the fields for dates and guests (`checkin`, `checkout`, `rooms`).
 */
export function SearchBar(props: {
  /** What stands in the destination box at first, and the place it names if it was chosen. */
  text?: string
  place?: ChosenPlace | null
  onSearch?: () => void
  children: Elements
}) {
  const t = useT('search')
  const language = useLanguage()
  const navigate = useLocalNavigate()
  const hydrated = useHydrated()
  const [text, setText] = useState(props.text ?? '')
  const [place, setPlace] = useState<ChosenPlace | null>(props.place ?? null)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    const read = (name: string) => String(values.get(name) ?? '')
    if (place) rememberSearch(place)
    props.onSearch?.()
    navigate(
      searchAddress({ place, q: text, checkin: read('checkin'), checkout: read('checkout'), rooms: read('rooms') }),
    )
  }

  return (
    <search aria-label={t('label')}>
      <form
        className={styles.bar}
        action={localizePath('/hotels', language)}
        method="get"
        onSubmit={submit}
        data-hotel={place?.type === 'hotel' ? place.id : undefined}
      >
        <DestinationField
          text={text}
          place={place}
          onChange={(nextText, nextPlace) => {
            setText(nextText)
            setPlace(nextPlace)
          }}
        />
        {/* Without JavaScript the words alone are sent: they may have been changed since the place was chosen. */}
        {hydrated && place && place.type !== 'hotel' && (
          <input type="hidden" name="destination" value={destinationOf(place)} />
        )}
        {props.children}
        <Button type="submit" variant="accent" className={styles.go}>
          <Icon shape={searchIcon} />
          <span>{t('submit')}</span>
        </Button>
      </form>
    </search>
  )
}
