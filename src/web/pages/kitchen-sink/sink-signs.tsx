import { useState } from 'react'
import { useFormat, useLanguage } from '../../lib/i18n.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Panel } from '../../ui/card.tsx'
import { Chip, Chips, RemovableChip, Segments } from '../../ui/chip.tsx'
import { checkIcon, keyRoundIcon } from '../../ui/icons.ts'
import { Notice } from '../../ui/notice.tsx'
import { Price } from '../../ui/price.tsx'
import { PromiseLine } from '../../ui/promise-line.tsx'
import { RatingInput } from '../../ui/rating-input.tsx'
import { Score, ScoreBars } from '../../ui/score.tsx'
import { Stars } from '../../ui/stars.tsx'
import { Steps } from '../../ui/steps.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import styles from './kitchen-sink.module.css'
import { readSamples } from './samples.ts'

export function ChipSamples() {
  const say = readSamples(useLanguage())
  const [view, setView] = useState<'list' | 'map'>('list')
  const [tab, setTab] = useState<'overview' | 'rooms' | 'reviews'>('overview')
  return (
    <>
      <Chips>
        <Chip pressed={false}>{say('parking')}</Chip>
        <Chip pressed>{say('breakfast')}</Chip>
        <RemovableChip label={say('removeFilter')} onRemove={() => {}}>
          {say('sozopol')}
        </RemovableChip>
        <Chip disabled>{say('sauna')}</Chip>
        <Segments
          label={say('details')}
          value={view}
          onChange={setView}
          options={[
            { value: 'list', label: say('list') },
            { value: 'map', label: say('map') },
          ]}
        />
      </Chips>
      <div>
        <Tabs
          label={say('hotel')}
          current={tab}
          onChange={setTab}
          tabs={[
            { id: 'overview', label: say('overview') },
            { id: 'rooms', label: say('rooms') },
            { id: 'reviews', label: say('reviews') },
          ]}
        >
          <p>{say(tab)}</p>
        </Tabs>
      </div>
      <Steps steps={[say('you'), say('payment'), say('done')]} current={1} />
    </>
  )
}

export function SignSamples() {
  const say = readSamples(useLanguage())
  const format = useFormat()
  const [rating, setRating] = useState(4)
  return (
    <>
      <div className="row">
        <Badge>{say('past')}</Badge>
        <Badge tone="primary">{say('new2')}</Badge>
        <Badge tone="success">{say('confirmed')}</Badge>
        <Badge tone="warning">{say('waiting')}</Badge>
        <Badge tone="error">{say('refused')}</Badge>
        <Badge tone="info">{say('onRequest')}</Badge>
        <Stars value={5} />
        <Stars value={3.5} />
        <Stars value={1} />
        <Stars value={4.5} large />
        <Score score={format.score(9.1)} word={say('excellent')} reviews={say('reviewCount')} />
        <Score score={format.score(8.4)} reviews={say('reviewCount')} stacked />
        <Score score={format.score(10)} word={say('excellent')} reviews={say('reviewCount')} large />
      </div>
      <div className={styles.two}>
        <RatingInput legend={say('rate')} value={rating} onChange={setRating} />
        <RatingInput legend={say('rate')} value={rating - 0.5} onChange={setRating} precision={0.5} />
      </div>
      <div className={styles.two}>
        <ScoreBars
          bars={[
            { key: 'staff', label: say('staff'), value: format.score(9.4), share: 0.94 },
            { key: 'location', label: say('location'), value: format.score(7.8), share: 0.78 },
          ]}
        />
        <div className="stack">
          <PromiseLine icon={checkIcon}>{say('freeUntil')}</PromiseLine>
          <PromiseLine icon={keyRoundIcon} tone="none">
            {say('lastRooms')}
          </PromiseLine>
        </div>
      </div>
      <div className={styles.grid}>
        <Notice>{say('notice')}</Notice>
        <Notice tone="success">{say('paid')}</Notice>
        <Notice tone="warning">{say('changed')}</Notice>
        <Notice tone="error">{say('declined')}</Notice>
      </div>
    </>
  )
}

export function PriceSamples() {
  const say = readSamples(useLanguage())
  const format = useFormat()
  const [day, setDay] = useState(36)
  const share = day <= 32 ? 1 : day <= 37 ? 0.5 : 0
  const back = `${say('youGet')} ${format.money(549.6 * share, 'EUR')}`
  return (
    <div className={styles.two}>
      <div className="stack">
        <Panel>
          <Price amount={format.money('549.60', 'EUR')} prior={format.money('609.60', 'EUR')} covers={say('covers')} />
        </Panel>
        <Panel>
          <Price
            start
            large
            amount={format.money('549.60', 'EUR')}
            prior={format.money('609.60', 'EUR')}
            covers={say('covers')}
          />
        </Panel>
        <Panel>
          <Price start lead={say('from')} amount={format.money(62, 'EUR')} covers={say('indicative')} />
        </Panel>
      </div>
      <Panel>
        <Timeline
          phases={[
            { kind: 'free', share: 32, mark: format.percent(100), sentence: say('backAll') },
            { kind: 'part', share: 5, mark: format.percent(50), sentence: say('backHalf') },
            { kind: 'full', share: 6, mark: format.percent(0), sentence: say('backNone') },
          ]}
          stayFrom={0.907}
          start={say('today')}
          stay={say('stay')}
          slider={{ last: 43, value: day, valueText: back, onChange: setDay }}
          outcome={{ when: say('cancelledOn').replace('{day}', String(day)), back }}
        />
      </Panel>
    </div>
  )
}
