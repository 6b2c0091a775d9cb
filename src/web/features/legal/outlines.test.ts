import { describe, expect, it } from 'vitest'
import privacyBg from '../../../messages/bg/privacy.json' with { type: 'json' }
import termsBg from '../../../messages/bg/terms.json' with { type: 'json' }
import privacyEn from '../../../messages/en/privacy.json' with { type: 'json' }
import termsEn from '../../../messages/en/terms.json' with { type: 'json' }
import { listParts, privacyOutline, termsOutline } from './outlines.ts'

/** Paths of all texts inside sections: `agency.title`. */
function listTexts(messages: Record<string, unknown>): string[] {
  return Object.entries(messages).flatMap(([section, texts]) =>
    typeof texts === 'object' && texts !== null ? Object.keys(texts).map((part) => `${section}.${part}`) : [],
  )
}

describe('a legal text', () => {
  it.each([
    ['terms, Bulgarian', termsOutline, termsBg],
    ['terms, English', termsOutline, termsEn],
    ['privacy, Bulgarian', privacyOutline, privacyBg],
    ['privacy, English', privacyOutline, privacyEn],
  ])('shows every sentence once and misses none: %s', (_, outline, messages) => {
    expect(listParts(outline).sort()).toEqual(listTexts(messages).sort())
  })
})
