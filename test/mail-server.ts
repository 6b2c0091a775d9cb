import { SMTPServer } from 'smtp-server'

/** A mail as it came: to whom, and by which number mail servers know it again. */
export type ArrivedMail = { to: string; id: string; raw: string }

export type MailServer = {
  url: string
  /** What it took, once for each address. */
  arrived: ArrivedMail[]
  /** Numbers of all mails that it was offered, those that it refused too. */
  offered: string[]
  /** While this is true it asks to be tried again later. */
  refuses: boolean
  /** Addresses that it refuses for good. */
  unknown: Set<string>
  /** What it waits for before it takes a mail to an address; a test holds some of them back. */
  before: (to: string) => Promise<void>
  close(): Promise<void>
}

/** A mail server on loopback that takes everything, unless it is told not to. */
export async function openMailServer(): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, callback) {
      if (!mails.unknown.has(address)) return callback()
      callback(Object.assign(new Error('no such mailbox'), { responseCode: 550 }))
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks).toString('latin1')
        const id = /^Message-ID: (.+)$/im.exec(raw)?.[1] ?? ''
        mails.offered.push(id)
        if (mails.refuses) return callback(Object.assign(new Error('try later'), { responseCode: 451 }))
        for (const { address } of session.envelope.rcptTo) await mails.before(address)
        for (const { address } of session.envelope.rcptTo) mails.arrived.push({ to: address, id, raw })
        callback()
      })
    },
  })
  // Whoever is killed while speaking breaks the connection.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const mails: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    arrived: [],
    offered: [],
    refuses: false,
    unknown: new Set(),
    before: async () => undefined,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return mails
}
