import { ConfigError, readConfig } from '../config.ts'
import { DatabaseError } from '../db/database-error.ts'
import { openConfiguredDatabase } from '../db/open.ts'
import { openSecrets } from '../secrets.ts'
import { accounts, staff } from './accounts.ts'
import { bookings } from './bookings.ts'
import { type OfficeCommand, OfficeError } from './command.ts'
import { payments } from './payments.ts'
import { pictures } from './pictures.ts'
import { rates } from './rates.ts'
import { reviews } from './reviews.ts'

/** Everything an operator does from a terminal, by its first word. */
const commands: Record<string, OfficeCommand> = { bookings, payments, pictures, rates, reviews, staff, accounts }

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  const expected = error instanceof OfficeError || error instanceof ConfigError || error instanceof DatabaseError
  process.stderr.write(`${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
  process.exitCode = 1
}

/** @returns the exit code. */
async function run([word = '--help', ...args]: string[]): Promise<number> {
  if (word === '--help' || word === '-h') {
    process.stdout.write(describeUsage())
    return 0
  }
  const command = Object.hasOwn(commands, word) ? commands[word] : undefined
  if (!command) throw new OfficeError(`There is no command "${word}".\n\n${describeUsage()}`)
  const config = readConfig()
  const database = await openConfiguredDatabase(config, openSecrets(config), {
    as: 'guest',
    applicationName: 'zefir office',
  })
  try {
    return await command.run(args, {
      config,
      db: database.db,
      clock: () => new Date(),
      write: (text) => process.stdout.write(`${text}\n`),
      complain: (text) => process.stderr.write(`${text}\n`),
    })
  } finally {
    await database.close()
  }
}

function describeUsage(): string {
  const lines = Object.values(commands).flatMap(({ usage }) => usage)
  return `Usage:\n${lines.map((line) => `  npm run office -- ${line}\n`).join('')}`
}
