import { startSandbox } from './service.ts'

/**
 * The sandbox as a process of its own, configured by its environment alone. Started by the shop, it hears over their channel
 * where its messages go, and ends with it; started by hand it prints its address.
 */
const { env } = process
let webhookUrl = env.SANDBOX_WEBHOOK_URL || undefined

/** How long a port may stay taken: the process before this one may just be leaving. */
const patience = 1500

async function start() {
  const deadline = Date.now() + patience
  for (;;) {
    try {
      return await startSandbox({
        host: '127.0.0.1',
        port: Number(env.SANDBOX_PORT ?? 3001),
        booksFile: env.SANDBOX_BOOKS ?? '.data/sandbox.sqlite',
        secret: env.SANDBOX_SECRET ?? '',
        webhookUrl: () => webhookUrl,
        publicOrigin: env.SANDBOX_ORIGIN || undefined,
        merchant: { bg: env.SANDBOX_MERCHANT_BG ?? '', en: env.SANDBOX_MERCHANT_EN ?? '' },
        delay: Number(env.SANDBOX_DELAY ?? 0),
      })
    } catch (error) {
      const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
      if (!taken || Date.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

if (!env.SANDBOX_SECRET) {
  process.stderr.write('The setting SANDBOX_SECRET is missing: what signs the messages to the shop.\n')
  process.exit(1)
}

// The books are nobody else's to read.
process.umask(0o077)
// The shop that dies takes us along; by kill -9 too, because then this channel breaks.
process.on('disconnect', () => process.exit(0))
// Ctrl-C reaches the whole group; the shop still finishes what it does, and ends us when it is done.
if (process.connected) process.on('SIGINT', () => {}).on('SIGHUP', () => {})

try {
  const sandbox = await start()
  process.on('SIGTERM', () => void sandbox.close().then(() => process.exit(0)))
  process.on('message', (message: { webhookUrl?: string }) => {
    webhookUrl = message.webhookUrl
    sandbox.wake()
  })
  if (process.send) process.send({ origin: sandbox.origin })
  else process.stdout.write(`The sandbox is open at ${sandbox.origin}\n`)
} catch (error) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined
  if (process.send) process.send({ problem: code ?? String(error) }, () => process.exit(1))
  else {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  }
}
