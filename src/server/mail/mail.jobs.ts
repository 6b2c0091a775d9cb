import type { Job } from '../jobs/jobs.ts'
import { deriveKeys } from '../keys.ts'
import { findStuckMails, forgetOldMails, sendDueMails } from './mail.service.ts'

/** Four times a minute the mails that are due go out: those that failed before, and those whose process ended before it sent them. */
export const sendMails: Job = {
  name: 'send-mails',
  everySeconds: 15,
  run: async (db, clock, { config, secrets, log }) => {
    const report = await sendDueMails({ db, clock, config, keys: deriveKeys(secrets) })
    if (report.sent > 0 || report.failed > 0) log.info(report, 'mails sent')
    if (report.failed > 0) log.warn(await findStuckMails(db, clock()), 'mails are stuck')
  },
}

/** Every night mails older than a month are forgotten. */
export const forgetMails: Job = {
  name: 'forget-mails',
  cron: '20 4 * * *',
  run: async (db, clock) => forgetOldMails(db, clock()),
}
