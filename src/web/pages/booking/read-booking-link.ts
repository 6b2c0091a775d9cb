/** Reads number and key out of a link to a booking, in any language; null when it is none. */
export function readBookingLink(text: string): { reference: string; key: string } | null {
  const match = /\/booking\/([^/?#\s]+)\/?\?(?:[^#\s]*&)?key=([^&#\s]+)/.exec(text)
  if (!match?.[1] || !match[2]) return null
  try {
    return { reference: decodeURIComponent(match[1]), key: decodeURIComponent(match[2]) }
  } catch {
    return null
  }
}
