// `node scripts/run.mjs e2e/end-stay.ts REFERENCE`: moves a booking into the past, so that its stay ends today.
import { sql } from 'kysely'
import { localDay } from '../src/domain/stay-dates.ts'
import { readConfig } from '../src/server/config.ts'
import { openConfiguredDatabase } from '../src/server/db/open.ts'
import { openSecrets } from '../src/server/secrets.ts'

const config = readConfig()
const database = await openConfiguredDatabase(config, openSecrets(config), {
  as: 'guest',
  applicationName: 'zefir e2e',
})
await sql`
  UPDATE booking SET checkin = today - (checkout - checkin), checkout = today
  FROM (SELECT ${localDay(new Date(), 'Europe/Sofia')}::date AS today) AS clock
  WHERE reference = ${process.argv[2]}`.execute(database.db)
await database.close()
