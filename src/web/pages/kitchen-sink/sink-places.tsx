import { useFormat, useLanguage } from '../../lib/i18n.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, CoverLink, Panel } from '../../ui/card.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { EmptyState, ErrorState } from '../../ui/empty-state.tsx'
import { luggageIcon, percentIcon, userIcon } from '../../ui/icons.ts'
import { Pager } from '../../ui/pager.tsx'
import { Price } from '../../ui/price.tsx'
import { SectionBar } from '../../ui/section-bar.tsx'
import { SideNavigation } from '../../ui/side-navigation.tsx'
import { SkeletonBlock, SkeletonLine } from '../../ui/skeleton.tsx'
import { Stars } from '../../ui/stars.tsx'
import { Tile } from '../../ui/tile.tsx'
import styles from './kitchen-sink.module.css'
import { readSamples } from './samples.ts'

export function CardSamples() {
  const say = readSamples(useLanguage())
  const format = useFormat()
  return (
    <div className={styles.grid}>
      <Card>
        <div className={styles.picture}>
          <Badge onPicture>−10 %</Badge>
        </div>
        <div>
          <h3>
            <CoverLink to="/hotels">{say('hotel')}</CoverLink>
          </h3>
          <Stars value={4.5} />
          <p className="small soft">{say('place')}</p>
          <Price
            start
            amount={format.money('549.60', 'EUR')}
            prior={format.money('609.60', 'EUR')}
            covers={say('covers')}
          />
        </div>
      </Card>
      <div aria-hidden="true">
        <div className={styles.picture}>
          <SkeletonBlock />
        </div>
        <SkeletonLine width="60%" />
        <SkeletonLine width="40%" />
        <SkeletonLine width="70%" />
        <SkeletonLine width="30%" tall />
      </div>
      <Tile to="/hotels" picture={<div className={styles.scene} />}>
        <h3>{say('town')}</h3>
        <p>{say('townText')}</p>
      </Tile>
      <EmptyState level={3} title={say('nothing')} actions={<Button small>{say('otherDates')}</Button>}>
        {say('nothingText')}
      </EmptyState>
      <ErrorState level={3} title={say('failed')} actions={<Button small>{say('again')}</Button>}>
        {say('failedText')}
      </ErrorState>
      <div>
        <Disclosure summary={say('question')}>{say('answer')}</Disclosure>
        <Disclosure summary={say('question')} open>
          {say('answer')}
        </Disclosure>
      </div>
    </div>
  )
}

export function NavigationSamples() {
  const say = readSamples(useLanguage())
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { label: say('bulgaria'), to: '/' },
          { label: say('sozopol'), to: '/hotels' },
          { label: say('hotel') },
        ]}
      />
      <SectionBar
        label={say('overview')}
        sections={[
          { id: 'cards', label: say('cards') },
          { id: 'navigation', label: say('navigation') },
          { id: 'floating', label: say('floating') },
        ]}
      />
      <Pager page={10} count={20} to={(page) => `/_kitchen-sink?page=${page}`} />
      <Panel>
        <SideNavigation
          label={say('navigation')}
          sections={[
            {
              subheader: say('account'),
              items: [
                {
                  title: say('bookings'),
                  path: '/_kitchen-sink',
                  icon: luggageIcon,
                  info: <Badge tone="primary">2</Badge>,
                },
                { title: say('settings'), path: '/_kitchen-sink/profile', icon: userIcon },
              ],
            },
            {
              subheader: say('rates'),
              items: [
                {
                  title: say('rates'),
                  path: '/_kitchen-sink/rates',
                  icon: percentIcon,
                  children: [
                    { title: say('markups'), path: '/_kitchen-sink' },
                    { title: say('periods'), path: '/_kitchen-sink/rates/periods' },
                  ],
                },
                {
                  title: say('reviews'),
                  path: '/_kitchen-sink/reviews',
                  icon: userIcon,
                  children: [{ title: say('more'), path: '/_kitchen-sink/reviews/more' }],
                },
              ],
            },
          ]}
        />
      </Panel>
    </>
  )
}
