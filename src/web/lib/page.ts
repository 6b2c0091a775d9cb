import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { PreloadedImage, PublicConfig } from '../../contract/rendering.ts'
import type { Language } from '../../contract/values.ts'
import type { Api } from './api.ts'
import type { Format } from './format.ts'
import type { GetTranslator } from './i18n.tsx'

/**
 * What a page tells the frame about itself. Every module `src/web/pages/<name>/<name>.page.tsx` exports `Component`,
 * `handle`, `meta` and, when it needs data, `loader`.
 */
export type PageHandle = {
  /** Namespaces of messages the page and its features read; `shell` is always there. */
  messages: readonly string[]
  header?: 'solid' | 'transparent' | 'hidden' | 'simple'
  footer?: 'shown' | 'hidden'
  /** Who may see the page: signed-in visitors only, or guests only. Everybody when absent. */
  guard?: 'auth' | 'guest'
  /** The whole page is the same for everybody and may be kept by the server. Absent: rendered each time, `no-store`. */
  cache?: boolean
  /** Query parameters that a cached page reads. Others are dropped before rendering; never read them in markup. */
  query?: readonly string[]
  /** Stands in the header's middle, for instance the folded search. */
  headerSlot?: ComponentType
  /** The logo carries the partners' badge. */
  b2b?: boolean
  /** No shell at all around the page. */
  bare?: boolean
}

export type PageLoaderArgs = {
  /** Speaks to the API in the page's language. */
  api: Api
  /** Fill it with `await queryClient.fetchQuery(api.query(...))` (errors end the page) or `prefetchQuery` (errors are left to the component). */
  queryClient: QueryClient
  language: Language
  params: Readonly<Record<string, string | undefined>>
  /** The page's own address; on the server without the query parameters that `handle.query` does not name. */
  url: URL
  signal: AbortSignal
}

/**
 * Runs on the server for the first page and in the browser for the next ones. Returns nothing: data goes into the query
 * cache. Throw `redirect(...)` of react-router to send the visitor on, `notFound()` for the 404 page.
 */
export type PageLoader = (args: PageLoaderArgs) => Promise<void>

export type PageMetaArgs = {
  /** `t('hotel')('title')`: the translator of a namespace, in the page's language. */
  t: GetTranslator
  format: Format
  queryClient: QueryClient
  api: Api
  language: Language
  params: Readonly<Record<string, string | undefined>>
  url: URL
  config: PublicConfig
}

/** What stands in the page's head. */
export type PageMeta = {
  /** Without the site's name: the frame adds it. */
  title: string
  description?: string
  /** For `robots`: pages that should not be found are `noindex`. */
  robots?: 'noindex' | 'noindex, nofollow'
  /** Canonical path without language prefix, when it differs from the page's own path; queries are never canonical unless given here. */
  canonical?: string
  /** Site path of the picture for shared links, 1200 by 630; absent: that of the site. */
  image?: string
  /** The page's largest picture, fetched before everything else; its `sizes` and `srcset` equal those in the markup. */
  preloadImage?: PreloadedImage
  /** Of the answer, when the page itself tells that what it was asked for is not there. */
  status?: 404 | undefined
  /** Structured data (schema.org), one object for each script. */
  jsonLd?: readonly object[]
}

export type PageModule = {
  Component: ComponentType
  handle: PageHandle
  meta: (args: PageMetaArgs) => PageMeta
  loader?: PageLoader
}

/** Throw it in a loader: the visitor gets the 404 page with its status. */
export function notFound(): Response {
  return new Response(null, { status: 404, statusText: 'Not Found' })
}
