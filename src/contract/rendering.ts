import type { Language } from './values.ts'

/** What the server's page door and the web frame agree on: how a page is asked for and what comes back. */

/** The part of the settings that a browser may know. Travels in every page. */
export type PublicConfig = {
  publicOrigin: string
  apiOrigin: string
  operator: {
    name: Record<Language, string>
    legalName: string
    logoUrl: string | null
    address: string
    phone: string
    email: string
    companyNumber: string
    vatNumber: string
    registrationNumber: string
    insurance: string
    hours: string
    social: { facebook: string; instagram: string; linkedin: string }
  }
  maps: {
    googleKey: string | null
    googleMapId: string | null
    styleUrl: string | null
    pmtilesUrl: string | null
  }
  gtmId: string | null
  analyticsId: string | null
  consentPreselected: boolean
}

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What carries a request to the API: `fetch` in the browser, the server's own door while it renders. */
export type Transport = (request: {
  method: HttpMethod
  path: string
  headers: Record<string, string>
  body: string | undefined
  signal: AbortSignal | undefined
}) => Promise<{ status: number; text: string }>

/** What the page door must know of a path before it renders it. */
export type MatchedPage = {
  name: string
  language: Language
  /** The whole page is the same for everybody. */
  cache: boolean
  /** The query parameters it reads; all others are dropped from cached pages. */
  query: readonly string[]
}

export type PreloadedImage = { src: string; srcset?: string; sizes?: string; type?: string }

export type RenderedPage =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page'
      status: number
      language: Language
      /** Name of the page whose code the browser will need; undefined for the 404 page. */
      page: string | undefined
      /** Elements of the head as HTML. */
      head: string
      body: string
      /** JSON, safe inside a script element. */
      state: string
      preloadImage: PreloadedImage | undefined
    }

/** What a browser without JavaScript sent and the server would not have: the form's page shows it again. */
export type RefusedForm = {
  /** As it was typed, by the names of the fields. */
  values: Record<string, string>
  /** A sentence for each field that is wrong, in the page's language. */
  problems: Record<string, string>
  /** Why, for the whole form; the page has the words. */
  reason: RefusalReason
}
export type RefusalReason = 'fields' | 'limit' | 'elsewhere' | 'long' | 'failed'

export type RenderRequest = { url: URL; transport: Transport; renderedAt: number; refused?: RefusedForm | undefined }

/** The bundle that the build makes of `src/web/entry.server.tsx`, once it is set up. */
export type Renderer = {
  /** Addresses of the fonts that every page needs. */
  fonts: readonly string[]
  /** Undefined for paths that no page has. */
  match: (pathname: string) => MatchedPage | undefined
  /** Throws what a loader or a component threw, unless it was a redirect or a 404. */
  render: (request: RenderRequest) => Promise<RenderedPage>
  /** The static page in another's place: made ahead, needs no script. */
  renderStandIn: (reason: StandInReason, language: Language) => Promise<{ head: string; body: string }>
}

/** Why a static page stands in: rendering failed, or there is no room for another visit just now. */
export type StandInReason = 'broken' | 'busy'

/** Id of the script element that holds a page's data. */
export const pageStateId = 'page-state'

/** Where the site says what it is called among a phone's applications, in each language. */
export const manifestPaths = {
  bg: '/manifest.webmanifest',
  en: '/en/manifest.webmanifest',
} as const satisfies Record<Language, string>
