import { describe, expect, it } from 'vitest'
import { termsOutline } from '../../../domain/legal-texts.ts'
import aboutBg from '../../../messages/bg/about.json' with { type: 'json' }
import accessibilityBg from '../../../messages/bg/accessibility.json' with { type: 'json' }
import cookiesBg from '../../../messages/bg/cookies.json' with { type: 'json' }
import privacyBg from '../../../messages/bg/privacy.json' with { type: 'json' }
import termsBg from '../../../messages/bg/terms.json' with { type: 'json' }
import aboutEn from '../../../messages/en/about.json' with { type: 'json' }
import accessibilityEn from '../../../messages/en/accessibility.json' with { type: 'json' }
import cookiesEn from '../../../messages/en/cookies.json' with { type: 'json' }
import privacyEn from '../../../messages/en/privacy.json' with { type: 'json' }
import termsEn from '../../../messages/en/terms.json' with { type: 'json' }
import { aboutOutline, accessibilityOutline, cookiesOutline, listParts, privacyOutline } from './outlines.ts'

/** Paths of all texts inside sections: `agency.title`. */
function listTexts(messages: Record<string, unknown>): string[] {
  return Object.entries(messages).flatMap(([section, texts]) =>
    typeof texts === 'object' && texts !== null ? Object.keys(texts).map((part) => `${section}.${part}`) : [],
  )
}

describe('a legal text', () => {
  it.each([
    ['Bulgarian', cookiesBg],
    ['English', cookiesEn],
  ])('of which the page itself says more shows all its sections too: cookies, %s', (_, messages) => {
    const inSections = cookiesOutline.flatMap(({ id }) => listTexts({ [id]: messages[id as 'choice'] }))
    const ofThePage = ['choice.open', 'optional.none']
    expect([...listParts(cookiesOutline), ...ofThePage].sort()).toEqual(inSections.sort())
  })

  it.each([
    ['terms, Bulgarian', termsOutline, termsBg],
    ['terms, English', termsOutline, termsEn],
    ['privacy, Bulgarian', privacyOutline, privacyBg],
    ['privacy, English', privacyOutline, privacyEn],
    ['about, Bulgarian', aboutOutline, aboutBg],
    ['about, English', aboutOutline, aboutEn],
    ['accessibility, Bulgarian', accessibilityOutline, accessibilityBg],
    ['accessibility, English', accessibilityOutline, accessibilityEn],
  ])('shows every sentence once and misses none: %s', (_, outline, messages) => {
    expect(listParts(outline).sort()).toEqual(listTexts(messages).sort())
  })
})
