import { z } from 'zod'

/** A setting that cannot be used; `message` is one sentence for the person at the terminal. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

const truthy = ['1', 'true', 'on', 'yes']
const falsy = ['0', 'false', 'off', 'no']

export const flag = z
  .string()
  .toLowerCase()
  .refine((value) => truthy.includes(value) || falsy.includes(value), 'must be on or off')
  .transform((value) => truthy.includes(value))

export function wholeNumber(from: number, to: number) {
  const message = `must be a whole number from ${from} to ${to}`
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((value) => value >= from && value <= to, message)
}

export const percent = z.coerce.number('has to be a number').min(0, 'cannot be below 0').max(100, 'cannot be above 100')

export function url(protocols: string[], example: string) {
  return z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must be an address such as ${example}`,
    )
}

/** The address of a server with user and password in it. Characters that mean something in an address hide in neither. */
export function serverUrl(protocols: string[], example: string) {
  return z.string().superRefine((value, context) => {
    const message = addressFault(value, protocols, example)
    if (message) context.addIssue({ code: 'custom', message })
  })
}

const encodePassword =
  'cannot be read: write the special characters of user and password percent-encoded (@ as %40, / as %2F, : as %3A, ? as %3F, # as %23, % as %25)'

function addressFault(value: string, protocols: string[], example: string): string | undefined {
  const right = protocols.some((protocol) => value.startsWith(`${protocol}//`))
  if (!right) return `must be an address such as ${example}`
  if (!URL.canParse(value)) return value.includes('@') ? encodePassword : `must be an address such as ${example}`
  const { username, password, pathname, search, hash } = new URL(value)
  // An @ after the host means that the host is a piece of the password.
  if (`${pathname}${search}${hash}`.includes('@')) return encodePassword
  return isDecodable(`${username}${password}${pathname}`) ? undefined : encodePassword
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

export const webUrl = url(['http:', 'https:'], 'https://example.com/page').refine(
  (value) => !URL.canParse(value) || `${new URL(value).username}${new URL(value).password}` === '',
  'must be an address without user and password',
)

export const origin = z
  .string()
  .refine(isOrigin, 'must be an origin such as https://example.com, without a path')
  .transform((value) => new URL(value).origin)

export const text = z.string().max(500, 'must be at most 500 characters')

export const emailAddress = text.pipe(z.email('must be an e-mail address such as office@example.com'))

/** `Name <name@example.com>` or the address alone. */
export const sender = text.refine((value) => {
  const address = /^[^<>@]*<([^<>]*)>$/.exec(value.trim())?.[1] ?? value.trim()
  return z.email().safeParse(address).success
}, 'must look like Zefir <no-reply@example.com>')

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, pathname, search, hash, username } = new URL(value)
  return ['http:', 'https:'].includes(protocol) && `${search}${hash}${username}` === '' && pathname === '/'
}
