import { join } from 'node:path'
import type { Config } from '../config.ts'
import { openFolder } from './folder-store.ts'
import type { OriginalStore } from './original-store.ts'

/** The store that the configuration names; the code for object storage is loaded where it is used. */
export async function openOriginalStore(config: Pick<Config, 'dataDir' | 'objectStorage'>): Promise<OriginalStore> {
  if (!config.objectStorage) return openFolder(join(config.dataDir, 'uploads'))
  const { openBucket } = await import('./bucket-store.ts')
  return openBucket(config.objectStorage)
}
