import type { Country, Region } from './destination.ts'

export const countries = [
  {
    code: 'BG',
    name: { bg: 'България', en: 'Bulgaria' },
    alternates: ['Balgariya', 'Bulgarien'],
    lat: 42.75,
    lon: 25.5,
    timezone: 'Europe/Sofia',
    vat: 9,
  },
] as const satisfies readonly Country[]

/** Provinces and regions, with the coordinates of their middle. */
export const regions = [
  { id: 'burgas-province', country: 'BG', name: { bg: 'област Бургас', en: 'Burgas Province' }, lat: 42.5, lon: 27.47 },
] as const satisfies readonly Region[]
