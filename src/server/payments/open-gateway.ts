import type { Config } from '../config.ts'
import { deriveKey, type Secrets } from '../secrets.ts'
import type { PaymentGateway } from './gateway.ts'
import { createSandboxGateway } from './sandbox-gateway.ts'
import { createStripeGateway } from './stripe-gateway.ts'

/**
 * The configured provider; null when none is.
 * @param sandboxAddress where the sandbox listens, when that is not what the configuration says (port 0).
 */
export function openGateway(config: Config, secrets: Secrets, sandboxAddress?: string): PaymentGateway | null {
  const { provider, sandbox } = config.payments
  if (provider === 'sandbox') {
    const apiBase = sandboxAddress ?? `http://127.0.0.1:${sandbox.port}`
    return createSandboxGateway({ apiBase, secret: sandboxSecret(secrets) })
  }
  if (provider === 'none') return null
  const { secretKey = '', webhookSecret = '', apiBase } = config.stripe
  return createStripeGateway({ secretKey, webhookSecret, apiBase })
}

/** What we and the sandbox know: it signs messages and opens its API. */
export function sandboxSecret(secrets: Secrets): string {
  return deriveKey(secrets, 'sandbox-provider').toString('hex')
}
