import { useState } from 'react'
import { useFormat, useLanguage } from '../../lib/i18n.tsx'
import { Panel } from '../../ui/card.tsx'
import { Checkbox, ChoiceGroup, Radio, Switch } from '../../ui/choice.tsx'
import { DateField, SelectField, TextAreaField, TextField } from '../../ui/field.tsx'
import { type Bounds, RangeSlider } from '../../ui/range-slider.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import styles from './kitchen-sink.module.css'
import { readSamples } from './samples.ts'

const bars = [0.05, 0.1, 0.3, 0.5, 0.8, 1, 0.9, 0.7, 0.55, 0.4, 0.3, 0.2, 0.15, 0.1, 0.05, 0.02]

export function FieldSamples() {
  const say = readSamples(useLanguage())
  return (
    <>
      <div className={styles.grid}>
        <TextField label={say('name')} defaultValue={say('nameValue')} />
        <TextField label={say('email')} type="email" defaultValue="elena@" error={say('emailError')} />
        <TextField label={say('promo')} hint={say('promoHint')} optional />
        <SelectField label={say('country')} defaultValue="bg">
          <option value="bg">{say('bulgaria')}</option>
        </SelectField>
        <TextField label={say('locked')} defaultValue="ZF-4K7Q-2M" disabled />
        <DateField label={say('birthday')} defaultValue="1988-04-12" />
        <TextAreaField label={say('wishes')} optional />
        <TextField label={say('small')} defaultValue="280" small />
      </div>
      <div className={styles.two}>
        <ChoiceGroup legend={say('meals')} inline>
          <Checkbox defaultChecked>{say('pool')}</Checkbox>
          <Checkbox>{say('parking')}</Checkbox>
          <Checkbox disabled>{say('sauna')}</Checkbox>
          <Radio name="sink-meals" defaultChecked>
            {say('breakfast')}
          </Radio>
          <Radio name="sink-meals">{say('noMeals')}</Radio>
          <Switch defaultChecked>{say('map')}</Switch>
          <Switch>{say('list')}</Switch>
        </ChoiceGroup>
        <div>
          <Checkbox error={say('termsError')}>{say('terms')}</Checkbox>
          <Checkbox dense count={128}>
            {say('pool')}
          </Checkbox>
          <Checkbox dense count={4} hint={say('promoHint')}>
            {say('parking')}
          </Checkbox>
        </div>
      </div>
      <div className={styles.two}>
        <PriceRangeSample />
        <GuestSample />
      </div>
    </>
  )
}

function PriceRangeSample() {
  const say = readSamples(useLanguage())
  const format = useFormat()
  const [range, setRange] = useState<Bounds>([280, 900])
  return (
    <Panel>
      <RangeSlider
        label={say('price')}
        min={80}
        max={1600}
        step={10}
        unit="€"
        bars={bars}
        value={range}
        format={(value) => format.money(value, 'EUR', { rounded: true })}
        onChange={setRange}
        onCommit={setRange}
      />
    </Panel>
  )
}

function GuestSample() {
  const say = readSamples(useLanguage())
  const [adults, setAdults] = useState(2)
  const [children, setChildren] = useState(0)
  return (
    <Panel className="stack">
      <Stepper label={say('adults')} value={adults} min={1} max={6} onChange={setAdults} />
      <Stepper label={say('children')} hint={say('under12')} value={children} max={4} onChange={setChildren} />
    </Panel>
  )
}
