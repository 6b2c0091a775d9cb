import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { type RankedStay, rankingFactors, rankingFigures, rankingWeights, recommend } from '../../../domain/ranking.ts'
import bg from '../../../messages/bg/how-we-rank.json' with { type: 'json' }
import en from '../../../messages/en/how-we-rank.json' with { type: 'json' }
import { LanguageProvider, registerMessages } from '../../lib/i18n.tsx'
import { Component as HowWeRank } from './how-we-rank.page.tsx'

const texts = { bg, en }

describe.each(['bg', 'en'] as const)('the page in %s', (language) => {
  registerMessages(language, 'how-we-rank', texts[language])
  const page = renderToStaticMarkup(
    <LanguageProvider language={language}>
      <HowWeRank />
    </LanguageProvider>,
  )
  const words: Record<string, { name: string; text: string } | undefined> = Object.fromEntries(
    Object.entries(texts[language].parts).flatMap(([key, value]) => (typeof value === 'string' ? [] : [[key, value]])),
  )

  test('has words for every factor that counts, and for no other', () => {
    expect(Object.keys(words).sort()).toEqual([...rankingFactors].sort())
    for (const factor of rankingFactors) expect(page).toContain(words[factor]?.name ?? 'no words at all')
  })

  test('states every weight and every figure that the program counts by', () => {
    for (const factor of rankingFactors) expect(page).toMatch(new RegExp(`\\b${rankingWeights[factor]}\\b`))
    const told = Object.values(words)
      .map((part) => part?.text)
      .join()
    for (const figure of Object.keys(rankingFigures)) expect(told).toContain(`{${figure}}`)
    expect(page).not.toContain('{')
    expect(page).not.toContain('parts.')
  })
})

describe('what the page says is so', () => {
  const { averageScore, worstScore, bestScore, dearest } = rankingFigures
  const nothing = {
    reviewScore: worstScore,
    reviewCount: 1_000_000,
    pricePerPersonNight: 100 * dearest,
    peerPricePerPersonNight: 100,
    freeCancellation: false,
    instant: false,
  }
  const points = (changes: Partial<RankedStay>) => Math.round(recommend({ ...nothing, ...changes }))

  test('a factor alone earns its weight and the whole is their sum', () => {
    expect(points({})).toBe(0)
    expect(points({ reviewScore: bestScore })).toBe(rankingWeights.reviews)
    expect(points({ pricePerPersonNight: 0 })).toBe(rankingWeights.value)
    expect(points({ pricePerPersonNight: (100 * dearest) / 2 })).toBe(Math.round(rankingWeights.value / 2))
    expect(points({ freeCancellation: true })).toBe(rankingWeights.freeCancellation)
    expect(points({ instant: true })).toBe(rankingWeights.instant)
    expect(points({ reviewScore: bestScore, pricePerPersonNight: 0, freeCancellation: true, instant: true })).toBe(100)
  })

  test('without reviews a hotel counts as the average', () => {
    const unknown = recommend({ ...nothing, reviewScore: null, reviewCount: 0 })
    expect(unknown).toBeCloseTo(recommend({ ...nothing, reviewScore: averageScore }), 6)
  })
})
