import type { HttpMethod, Transport } from '../../contract/rendering.ts'
import type { Language } from '../../contract/values.ts'

/** Field errors of a 400: sentences for a field, or further fields; sentences for the whole under `non_field_errors`. */
export type FieldErrors = { [field: string]: string[] | FieldErrors }

/** An answer of the API that is not 2xx, or (status 0) no answer at all. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  /** Stable machine code of `src/contract/errors.ts`; `invalid` for field errors, `network` when nothing came back. */
  readonly code: string
  /** One sentence in the visitor's language. */
  readonly detail: string
  readonly fields: FieldErrors
  /** The parsed answer as it came. */
  readonly body: unknown

  constructor(status: number, body: unknown) {
    const read = readErrorBody(status, body)
    super(read.detail)
    this.status = status
    this.code = read.code
    this.detail = read.detail
    this.fields = read.fields
    this.body = body
  }
}

/** Values of a query; absent ones are left out, a list is joined by commas. */
export type QueryParams = Record<string, string | number | boolean | readonly (string | number)[] | null | undefined>

export type RequestOptions = {
  query?: QueryParams
  body?: unknown
  /** For POSTs of bookings and payments: the same key and body give the same saved answer. */
  idempotencyKey?: string
  signal?: AbortSignal
  headers?: Record<string, string>
}

/** Speaks to the API in one language. Paths start at the host: `/api/v1/search/`. */
export type Api = {
  language: Language
  request: <T>(method: HttpMethod, path: string, options?: RequestOptions) => Promise<T>
  get: <T>(path: string, query?: QueryParams, signal?: AbortSignal) => Promise<T>
  post: <T>(path: string, body?: unknown, options?: Omit<RequestOptions, 'body'>) => Promise<T>
  patch: <T>(path: string, body?: unknown, options?: Omit<RequestOptions, 'body'>) => Promise<T>
  delete: <T>(path: string, body?: unknown, options?: Omit<RequestOptions, 'body'>) => Promise<T>
  /** Options of a GET for `useQuery`, `fetchQuery`, `prefetchQuery`; the key holds path, query and language. */
  query: <T>(path: string, query?: QueryParams) => ApiQuery<T>
}

export type ApiQuery<T> = {
  queryKey: readonly [path: string, query: QueryParams, language: Language]
  queryFn: (context: { signal: AbortSignal }) => Promise<T>
  /** In a browser: never an answer that would be the same again. Absent on the server, which asks once. */
  retry?: (failures: number, error: Error) => boolean
}

/** How often a failed query is asked again (specification, section 9). */
export const retries = 3

/** Not where the request itself was refused: it would be refused again. */
export function retryUnlessRefused(failures: number, error: Error): boolean {
  if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429) return false
  return failures < retries
}

/**
 * @param transport see `Transport`.
 * @param headers added to every request when it is sent, for instance the visitor's authorization.
 */
export function createApi(
  language: Language,
  transport: Transport,
  headers: () => Record<string, string> = () => ({}),
): Api {
  async function request<T>(method: HttpMethod, path: string, options: RequestOptions = {}): Promise<T> {
    const body = options.body === undefined ? undefined : JSON.stringify(options.body)
    const answer = await transport({
      method,
      path: path + writeQuery(options.query),
      headers: {
        accept: 'application/json',
        'accept-language': language,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {}),
        ...headers(),
        ...options.headers,
      },
      body,
      signal: options.signal,
    })
    const parsed = parseBody(answer.text)
    if (answer.status < 200 || answer.status > 299) throw new ApiError(answer.status, parsed)
    return parsed as T
  }

  return {
    language,
    request,
    get: (path, query, signal) => request('GET', path, { query, signal }),
    post: (path, body = {}, options) => request('POST', path, { ...options, body }),
    patch: (path, body = {}, options) => request('PATCH', path, { ...options, body }),
    delete: (path, body, options) => request('DELETE', path, { ...options, body }),
    query: <T>(path: string, query: QueryParams = {}) => ({
      queryKey: [path, query, language] as const,
      queryFn: ({ signal }: { signal: AbortSignal }) => request<T>('GET', path, { query, signal }),
      ...(!import.meta.env.SSR && { retry: retryUnlessRefused }),
    }),
  }
}

/** Carries requests from a browser to the API host. */
export function createBrowserTransport(apiOrigin: string): Transport {
  return async ({ method, path, headers, body, signal }) => {
    try {
      const response = await fetch(apiOrigin + path, { method, headers, body, signal })
      return { status: response.status, text: await response.text() }
    } catch (error) {
      if (signal?.aborted) throw error
      return { status: 0, text: '' }
    }
  }
}

/** `{ rooms: '2;1', stars: [4, 5] }` becomes `?rooms=2;1&stars=4,5`; nothing becomes an empty string. */
export function writeQuery(query: QueryParams | undefined): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value === undefined || value === null || value === '') continue
    if (Array.isArray(value)) {
      if (value.length > 0) search.set(name, value.join(','))
      continue
    }
    search.set(name, String(value))
  }
  const text = search.toString().replaceAll('%2C', ',').replaceAll('%3B', ';').replaceAll('%3A', ':')
  return text === '' ? '' : `?${text}`
}

function parseBody(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function readErrorBody(status: number, body: unknown): { code: string; detail: string; fields: FieldErrors } {
  if (status === 0) return { code: 'network', detail: '', fields: {} }
  if (typeof body !== 'object' || body === null) return { code: 'error', detail: '', fields: {} }
  const detail = 'detail' in body && typeof body.detail === 'string' ? body.detail : ''
  const code = 'code' in body && typeof body.code === 'string' ? body.code : ''
  if (status === 400 && !detail) return { code: 'invalid', detail: '', fields: body as FieldErrors }
  return { code: code || 'error', detail, fields: {} }
}
