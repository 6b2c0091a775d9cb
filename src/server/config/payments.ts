import { z } from 'zod'
import type { Earnings } from '../../domain/ledger.ts'
import { ConfigError, origin, percent, text, webUrl, wholeNumber } from './fields.ts'

/** Who takes money, and what the agency keeps of it. */
export type MoneySettings = {
  payments: {
    /** Who takes money: our own test provider, Stripe, or nobody (then only stays paid at the property are sold). */
    provider: 'sandbox' | 'stripe' | 'none'
    sandbox: {
      /** Of the sandbox on loopback; 0: any free one. */
      port: number
      /** Where visitors see its pages; undefined: where it listens. */
      origin: string | undefined
      /** Milliseconds that it takes for each answer, as a provider far away would. */
      delay: number
    }
  }
  stripe: { secretKey: string | undefined; webhookSecret: string | undefined; apiBase: string | undefined }
  /** What the agency keeps of a stay, in percent of its price, and the VAT contained in that. */
  earnings: Earnings
}

export const paymentSettings = {
  PAYMENT_PROVIDER: z.enum(['sandbox', 'stripe', 'none'], 'must be sandbox, stripe or none').optional(),
  SANDBOX_PORT: wholeNumber(0, 65_535).optional(),
  SANDBOX_ORIGIN: origin.optional(),
  SANDBOX_DELAY: wholeNumber(0, 10_000).default(150),
  STRIPE_SECRET_KEY: text.optional(),
  STRIPE_WEBHOOK_SECRET: text.optional(),
  STRIPE_API_BASE: webUrl.optional(),
  COMMISSION_PERCENT: percent.optional(),
  VAT_PERCENT: percent.default(20),
}

type Env = z.output<z.ZodObject<typeof paymentSettings>>

/**
 * @param env with the site's own PORT: the sandbox listens beside it.
 * @throws ConfigError when the provider lacks a setting.
 */
export function readMoney(env: Env & { PORT: number }, demo: boolean): MoneySettings {
  return {
    payments: readPayments(env, demo),
    stripe: {
      secretKey: env.STRIPE_SECRET_KEY,
      webhookSecret: env.STRIPE_WEBHOOK_SECRET,
      apiBase: env.STRIPE_API_BASE,
    },
    earnings: { commissionPercent: env.COMMISSION_PERCENT ?? (demo ? 15 : 0), vatPercent: env.VAT_PERCENT },
  }
}

function readPayments(env: Env & { PORT: number }, demo: boolean): MoneySettings['payments'] {
  const provider = env.PAYMENT_PROVIDER ?? (env.STRIPE_SECRET_KEY ? 'stripe' : demo ? 'sandbox' : 'none')
  if (provider === 'stripe') {
    if (!env.STRIPE_SECRET_KEY) throw new ConfigError('Payments by Stripe also need the setting STRIPE_SECRET_KEY.')
    if (!env.STRIPE_WEBHOOK_SECRET)
      throw new ConfigError('Payments by Stripe also need the setting STRIPE_WEBHOOK_SECRET.')
  }
  const port = env.SANDBOX_PORT ?? (env.PORT === 0 ? 0 : env.PORT + 1)
  if (provider === 'sandbox' && port > 65_535)
    throw new ConfigError(`The sandbox cannot listen on port ${port}: set SANDBOX_PORT.`)
  return { provider, sandbox: { port, origin: env.SANDBOX_ORIGIN, delay: env.SANDBOX_DELAY } }
}
