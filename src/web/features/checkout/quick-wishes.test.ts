import { expect, it } from 'vitest'
import type { HotelDetail } from '../../../contract/hotels.ts'
import type { WireOffer } from '../../../contract/offers.ts'
import { hasWish, listWishes, toggleWish } from './quick-wishes.ts'

it('a wish is a line of the note, put there and taken away without touching the rest', () => {
  const note = toggleWish('Ще дойдем късно.', 'Тиха стая')
  expect(note).toBe('Ще дойдем късно.\nТиха стая')
  expect(hasWish(note, 'Тиха стая')).toBe(true)
  expect(hasWish('Не искам Тиха стая непременно', 'Тиха стая')).toBe(false)
  expect(toggleWish(note, 'Тиха стая')).toBe('Ще дойдем късно.')
  expect(toggleWish('', 'Тиха стая')).toBe('Тиха стая')
})

it('only wishes that these guests can have in this house are offered', () => {
  const room = (adults: number, ages: number[] = []) =>
    ({ room_type: 'DBL', adults, children_ages: ages }) as unknown as WireOffer['rooms'][number]
  const house = (...codes: string[]) =>
    ({ amenities: [{ items: codes.map((code) => ({ code })) }], rooms: [] }) as unknown as HotelDetail
  expect(listWishes([room(1)], undefined)).toEqual(['quiet', 'highFloor'])
  expect(listWishes([room(2), room(2)], house('parking'))).toEqual([
    'quiet',
    'highFloor',
    'twinBeds',
    'together',
    'parking',
  ])
  expect(listWishes([room(2, [1])], house('free_parking'))).not.toContain('cot')
  expect(listWishes([room(2, [1])], house('baby_cot'))).toContain('cot')
  expect(listWishes([room(2, [7])], house('baby_cot'))).not.toContain('cot')
  expect(listWishes([room(2, [1])], house('free_parking'))).toContain('parking')
})
