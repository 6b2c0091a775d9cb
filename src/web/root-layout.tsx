import { use } from 'react'
import {
  isRouteErrorResponse,
  Outlet,
  UNSAFE_DataRouterDataContext as RouterDataContext,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
} from 'react-router'
import type { StandInReason } from '../contract/rendering.ts'
import type { Language } from '../contract/values.ts'
import { LanguageProvider } from './lib/i18n.tsx'
import { languageOfPath } from './lib/language.ts'
import { NavigationEffects } from './lib/navigation-effects.tsx'
import type { PageHandle } from './lib/page.ts'
import { readRouteHandle } from './lib/page-route.tsx'
import { BusyScreen, ErrorScreen, NotFoundScreen, ServerErrorScreen } from './shell/error-screens.tsx'
import { PageFrame } from './shell/page-frame.tsx'

const plain: PageHandle = { messages: [] }

/** What surrounds every page: language, header and footer as the page asks for them, scroll and focus on navigation. */
export function RootLayout() {
  const language = languageOfPath(useLocation().pathname)
  const errors = use(RouterDataContext)?.errors ?? null
  const route = readRouteHandle(useMatches().at(-1))
  const handle = errors || !route ? plain : route.page.handle
  return (
    <LanguageProvider language={language}>
      <PageFrame look={handle}>
        {/* A page whose code could not be fetched has no outlet: the router renders nothing below the root for it. */}
        {errors && !route ? <ProblemScreen error={Object.values(errors)[0]} /> : <Outlet />}
      </PageFrame>
      <NavigationEffects />
      <ScrollRestoration />
    </LanguageProvider>
  )
}

/** The last resort: what surrounds the pages threw itself, so the screen stands alone. */
export function RootProblem() {
  return (
    <LanguageProvider language={languageOfPath(useLocation().pathname)}>
      <main>
        <ErrorScreen />
      </main>
    </LanguageProvider>
  )
}

/** What stands in a page's place when it cannot be shown: the 404 page, or the generic error screen. */
export function PageProblem() {
  return <ProblemScreen error={useRouteError()} />
}

function ProblemScreen({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />
  return <ErrorScreen />
}

/** The static pages that stand in for another: simple header, no footer (specification, section 2). */
export function StandInPage({ reason, language }: { reason: StandInReason; language: Language }) {
  return (
    <LanguageProvider language={language}>
      <PageFrame look={{ header: 'simple', footer: 'hidden' }}>
        {reason === 'busy' ? <BusyScreen /> : <ServerErrorScreen />}
      </PageFrame>
    </LanguageProvider>
  )
}
