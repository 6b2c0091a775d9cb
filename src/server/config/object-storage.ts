import type { z } from 'zod'
import { ConfigError, flag, text, webUrl } from './fields.ts'

/** Object storage for uploads; without it uploads live under `dataDir`. */
export type ObjectStorage = {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** The bucket stands in the path (`host/bucket/key`) and not in the host's name (`bucket.host/key`). */
  pathStyle: boolean
}

export const objectStorageSettings = {
  S3_ENDPOINT: webUrl.optional(),
  S3_REGION: text.default('auto'),
  S3_BUCKET: text.optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  S3_PATH_STYLE: flag.default(true),
}

type Env = z.output<z.ZodObject<typeof objectStorageSettings>>

/** @throws ConfigError when only some of the settings are there. */
export function readObjectStorage(env: Env): ObjectStorage | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env
  const needed = { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }
  const missing = Object.entries(needed).filter(([, value]) => value === undefined)
  if (missing.length === Object.keys(needed).length) return undefined
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    throw new ConfigError(`Object storage also needs the setting ${missing[0]?.[0]}.`)
  }
  return {
    endpoint: S3_ENDPOINT,
    region: env.S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    pathStyle: env.S3_PATH_STYLE,
  }
}
