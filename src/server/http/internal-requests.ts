import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * What stands in the place of a network address when a page asks the API on the server. Nobody outside can come from it:
 * the sockets of real visitors carry numbers.
 */
export const internalAddress = 'page-render'

/** Whether a request comes from a page that is being rendered; such ones were counted and admitted at the door already. */
export function isInternal(request: FastifyRequest): boolean {
  return request.raw.socket.remoteAddress === internalAddress
}

export type InternalTransport = (request: {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  headers: Record<string, string>
  body: string | undefined
}) => Promise<{ status: number; text: string }>

/** Carries requests of a page's loaders through the same door as everybody's, without the network. */
export function createInternalTransport(app: FastifyInstance, requestId: string): InternalTransport {
  return async ({ method, path, headers, body }) => {
    const response = await app.inject({
      method,
      url: path,
      headers: { ...headers, 'x-request-id': requestId },
      payload: body,
      remoteAddress: internalAddress,
    })
    return { status: response.statusCode, text: response.payload }
  }
}
