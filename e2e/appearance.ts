import type { Page } from '@playwright/test'

/** The visitor's choice of a mode, as the settings keep it: for the pages that are opened from now on. */
export async function chooseMode(page: Page, mode: 'light' | 'dark' | 'system'): Promise<void> {
  await page.addInitScript((themeMode) => localStorage.setItem('settings', JSON.stringify({ themeMode })), mode)
}
