import type { Landmark } from './surroundings.service.ts'

const lift = (bg: string, en: string, latitude: number, longitude: number): Landmark => ({
  kind: 'ski_lift',
  code: null,
  name: { bg, en },
  latitude,
  longitude,
})

/**
 * Lower stations of the lifts by which people reach the runs of the resorts that the demo knows, written by hand like the stations
 * beside them and to the same hundred metres. Only the main lift of a resort: from there one skis to the others.
 */
export const lifts: readonly Landmark[] = [
  lift('Банско, кабинков лифт', 'Bansko gondola', 41.8267, 23.4789),
  lift('Боровец, кабинков лифт', 'Borovets gondola', 42.2635, 23.6043),
  lift('Пампорово, Снежанка', 'Pamporovo, Snezhanka', 41.6515, 24.6872),
  lift('Чепеларе, Мечи чал', 'Chepelare, Mechi Chal', 41.7117, 24.6745),
  lift('Цел ам Зее, Ситиекспрес', 'Zell am See, cityXpress', 47.3217, 12.7925),
  lift('Златибор, гондола', 'Zlatibor gondola', 43.7312, 19.7055),
]
