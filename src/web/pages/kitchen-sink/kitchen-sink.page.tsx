import type { Elements } from '../../lib/elements.ts'
import { useLanguage } from '../../lib/i18n.tsx'
import type { PageHandle, PageMeta } from '../../lib/page.ts'
import { themePresets } from '../../shell/theme.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, LinkButton, TextLink } from '../../ui/button.tsx'
import { Panel } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Icon } from '../../ui/icon.tsx'
import { share2Icon } from '../../ui/icons.ts'
import styles from './kitchen-sink.module.css'
import { readSamples } from './samples.ts'
import { FieldSamples } from './sink-fields.tsx'
import { FloatingSamples } from './sink-floating.tsx'
import { CardSamples, NavigationSamples } from './sink-places.tsx'
import { ChipSamples, PriceSamples, SignSamples } from './sink-signs.tsx'

export const handle = { messages: [] } satisfies PageHandle

export function meta(): PageMeta {
  return { title: 'Kitchen sink', robots: 'noindex, nofollow' }
}

/** Every part of the kit in every state, for eyes and axe. Not part of a production build. */
export function Component() {
  const say = readSamples(useLanguage())
  return (
    <div className={`wrap ${styles.sink}`}>
      <header>
        <h1>{say('title')}</h1>
        <p className="soft">{say('lead')}</p>
      </header>
      <Section id="presets" title={say('presets')}>
        <div className={styles.presets}>
          {themePresets.map((preset) => (
            <PresetSample key={preset} preset={preset} />
          ))}
        </div>
      </Section>
      <Section id="buttons" title={say('buttons')}>
        <ButtonSamples />
      </Section>
      <Section id="fields" title={say('fields')}>
        <FieldSamples />
      </Section>
      <Section id="chips" title={say('chips')}>
        <ChipSamples />
      </Section>
      <Section id="signs" title={say('signs')}>
        <SignSamples />
      </Section>
      <Section id="prices" title={say('prices')}>
        <PriceSamples />
      </Section>
      <Section id="cards" title={say('cards')}>
        <CardSamples />
      </Section>
      <Section id="navigation" title={say('navigation')}>
        <NavigationSamples />
      </Section>
      <Section id="floating" title={say('floating')}>
        <FloatingSamples />
      </Section>
    </div>
  )
}

function Section(props: { id: string; title: string; children: Elements }) {
  return (
    <section className={styles.section} aria-labelledby={props.id}>
      <h2 id={props.id}>{props.title}</h2>
      {props.children}
    </section>
  )
}

function PresetSample(props: { preset: string }) {
  const say = readSamples(useLanguage())
  return (
    <Panel className={styles.preset} data-preset={props.preset}>
      <b className="small">{props.preset}</b>
      <div className="row tight">
        <Button variant="accent" small>
          {say('choose')}
        </Button>
        <Button variant="solid" small>
          {say('save')}
        </Button>
        <Button small>{say('more')}</Button>
      </div>
      <div className="row tight">
        <Chip pressed>{say('breakfast')}</Chip>
        <TextLink to="/hotels">{say('seeAll')}</TextLink>
        <Badge tone="solid">9,1</Badge>
      </div>
    </Panel>
  )
}

function ButtonSamples() {
  const say = readSamples(useLanguage())
  return (
    <>
      <div className="row">
        <Button variant="accent">{say('search')}</Button>
        <Button variant="solid">{say('details')}</Button>
        <Button>{say('choose')}</Button>
        <Button variant="outline">{say('voucher')}</Button>
        <Button variant="plain">{say('cancel')}</Button>
        <Button variant="danger">{say('cancelBooking')}</Button>
        <LinkButton to="/hotels">{say('seeAll')}</LinkButton>
      </div>
      <div className="row">
        <Button variant="accent" busy>
          {say('search')}
        </Button>
        <Button variant="solid" busy>
          {say('details')}
        </Button>
        <Button busy>{say('choose')}</Button>
        <Button variant="accent" disabled>
          {say('search')}
        </Button>
        <Button small>{say('small')}</Button>
        <Button variant="outline" small>
          {say('small')}
        </Button>
        <Button variant="outline" iconOnly aria-label={say('share')}>
          <Icon shape={share2Icon} />
        </Button>
      </div>
    </>
  )
}
