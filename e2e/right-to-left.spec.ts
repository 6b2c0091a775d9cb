import { expect, type Page } from '@playwright/test'
import { listen } from './complaints.ts'
import { juneStay } from './days.ts'
import { test } from './test.ts'
import { wakeDates } from './wake.ts'

const stay = `${new URLSearchParams(juneStay)}&rooms=2`
const house = '/hotels/bulgaria/6'

test('from right to left everything is in its mirrored place, and keys lead where eyes see the next', async ({
  page,
}) => {
  const complaints = listen(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Изглед' }).click()
  await page.getByText('От дясно наляво').click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.keyboard.press('Escape')
  const logo = await page.locator('header').getByRole('link', { name: 'Зефир, начало' }).boundingBox()
  expect(logo?.x).toBeGreaterThan(640)

  for (const path of ['/', `/hotels?q=Sozopol&${stay}&view=list`, `${house}?${stay}`]) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      // Layout follows in the next frame.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      expect(await findFlaws(page), `${path} at ${width} px`).toEqual([])
    }
  }

  // Pictures keep the direction they are numbered in.
  await page.goto(`${house}?${stay}#photo-2`)
  const counter = page.locator('.pswp__counter')
  await expect(counter).toHaveText(/^2 \//)
  await page.keyboard.press('ArrowRight')
  await expect(counter).toHaveText(/^3 \//)
  await page.keyboard.press('Escape')

  await wakeDates(page)
  const form = page.locator('#rooms')
  await form.getByRole('button', { name: /^Настаняване/ }).click()
  const focused = page.locator('[data-day]:focus')
  await expect(focused).toBeVisible()
  const before = await focused.boundingBox()
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await focused.boundingBox())?.x).toBeGreaterThan(before?.x ?? 0)
  expect(complaints).toEqual([])
})

/** Sideways scrolling, and words that stand on each other. */
function findFlaws(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const flaws: string[] = []
    const overflow = document.documentElement.scrollWidth - innerWidth
    if (overflow > 0) flaws.push(`scrolls sideways by ${overflow} px`)
    const lines: { node: Node; box: DOMRect }[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      const parent = node.parentElement
      if (!parent || parent.closest('.visually-hidden, svg, select, noscript')) continue
      // Parts far from the screen have no layout yet.
      if (!parent.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true }))
        continue
      // What stays on the screen lies above whatever scrolls under it.
      let sticks = false
      for (let at: Element | null = parent; at; at = at.parentElement)
        sticks ||= ['sticky', 'fixed'].includes(getComputedStyle(at).position)
      if (sticks) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) if (box.width > 1 && box.height > 1) lines.push({ node, box })
    }
    for (const [index, { node, box }] of lines.entries())
      for (const other of lines.slice(index + 1)) {
        if (node === other.node) continue
        const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
        const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
        // Letters have room above and below them, which lines share.
        if (wide <= 3 || high <= Math.min(box.height, other.box.height) / 2) continue
        flaws.push(`“${node.textContent}” and “${other.node.textContent}” overlap`)
      }
    return flaws
  })
}
