import { useState } from 'react'
import type { PartyRoom } from '../../../domain/party.ts'
import { useCurrency } from '../../lib/currency.ts'
import { useT } from '../../lib/i18n.tsx'
import { useLateMessages } from '../../lib/late-messages.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { describeParty } from './describe-party.ts'
import styles from './flexible-dates.module.css'
import { FlexibleGrid } from './flexible-grid.tsx'
import { FlexibleWeeks } from './flexible-weeks.tsx'
import type { FlexiblePlace } from './use-flexible-stays.ts'

type Stay = { checkin: string; checkout: string }

/** A part of a place that may be too large to compare dates in, and the address of its own page. */
export type SmallerPlace = { name: string; to: string }

/** What flexible dates are asked for, and where each answer leads. */
export type FlexibleDatesProps = {
  /** A hotel, or a place with the filters of its search: parameters of `GET flexible/...`. */
  place: FlexiblePlace
  rooms: PartyRoom[]
  /** The dates on screen; without them only whole weeks are compared. */
  stay: Stay | null
  /** The address of the page for other dates, without language. */
  to: (stay: Stay) => string
  /** The zone of the hotel: its today is the first day. Absent: the visitor's. */
  timezone?: string
  /** Filters narrow what is compared. */
  filtered?: boolean
  parts?: readonly SmallerPlace[]
}

/** Other dates and what they cost: a grid three days around the chosen ones, and the cheapest week of a month. */
export function FlexibleDates(props: FlexibleDatesProps & { open: boolean; onClose: () => void }) {
  useLateMessages('dates')
  const t = useT('dates')
  const words = useT('catalogue')
  const { place, rooms, stay, to, timezone, filtered, parts, onClose } = props
  const [tab, setTab] = useState<'near' | 'weeks'>('near')
  const [currency] = useCurrency()
  const party = describeParty(words, rooms)
  const shown = { place, stay, to, parts, onChosen: onClose }
  return (
    <Dialog wide open={props.open} onClose={onClose} title={t('flexible.title')}>
      <p className={styles.intro}>
        {`${t(place.hotel ? 'flexible.nearHotel' : 'flexible.nearPlace', { party, currency })}${filtered ? ` ${t('flexible.filtered')}` : ''}`}
      </p>
      {stay ? (
        <Tabs
          label={t('flexible.title')}
          current={tab}
          onChange={setTab}
          tabs={[
            { id: 'near', label: t('flexible.near') },
            { id: 'weeks', label: t('flexible.weeks') },
          ]}
        >
          {tab === 'near' ? <FlexibleGrid {...shown} stay={stay} /> : <FlexibleWeeks {...shown} timezone={timezone} />}
        </Tabs>
      ) : (
        <FlexibleWeeks {...shown} timezone={timezone} />
      )}
    </Dialog>
  )
}
