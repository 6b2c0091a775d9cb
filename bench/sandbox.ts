import { join } from 'node:path'
import { startSandbox } from '../sandbox/service.ts'
import { readConfig } from '../src/server/config.ts'
import { sandboxSecret } from '../src/server/payments/open-gateway.ts'
import { openSecrets } from '../src/server/secrets.ts'

/** The test provider beside the application, answering without a delay. Run by bench/server.ts, which tells it where messages go. */
const config = readConfig()
let webhookUrl: string | undefined
const sandbox = await startSandbox({
  host: '127.0.0.1',
  port: 0,
  booksFile: join(config.dataDir, 'bench-sandbox.sqlite'),
  secret: sandboxSecret(openSecrets(config)),
  webhookUrl: () => webhookUrl,
})
process.on('message', (message: { webhookUrl: string }) => {
  webhookUrl = message.webhookUrl
  sandbox.wake()
})
process.on('disconnect', () => process.exit(0))
process.send?.({ origin: sandbox.origin })
