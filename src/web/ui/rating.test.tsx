import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import bg from '../../messages/bg/shell.json' with { type: 'json' }
import en from '../../messages/en/shell.json' with { type: 'json' }
import { LanguageProvider, registerMessages } from '../lib/i18n.tsx'
import { RatingInput } from './rating-input.tsx'
import { listRatingValues, roundToPrecision } from './rating-values.ts'
import { Stars } from './stars.tsx'

beforeAll(() => {
  registerMessages('bg', 'shell', bg)
  registerMessages('en', 'shell', en)
})

function renderInput(language: 'bg' | 'en', options: { max?: number; precision?: number } = {}): string {
  return renderToStaticMarkup(
    <LanguageProvider language={language}>
      <RatingInput legend="" value={2} onChange={() => {}} {...options} />
    </LanguageProvider>,
  )
}

function listLabels(markup: string): string[] {
  return [...markup.matchAll(/visually-hidden">([^<]*)</g)].map((match) => match[1] ?? '')
}

describe('the rating widget', () => {
  it("“default max 5, precision 1, labels like '1 Star', '2 Stars'”", () => {
    expect(listLabels(renderInput('en'))).toEqual(['1 Star', '2 Stars', '3 Stars', '4 Stars', '5 Stars'])
  })
  it('has the labels in Bulgarian too', () => {
    expect(listLabels(renderInput('bg', { max: 2 }))).toEqual(['1 звезда', '2 звезди'])
  })
  it('takes another maximum and precision', () => {
    expect(listLabels(renderInput('en', { max: 2, precision: 0.5 }))).toEqual([
      '0.5 Stars',
      '1 Star',
      '1.5 Stars',
      '2 Stars',
    ])
  })
  it('checks the radio button of its value', () => {
    expect(renderInput('en')).toMatch(/checked=""[^>]*value="2"|value="2"[^>]*checked=""/)
  })
})

describe('a star rating for reading', () => {
  function renderStars(value: number): string {
    return renderToStaticMarkup(
      <LanguageProvider language="en">
        <Stars value={value} />
      </LanguageProvider>,
    )
  }
  it('“the displayed star rating is read-only at half-star precision” and says so', () => {
    expect(renderStars(3.7)).toContain('aria-label="3.5 stars"')
    expect(renderStars(4.8)).toContain('aria-label="5 stars"')
  })
  it('draws nothing for a place without stars', () => {
    expect(renderStars(0)).toBe('')
    expect(renderStars(0.2)).toBe('')
  })
})

describe('rating values', () => {
  it('are rounded to the nearest step, half up', () => {
    expect(roundToPrecision(3.75, 0.5)).toBe(4)
    expect(roundToPrecision(3.74, 0.5)).toBe(3.5)
    expect(roundToPrecision(Number.NaN, 1)).toBe(0)
  })
  it('go up to the maximum without drift', () => {
    expect(listRatingValues(1, 0.1)).toEqual([0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1])
  })
})
