import { askStay } from './days.ts'

/** What the measurements in a real browser share. */
export const asRoot = process.getuid?.() === 0
export const browserPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

/** A hotel with dates, as a path without language, and the place that it is in. */
export async function findHotel(origin: string): Promise<{ hotel: string; place: string }> {
  const answer = await fetch(`${origin}/api/v1/search/?q=Sozopol&${askStay('06-11', 4)}`)
  const { results: hotels, destination } = (await answer.json()) as {
    results: { url: string }[]
    destination: { id: string } | null
  }
  const path = hotels[0]?.url.replace(/^\/(?:en\/)?/, '').split('?')[0]
  if (!path || !destination) throw new Error('The demo has no hotel in Sozopol')
  return { hotel: `${path}?${askStay('06-11', 4)}`, place: destination.id }
}
