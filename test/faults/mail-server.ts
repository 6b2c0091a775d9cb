import { SMTPServer } from 'smtp-server'

/** A mail as it arrived: to whom, and by which number mail servers know it again. */
export type ArrivedMail = { to: string; id: string; raw: string }

/** A mail server on loopback that takes everything. */
export async function openMailServer(): Promise<{ url: string; arrived: ArrivedMail[]; close(): Promise<void> }> {
  const arrived: ArrivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('latin1')
        const id = /^Message-ID: (.+)$/im.exec(raw)?.[1] ?? ''
        for (const { address } of session.envelope.rcptTo) arrived.push({ to: address, id, raw })
        callback()
      })
    },
  })
  // Whoever is killed while speaking breaks the connection.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
