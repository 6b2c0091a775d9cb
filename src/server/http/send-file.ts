import type { FastifyReply } from 'fastify'

/** Sends a file that is one person's own: a browser may show it or keep it, nothing between us and the reader may. */
export function sendFile(
  reply: FastifyReply,
  file: { name: string; type: string; content: Buffer },
  shown: 'inline' | 'attachment',
): FastifyReply {
  return reply
    .header('Cache-Control', 'no-store')
    .header('Content-Disposition', `${shown}; filename="${file.name}"`)
    .header('X-Robots-Tag', 'noindex')
    .type(file.type)
    .send(file.content)
}
