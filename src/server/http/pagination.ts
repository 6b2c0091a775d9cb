import type { FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'

/** A page of a list as it stands on the wire. */
export type Page<T> = { count: number; next: string | null; previous: string | null; results: T[] }

/** Which page of what size. `page` starts at 1. */
export type PageRequest = { page: number; pageSize: number }

/**
 * Wraps the results of one page. `next` and `previous` are absolute and keep all other query parameters.
 * @param publicOrigin `config.publicOrigin`: never the request's own Host header.
 * @throws AppError invalid_page (404) for a page past the end; the first page of an empty list exists.
 */
export function paginate<T>(
  request: FastifyRequest,
  publicOrigin: string,
  { count, page, pageSize, results }: PageRequest & { count: number; results: T[] },
): Page<T> {
  const last = Math.max(1, Math.ceil(count / pageSize))
  if (page < 1 || page > last) throw new AppError('invalid_page')
  return {
    count,
    next: page < last ? addressOf(request, publicOrigin, page + 1) : null,
    previous: page > 1 ? addressOf(request, publicOrigin, page - 1) : null,
    results,
  }
}

function addressOf(request: FastifyRequest, publicOrigin: string, page: number): string {
  const url = new URL(request.url, publicOrigin)
  if (page === 1) url.searchParams.delete('page')
  else url.searchParams.set('page', String(page))
  return publicOrigin + url.pathname + url.search
}
