// `node scripts/run.mjs scripts/freeze.ts`: writes down the text of migrations that have landed; they may never change again.
import { readFileSync, writeFileSync } from 'node:fs'
import { hashMigrations } from '../src/server/db/migrate.ts'

const list = new URL('../src/server/db/migrations/frozen.json', import.meta.url)
const frozen: Record<string, string> = JSON.parse(readFileSync(list, 'utf8'))
const now = hashMigrations()

const changed = Object.keys(frozen).filter((name) => frozen[name] !== now[name])
if (changed.length > 0) {
  process.stderr.write(`Frozen already, and changed since: ${changed.join(', ')}. Write a further migration.\n`)
  process.exit(1)
}
writeFileSync(list, `${JSON.stringify(now, null, 2)}\n`)
process.stdout.write(`${Object.keys(now).length} migrations are frozen.\n`)
