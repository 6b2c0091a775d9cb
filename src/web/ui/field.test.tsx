import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { DateField, TextField } from './field.tsx'

function readAttribute(markup: string, tag: string, name: string): string | undefined {
  return new RegExp(`<${tag}[^>]* ${name}="([^"]*)"`).exec(markup)?.[1]
}

describe('a field', () => {
  it('ties label, hint and error to its control', () => {
    const markup = renderToStaticMarkup(<TextField label="E-mail" hint="For the voucher" error="Missing" />)
    const id = readAttribute(markup, 'input', 'id')
    expect(id).toBeTruthy()
    expect(readAttribute(markup, 'label', 'for')).toBe(id)
    expect(readAttribute(markup, 'input', 'aria-invalid')).toBe('true')
    const described = readAttribute(markup, 'input', 'aria-describedby')?.split(' ') ?? []
    expect(described).toHaveLength(2)
    for (const target of described) expect(markup).toContain(`id="${target}"`)
  })
  it('is not called invalid and describes nothing without error and hint', () => {
    const markup = renderToStaticMarkup(<TextField label="Name" />)
    expect(markup).not.toContain('aria-invalid')
    expect(markup).not.toContain('aria-describedby')
  })
  it('keeps an id that it is given, so a summary of errors can lead to it', () => {
    expect(readAttribute(renderToStaticMarkup(<TextField label="Name" id="holder" />), 'input', 'id')).toBe('holder')
  })
})

describe('a date field', () => {
  function readLimits(field: React.ReactElement): (string | undefined)[] {
    const markup = renderToStaticMarkup(field)
    return [readAttribute(markup, 'input', 'min'), readAttribute(markup, 'input', 'max')]
  }
  it('“Dates in the date picker are limited to 1900-01-01 through 2099-12-31”', () => {
    expect(readLimits(<DateField label="Born" />)).toEqual(['1900-01-01', '2099-12-31'])
  })
  it('takes narrower limits but no wider ones', () => {
    expect(readLimits(<DateField label="Born" min="1950-01-01" max="2026-11-20" />)).toEqual([
      '1950-01-01',
      '2026-11-20',
    ])
    expect(readLimits(<DateField label="Born" min="1800-01-01" max="2150-01-01" />)).toEqual([
      '1900-01-01',
      '2099-12-31',
    ])
  })
})
