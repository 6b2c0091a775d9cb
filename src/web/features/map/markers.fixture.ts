import type { MapMarker } from './map-types.ts'

export function marker(id: number, latitude: number, longitude: number): MapMarker {
  return { id, latitude, longitude, name: `Hotel ${id}`, label: `${id} €` }
}

export const sozopol = marker(1, 42.42, 27.695)
export const nextDoor = marker(2, 42.421, 27.696)
export const sofia = marker(3, 42.69, 23.32)
