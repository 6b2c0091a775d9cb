import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { listen } from './complaints.ts'
import { juneStay } from './days.ts'
import { test } from './test.ts'

const widths = [360, 768, 1280, 1920]
/**
 * One width and mode of a page in each language, others with each page: the parts are the same everywhere. `A11Y=full` looks
 * at all of them.
 */
const modes = ['light', 'dark'] as const
const full = process.env.A11Y === 'full'
const stay = `${new URLSearchParams(juneStay)}&rooms=2`

/** Pages by what they show; the hotel's address is looked up, since the demo gives the numbers. */
const pages: [name: string, path: (hotel: string) => string][] = [
  ['home', () => '/'],
  ['results', () => `/hotels?q=Sozopol&${stay}`],
  ['results on the map', () => `/hotels?q=Sozopol&${stay}&view=map`],
  ['hotel', (hotel) => `${hotel}?${stay}`],
  ['hotel without dates', (hotel) => hotel],
  ['how we rank', () => '/how-we-rank'],
]

for (const language of ['bg', 'en'] as const) {
  for (const [number, [name, path]] of pages.entries()) {
    const tag = name.endsWith('map') ? '@map' : []
    test(`axe finds nothing at any width, light or dark: ${name} (${language})`, { tag }, async ({ page }) => {
      const complaints = listen(page)
      const written = path(await findHotel(page))
      await page.goto(language === 'en' ? `/en${written === '/' ? '' : written}` : written)
      await page.waitForLoadState('networkidle')
      for (const [index, width] of widths.entries()) {
        await page.setViewportSize({ width, height: 900 })
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow, `sideways scrolling at ${width} px`).toBeLessThanOrEqual(0)
        if (!full && index !== (number + (language === 'bg' ? 0 : 2)) % widths.length) continue
        for (const [turn, mode] of modes.entries()) {
          if (!full && turn !== (number + (language === 'bg' ? 0 : 1)) % modes.length) continue
          await page.evaluate((chosen) => {
            document.documentElement.dataset.mode = chosen
          }, mode)
          await expectAccessible(page, { looked: `${width} px, ${mode}` })
        }
      }
      expect(complaints).toEqual([])
    })
  }
}

async function findHotel(page: Page): Promise<string> {
  const answer = await page.request.get(`/api/v1/search/?q=Sozopol&${stay}`)
  const { results } = await answer.json()
  return String(results[0].url).split('?')[0] ?? ''
}
