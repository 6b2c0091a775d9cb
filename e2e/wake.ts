import { expect, type Locator, type Page } from '@playwright/test'

/** JavaScript runs: the browser's own date inputs have given way to the calendar. A hotel page's form wakes up when it is near. */
export async function wakeDates(page: Page): Promise<void> {
  const rooms = page.locator('form[data-hotel]')
  if ((await rooms.count()) > 0) await wake(rooms)
  await expect(page.locator('input[type=date]')).toHaveCount(0)
}

/** Scrolls a part of the page to where its code is fetched, and waits until that is at work. */
export async function wake(part: Locator): Promise<void> {
  await expect
    .poll(async () => {
      // Once more each time: a page that was reloaded goes back to where it was left.
      await part.scrollIntoViewIfNeeded()
      return part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')))
    })
    .toBe(true)
}

/** Presses what would do nothing before its code is there: after a page was loaded, on a busy machine. */
export async function press(part: Locator): Promise<void> {
  await wake(part)
  await part.click()
}
