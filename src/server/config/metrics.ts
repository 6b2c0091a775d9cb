import { BlockList, isIP } from 'node:net'
import { z } from 'zod'

/** Who may read the figures besides this machine. */
export type MetricsAccess = {
  /** Sent as `Authorization: Bearer ...`. */
  token: string | undefined
  /** Addresses that need no token. */
  allowed: BlockList | undefined
}

export const metricsSettings = {
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  METRICS_ALLOW: z
    .string()
    .transform((value, context) => {
      const networks = readNetworks(value)
      if (networks) return networks
      context.addIssue({ code: 'custom', message: 'must list addresses or networks such as 10.0.0.0/8, fd00::/8' })
      return z.NEVER
    })
    .optional(),
}

type Env = z.output<z.ZodObject<typeof metricsSettings>>

export function readMetricsAccess(env: Env): MetricsAccess {
  return { token: env.METRICS_TOKEN, allowed: env.METRICS_ALLOW }
}

function readNetworks(value: string): BlockList | undefined {
  const list = new BlockList()
  for (const entry of value.split(/[\s,]+/).filter((part) => part !== '')) {
    const [address = '', prefix, ...rest] = entry.split('/')
    const version = isIP(address)
    const bits = version === 4 ? 32 : 128
    const length = prefix === undefined ? bits : /^\d{1,3}$/.test(prefix) ? Number(prefix) : bits + 1
    if (version === 0 || length > bits || rest.length > 0) return undefined
    list.addSubnet(address, length, version === 4 ? 'ipv4' : 'ipv6')
  }
  return list
}
