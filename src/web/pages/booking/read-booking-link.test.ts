import { expect, it } from 'vitest'
import { readBookingLink } from './read-booking-link.ts'

it.each([
  ['https://zefir.example/booking/AB23CD45?key=x-y_Z', 'AB23CD45', 'x-y_Z'],
  ['  https://zefir.example/en/booking/AB23CD45?lang=en&key=k%2B1#top ', 'AB23CD45', 'k+1'],
])('a kept link opens its booking: %s', (link, reference, key) => {
  expect(readBookingLink(link)).toEqual({ reference, key })
})

it.each(['AB23CD45', 'x-y_Z', 'https://zefir.example/booking/AB23CD45', '/booking/A?key=%E0%A4%A'])(
  '%s is no such link',
  (text) => {
    expect(readBookingLink(text)).toBeNull()
  },
)
