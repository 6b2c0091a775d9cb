import { useState } from 'react'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { Field } from '../../ui/field.tsx'
import { listCountries } from './countries.ts'
import styles from './phone-field.module.css'

/** Knows the numbering plans of the world; fetched after the page, since only numbers need it. */
export type Phones = typeof import('./phones.ts')

/**
 * A phone number: the code of its country by name, and the rest, spaced while it is typed. A number that brings its own
 * code, pasted or filled in by the browser, chooses the country itself. Works as a plain field until `phones` is there.
 */
export function PhoneField(props: {
  /** The whole number as it was typed, with its country's code once that is known. */
  value: string
  /** Of the visitor: the code that is offered until another is chosen. */
  country: string
  phones: Phones | undefined
  error: string | undefined
  onChange: (value: string) => void
  onBlur: () => void
}) {
  const t = useT('checkout')
  const { phones, value, onChange } = props
  const [chosen, setChosen] = useState('')
  const usual = chosen || props.country || 'BG'
  const { country, national } = phones?.splitPhone(value, usual) ?? { country: usual, national: value }

  function type(input: HTMLInputElement) {
    const text = input.value
    if (!phones) return onChange(text)
    // Spaces are put only behind what is typed at the end: elsewhere the cursor would jump.
    const atEnd = input.selectionStart === text.length && text.length > national.length
    const spaced = atEnd && /^[\d ]+$/.test(text) ? phones.formatNational(text.replaceAll(' ', ''), country) : text
    onChange(phones.joinPhone({ country, national: spaced }))
  }

  return (
    <Field label={t('field.phone')} hint={t('you.phoneHint')} error={props.error}>
      {(wiring) => (
        <span className={styles.phone}>
          {phones && (
            <CodeSelect
              phones={phones}
              country={country}
              className={wiring.className}
              onChange={(next) => {
                setChosen(next)
                onChange(phones.joinPhone({ country: next, national }))
              }}
            />
          )}
          <input
            {...wiring}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            required
            maxLength={32}
            value={national}
            onBlur={props.onBlur}
            onChange={(event) => type(event.target)}
          />
        </span>
      )}
    </Field>
  )
}

/** The list says the countries' names; closed, there is room for the code alone. */
function CodeSelect(props: {
  phones: Phones
  country: string
  className: string
  onChange: (country: string) => void
}) {
  const t = useT('checkout')
  const format = useFormat()
  const codes = new Map(props.phones.listCodes().map(({ country, code }) => [country, code]))
  return (
    <span className={styles.code}>
      <span className={styles.shown} aria-hidden="true">
        {`+${codes.get(props.country) ?? ''}`}
      </span>
      <select
        className={props.className}
        aria-label={t('field.phoneCode')}
        value={props.country}
        onChange={(event) => props.onChange(event.target.value)}
      >
        {listCountries(format).map(({ code, name }) => {
          const calling = codes.get(code)
          return (
            calling && (
              <option key={code} value={code}>
                {`${name} +${calling}`}
              </option>
            )
          )
        })}
      </select>
    </span>
  )
}
