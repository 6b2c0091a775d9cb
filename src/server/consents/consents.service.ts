import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { ConsentData } from '../../contract/privacy.ts'
import { readConsent } from '../../domain/consent.ts'
import type { DB } from '../db/schema.ts'
import { listConsents } from './consents.repository.ts'

/** What was answered in the browser whose cookies these are, the last first; its cookie alone leads to it. */
export async function readBrowserConsents(
  db: Kysely<DB>,
  cookies: string | undefined,
  now: Date,
): Promise<ConsentData> {
  const id = z.uuid().safeParse(readConsent(cookies ?? '', now.getTime())?.consentId)
  const rows = id.success ? await listConsents(db, id.data) : []
  return rows.map((row) => ({
    consent_id: row.consent_id,
    revision: row.revision,
    categories: row.categories,
    language: row.language === 'en' ? 'en' : 'bg',
    consented_at: row.consented_at.toISOString(),
    recorded_at: row.recorded_at.toISOString(),
  }))
}
