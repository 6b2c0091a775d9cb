import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * Axe finds nothing against the rules of accessibility in the page, or in a part of it, once nothing moves any more.
 * @param options.looked how the page was looked at, for the message.
 */
export async function expectAccessible(page: Page, options: { within?: string; looked?: string } = {}): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const moving = document.getAnimations().filter(({ playState, timeline, effect }) => {
      const ends = effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
      return ends && playState === 'running' && timeline === document.timeline
    })
    // One that is taken back does not finish.
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })
  // In the page itself: otherwise axe opens a page of its own each time, to which it is brought anew.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await (options.within ? axe.include(options.within) : axe).analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html, target }) => `${target} ${html}`).join(' | ')}`,
  )
  expect(found, options.looked).toEqual([])
}
