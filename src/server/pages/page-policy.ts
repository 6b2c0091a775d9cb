import type { FastifyReply } from 'fastify'

/** Source expressions of a content security policy, one for each text that stands in a page. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] }

export const policyHeader = 'content-security-policy'

/**
 * The policy of a page that carries its first script and its styles in itself. Only its own are named: those of all pages would be
 * two thousand bytes before the first of every page. Where any style may stand in a page (Google's map), none is named: browsers
 * would then let in only the named.
 */
export function allowInline(policy: string, { scripts, styles }: InlineHashes): string {
  const named = policy.replace("script-src 'self'", ["script-src 'self'", ...scripts].join(' '))
  const anyStyle = /style-src [^;]*'unsafe-inline'/.test(policy)
  return anyStyle ? named : named.replace("style-src 'self'", ["style-src 'self'", ...styles].join(' '))
}

/** Names what stands in a page in the policy that the reply has so far. */
export function allowInlineIn(reply: FastifyReply, inline: InlineHashes | undefined): void {
  const policy = reply.getHeader(policyHeader)
  if (inline && typeof policy === 'string') reply.header(policyHeader, allowInline(policy, inline))
}
