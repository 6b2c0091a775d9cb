import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ConfigError } from './config.ts'
import { deriveKey, openSecrets } from './secrets.ts'

let dataDir = ''

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'zefir-secrets-'))
})

afterEach(() => {
  rmSync(dataDir, { recursive: true })
})

describe('secrets', () => {
  test('are made once, and only their owner may read them', () => {
    const first = openSecrets({ dataDir })
    expect(openSecrets({ dataDir })).toEqual(first)
    expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600)
    expect(first.root).not.toBe(first.databasePassword)
  })

  test('two installations share none', () => {
    const other = join(dataDir, 'other')
    expect(openSecrets({ dataDir: other })).not.toEqual(openSecrets({ dataDir }))
  })

  test('a shared APP_SECRET gives two nodes the same keys, and each its own database password', () => {
    const appSecret = 'one secret for all the nodes of a site'
    const [one, two] = [openSecrets({ dataDir, appSecret }), openSecrets({ dataDir: join(dataDir, 'two'), appSecret })]
    expect(deriveKey(one, 'access-token')).toEqual(deriveKey(two, 'access-token'))
    expect(one.databasePassword).not.toBe(two.databasePassword)
  })

  test('keys differ by purpose', () => {
    const secrets = openSecrets({ dataDir })
    expect(deriveKey(secrets, 'access-token')).toHaveLength(32)
    expect(deriveKey(secrets, 'access-token')).not.toEqual(deriveKey(secrets, 'offer'))
  })

  test('a damaged file is not replaced in silence, which would lock the database and every visitor out', () => {
    writeFileSync(join(dataDir, 'secrets.json'), '{')
    expect(() => openSecrets({ dataDir })).toThrow(ConfigError)
  })

  test('a folder that cannot be made is named', () => {
    const file = join(dataDir, 'a-file')
    writeFileSync(file, '')
    expect(() => openSecrets({ dataDir: join(file, 'data') })).toThrow(
      `The data folder ${join(file, 'data')} cannot be written (ENOTDIR).`,
    )
  })
})
