import { expect } from '@playwright/test'
import { chooseMode } from './appearance.ts'
import { expectAccessible } from './axe.ts'
import { listen } from './complaints.ts'
import { test } from './test.ts'

const paths = ['/help', '/contact', '/about', '/accessibility', '/cookies', '/privacy', '/terms']

/** Texts are set alike: in the other language those pages that have more than text are looked at. */
for (const [language, width, mode, seen] of [
  ['bg', 360, 'light', paths],
  ['en', 1280, 'dark', ['/help', '/contact', '/cookies']],
] as const) {
  test(`axe finds nothing on the pages about us and our rules, at the end of which all of them are linked (${language})`, async ({
    page,
  }) => {
    const complaints = listen(page)
    await page.setViewportSize({ width, height: 800 })
    await chooseMode(page, mode)
    const prefix = language === 'en' ? '/en' : ''
    for (const path of seen) {
      await page.goto(prefix + path)
      for (const other of paths) await expect(page.locator(`footer a[href="${prefix}${other}"]`)).toHaveCount(1)
      await expectAccessible(page, { within: 'main', looked: path })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, path).toBeLessThanOrEqual(0)
    }
    expect(complaints).toEqual([])
  })
}

test('questions are found by what one types; where none is, the way on leads to the agency', async ({ page }) => {
  const complaints = listen(page)
  await page.goto('/help')
  const questions = page.locator('details')
  const search = page.getByRole('searchbox', { name: 'Търсене във въпросите' })
  const all = await questions.count()
  expect(all).toBeGreaterThan(20)
  await search.fill('парола')
  await expect(page.getByRole('status').filter({ hasText: 'въпроса' })).toHaveText('2 въпроса')
  await expect(questions.filter({ hasText: 'Забравих си паролата' }).locator('p')).toBeVisible()
  await search.fill('')
  await expect(questions).toHaveCount(all)
  await page.getByText('Как да отменя?').click()
  await expect(page.getByText('точно толкова се прилага')).toBeVisible()
  await search.fill('жираф')
  await expect(page.getByRole('status').filter({ hasText: 'въпрос' })).toHaveText('Няма такъв въпрос')
  await page.getByRole('main').getByRole('link', { name: 'ни попитайте' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Контакти' })).toBeVisible()
  await expect(page.getByRole('main').getByText('понеделник–петък')).toBeVisible()
  expect(complaints).toEqual([])
})
