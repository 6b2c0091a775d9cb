import { randomBytes, scryptSync } from 'node:crypto'
import type { Kysely } from 'kysely'
import { ConfigError } from '../config.ts'
import { deriveKey, type Secrets } from '../secrets.ts'
import type { DB } from './schema.ts'

/**
 * Sees that this process has the secret that the database was first used with, or announces its change (`previousRoot` is the
 * one noted). Kept is a slow salted hash of a key derived for this alone.
 * @throws ConfigError in one sentence on another secret.
 */
export async function checkSecret(db: Kysely<DB>, secrets: Pick<Secrets, 'root' | 'previousRoot'>): Promise<void> {
  const salt = randomBytes(16).toString('base64url')
  const first = { salt, fingerprint: fingerprintOf(secrets.root, salt) }
  await db
    .insertInto('secret_fingerprint')
    .values(first)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const noted = await db.selectFrom('secret_fingerprint').select(['salt', 'fingerprint']).executeTakeFirstOrThrow()
  const own = fingerprintOf(secrets.root, noted.salt)
  if (noted.fingerprint === own) return
  if (secrets.previousRoot === undefined || fingerprintOf(secrets.previousRoot, noted.salt) !== noted.fingerprint)
    throw new ConfigError(
      'This database is used with another secret: set the APP_SECRET of the other nodes (or bring the secrets.json of its DATA_DIR), or for a change of the secret set APP_SECRET_PREVIOUS to the one before.',
    )
  await db.updateTable('secret_fingerprint').set({ fingerprint: own }).execute()
}

function fingerprintOf(root: string, salt: string): string {
  return scryptSync(deriveKey({ root }, 'secret-fingerprint'), salt, 16).toString('base64url')
}
