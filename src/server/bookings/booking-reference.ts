import { randomInt } from 'node:crypto'

/** Letters and digits that cannot be taken for one another when read over the phone. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Eight letters and digits by which people name a booking: 40 random bits, no secret. */
export function newReference(): string {
  return Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('')
}
