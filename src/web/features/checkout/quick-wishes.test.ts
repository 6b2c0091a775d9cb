import { expect, it } from 'vitest'
import { hasWish, toggleWish } from './quick-wishes.ts'

it('a wish is a line of the note, put there and taken away without touching the rest', () => {
  const note = toggleWish('Ще дойдем късно.', 'Тиха стая')
  expect(note).toBe('Ще дойдем късно.\nТиха стая')
  expect(hasWish(note, 'Тиха стая')).toBe(true)
  expect(hasWish('Не искам Тиха стая непременно', 'Тиха стая')).toBe(false)
  expect(toggleWish(note, 'Тиха стая')).toBe('Ще дойдем късно.')
  expect(toggleWish('', 'Тиха стая')).toBe('Тиха стая')
})
