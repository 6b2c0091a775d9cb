import type { Language } from '../../contract/values.ts'

export type Sea = { name: Record<Language, string>; latitude: number; longitude: number; fromZoom: number }

/** Waters that people of this part of the world swim in; the catalogue knows only land. */
export const seas: readonly Sea[] = [
  { name: { bg: 'Черно море', en: 'Black Sea' }, latitude: 43.2, longitude: 31.6, fromZoom: 4 },
  { name: { bg: 'Черно море', en: 'Black Sea' }, latitude: 42.75, longitude: 28.7, fromZoom: 7 },
  { name: { bg: 'Мраморно море', en: 'Sea of Marmara' }, latitude: 40.72, longitude: 28.2, fromZoom: 6 },
  { name: { bg: 'Егейско море', en: 'Aegean Sea' }, latitude: 38.8, longitude: 25.1, fromZoom: 5 },
  { name: { bg: 'Егейско море', en: 'Aegean Sea' }, latitude: 40.25, longitude: 24.75, fromZoom: 7.5 },
  { name: { bg: 'Йонийско море', en: 'Ionian Sea' }, latitude: 37.8, longitude: 18.9, fromZoom: 5 },
  { name: { bg: 'Адриатическо море', en: 'Adriatic Sea' }, latitude: 42.9, longitude: 15.6, fromZoom: 5 },
  { name: { bg: 'Тиренско море', en: 'Tyrrhenian Sea' }, latitude: 39.9, longitude: 12.3, fromZoom: 5 },
  { name: { bg: 'Средиземно море', en: 'Mediterranean Sea' }, latitude: 34.6, longitude: 18.4, fromZoom: 3 },
  { name: { bg: 'Червено море', en: 'Red Sea' }, latitude: 21.5, longitude: 37.9, fromZoom: 4 },
  { name: { bg: 'Азовско море', en: 'Sea of Azov' }, latitude: 46.1, longitude: 36.6, fromZoom: 6 },
  { name: { bg: 'Персийски залив', en: 'Persian Gulf' }, latitude: 26.9, longitude: 51.6, fromZoom: 4.5 },
  { name: { bg: 'Арабско море', en: 'Arabian Sea' }, latitude: 15.5, longitude: 64.5, fromZoom: 3 },
  { name: { bg: 'Северно море', en: 'North Sea' }, latitude: 56.3, longitude: 3.2, fromZoom: 4 },
  { name: { bg: 'Балтийско море', en: 'Baltic Sea' }, latitude: 57.6, longitude: 19.4, fromZoom: 4 },
  { name: { bg: 'Атлантически океан', en: 'Atlantic Ocean' }, latitude: 33, longitude: -40, fromZoom: 1 },
  { name: { bg: 'Индийски океан', en: 'Indian Ocean' }, latitude: -20, longitude: 78, fromZoom: 1 },
  { name: { bg: 'Тихи океан', en: 'Pacific Ocean' }, latitude: 5, longitude: -150, fromZoom: 1 },
]
