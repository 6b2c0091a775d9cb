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

export function url(protocols: string[], example: string) {
  return z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must be an address such as ${example}`,
    )
}

export const webUrl = url(['http:', 'https:'], 'https://example.com/page')

export const origin = z
  .string()
  .refine(isOrigin, 'must be an origin such as https://example.com, without a path')
  .transform((value) => new URL(value).origin)

export const text = z.string().max(500, 'must be at most 500 characters')

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, pathname, search, hash, username } = new URL(value)
  return ['http:', 'https:'].includes(protocol) && `${search}${hash}${username}` === '' && pathname === '/'
}
