import { createHmac, timingSafeEqual } from 'node:crypto'

/** The header of a message: when it was sent in Unix seconds, and an HMAC over that and the very bytes of the body. */
export function signMessage(secret: string, body: string, seconds: number): string {
  const mark = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${mark}`
}

/** The bearer of the API: follows from the secret, so that what signs messages never travels itself. */
export function apiToken(secret: string): string {
  return createHmac('sha256', secret).update('sandbox-api').digest('hex')
}

export function isSameText(expected: string, given: string): boolean {
  const [known, offered] = [Buffer.from(expected), Buffer.from(given)]
  return known.length === offered.length && timingSafeEqual(known, offered)
}
