import { domainToASCII } from 'node:url'
import parse from 'nodemailer/lib/addressparser'
import { z } from 'zod'

/** What could be read of an address field: `addresses` ready for a mail server, `unread` what in it should be one and is none. */
export type ReadAddresses = { addresses: string[]; unread: string[] }

/** At most so many are written to: a field that lists a whole company is read to here. */
const most = 5

/**
 * Reads what people write into an address field: one or several addresses with any separator, `Reception <a@b.bg>`, `mailto:`,
 * domains in any script (answered in ASCII), or none at all. Every address is answered once.
 */
export function readAddresses(text: string | null | undefined): ReadAddresses {
  const written = text?.trim() ?? ''
  const addresses: string[] = []
  const unread: string[] = []
  for (const { address } of parse(separate(written), { flatten: true })) {
    const usable = toUsable(address)
    if (usable === undefined) unread.push(...(address === '' ? [] : [address]))
    else if (!addresses.some((known) => known.toLowerCase() === usable.toLowerCase())) addresses.push(usable)
  }
  if (addresses.length === 0) return { addresses, unread: written === '' ? [] : [written] }
  return { addresses: addresses.slice(0, most), unread }
}

/** A comma before every word with an @, so that whatever else separates addresses is a name at most. */
function separate(text: string): string {
  return text
    .replaceAll(/mailto:|\?[^\s,;<>]*|[«»„“”]/gi, ' ')
    .replaceAll(/\s*(?:@|\(at\)|\[at\])\s*/gi, '@')
    .replaceAll(/[\r\n|\\/]+/g, ',')
    .replaceAll(/(?<=[^\s,;:<"]@[^\s,;<>"]+>?)\s+/g, ',')
}

/** The address with its domain in ASCII; undefined for what no mail server would take. */
function toUsable(text: string): string | undefined {
  const at = text.lastIndexOf('@')
  const local = text.slice(0, at).replaceAll(/^["'.<]+|["'.]+$/g, '')
  const domain = domainToASCII(text.slice(at + 1).replaceAll(/[.'">]+$/g, ''))
  if (at < 1 || !/^([a-z0-9-]+\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(domain) || /(^|\.)-|-\./.test(domain)) return undefined
  const readable =
    z.email().safeParse(`${local}@example.com`).success || /^[\p{L}\p{N}]+([._+-][\p{L}\p{N}]+)*$/u.test(local)
  return readable && domain.length <= 253 ? `${local}@${domain}` : undefined
}
