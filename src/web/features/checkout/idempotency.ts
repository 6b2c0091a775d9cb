/** A new Idempotency-Key: 128 random bits. `randomUUID` would need a secure context, which a local network is not. */
export function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
