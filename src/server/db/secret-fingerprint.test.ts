import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { ConfigError } from '../config.ts'
import { checkSecret } from './secret-fingerprint.ts'

const { db } = await openTestDatabase()
const [first, second, third] = ['a', 'b', 'c'].map((letter) => letter.repeat(40)) as [string, string, string]

test('a node with another secret is refused, unless it announces a change', async () => {
  await checkSecret(db, { root: first })
  await checkSecret(db, { root: first })
  await expect(checkSecret(db, { root: second })).rejects.toThrow(ConfigError)
  await expect(checkSecret(db, { root: second, previousRoot: third })).rejects.toThrow('APP_SECRET_PREVIOUS')
  await checkSecret(db, { root: second, previousRoot: first })
  await checkSecret(db, { root: second })
  await expect(checkSecret(db, { root: first })).rejects.toThrow(ConfigError)
})
