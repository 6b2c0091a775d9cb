import { normalizeIP } from '@fastify/rate-limit'

/** Somebody with IPv6 has at least so many leading bits, and every address after them, alone. */
const networkBits = 64

/**
 * What an address is counted by: itself in IPv4, its /64 in IPv6, where one household has 2^64 addresses to change between.
 * An IPv4 address in IPv6 spelling is the IPv4 address.
 */
export function networkOf(address: string): string {
  return normalizeIP(address, networkBits)
}
