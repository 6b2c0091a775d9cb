import type { MailData } from '../../contract/privacy.ts'
import type { PersonalData } from '../db/personal-data.ts'
import { deleteMailsTo, listMailsTo } from './outbox.repository.ts'

/** Which mails went to somebody, and when. */
export const mailData: PersonalData<MailData> = {
  tables: [],
  read: async (db, { emailKeys }) => {
    const rows = await listMailsTo(db, emailKeys)
    return rows.map((row) => ({
      kind: row.kind,
      recipient: row.recipient,
      created_at: row.created_at.toISOString(),
      sent_at: row.sent_at?.toISOString() ?? null,
    }))
  },
  erase: (trx, { emailKeys }) => deleteMailsTo(trx, emailKeys),
}
