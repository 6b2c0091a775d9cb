import Fastify from 'fastify'
import { createApp } from '../src/server/app.ts'
import { readConfig } from '../src/server/config.ts'
import { openConfiguredDatabase } from '../src/server/db/open.ts'
import { openGateway } from '../src/server/payments/open-gateway.ts'
import { openSecrets } from '../src/server/secrets.ts'
import { hear, start } from './report.ts'

/**
 * The application as it is deployed, without rate limits (one address makes all requests here), beside it the test provider
 * and a bare Fastify that sends given bytes: the baseline of the page cache. Run by bench/main.ts, which it talks to over IPC.
 */
const config = readConfig()
const secrets = openSecrets(config)
const { db, close } = await openConfiguredDatabase(config, secrets, { as: 'guest', applicationName: 'zefir-bench' })
const sandbox = start('./sandbox.ts')
const { origin } = await hear<{ origin: string }>(sandbox)
const gateway = openGateway(config, secrets, origin)
const app = await createApp(
  { config, secrets, db, clock: () => new Date(), gateway },
  { rateLimits: { reads: 1e9, writes: 1e9 }, warmImages: false },
)
const address = await app.listen({ host: '127.0.0.1', port: 0 })
sandbox.send({ webhookUrl: `${address}/api/v1/payment/webhooks/sandbox/` })

let bytes = Buffer.alloc(0)
let headers: Record<string, string> = {}
const raw = Fastify()
raw.get('/raw', (_request, reply) => reply.headers(headers).send(bytes))
const rawAddress = await raw.listen({ host: '127.0.0.1', port: 0 })

process.on(
  'message',
  async (message: { raw?: { body: string; headers: Record<string, string> }; memory?: true; stop?: true }) => {
    if (message.raw) {
      bytes = Buffer.from(message.raw.body, 'base64')
      headers = message.raw.headers
      process.send?.({ ready: true })
    }
    if (message.memory) process.send?.({ memory: process.memoryUsage().rss })
    if (message.stop) {
      await Promise.all([app.close(), raw.close()])
      sandbox.disconnect()
      await close()
      process.exit(0)
    }
  },
)
process.on('disconnect', () => process.exit(0))
process.send?.({ address, rawAddress })
