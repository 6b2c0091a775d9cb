import type { Airport } from './destination.ts'

export const airports = [
  {
    iata: 'BOJ',
    name: { bg: 'Летище Бургас', en: 'Burgas Airport' },
    city: { bg: 'Бургас', en: 'Burgas' },
    country: 'BG',
    region: 'burgas-province',
    lat: 42.5696,
    lon: 27.5152,
  },
] as const satisfies readonly Airport[]
