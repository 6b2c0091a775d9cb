import { readFileSync } from 'node:fs'
import { ConfigError } from './fields.ts'

/** Settings that may stand in a file, as containers are given secrets: `APP_SECRET_FILE=/run/secrets/app`. */
export const secretSettings = [
  'APP_SECRET',
  'APP_SECRET_PREVIOUS',
  'DATABASE_URL',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'METRICS_TOKEN',
  'GOOGLE_MAPS_KEY',
] as const

/**
 * Puts the contents of the files that `NAME_FILE` settings name into their settings, without the line's end.
 * @throws ConfigError when a file cannot be read or is empty, or when both are set.
 */
export function readSecretFiles(
  given: Readonly<Record<string, string | undefined>>,
): Record<string, string | undefined> {
  const read = secretSettings.flatMap((name) => {
    const path = given[`${name}_FILE`]
    if (path === undefined) return []
    if (given[name] !== undefined)
      throw new ConfigError(`The settings ${name} and ${name}_FILE exclude each other: set one of them.`)
    return [[name, readSecret(`${name}_FILE`, path)] as const]
  })
  return { ...given, ...Object.fromEntries(read) }
}

function readSecret(setting: string, path: string): string {
  const content = tryRead(setting, path).replace(/\r?\n$/, '')
  if (content.trim() === '') throw new ConfigError(`The file that the setting ${setting} names is empty.`)
  return content
}

function tryRead(setting: string, path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error'
    throw new ConfigError(`The file that the setting ${setting} names cannot be read (${code}).`)
  }
}
