import { createStaticHandler, matchRoutes, type RouteObject, type StaticHandler } from 'react-router'

/** What the server renders a path with. */
export type FoundPage = { route: RouteObject | undefined; handler: StaticHandler }

/** Paths whose page is remembered. */
const rememberedPaths = 5_000

/**
 * Finds the page of a path. The router ranks and compiles its whole table whenever it is asked from outside, and converts it once
 * more for each page it renders; so a path is looked up once, and each page has a handler that knows no route but its own.
 */
export function createPageFinder(routes: RouteObject[]): (pathname: string) => FoundPage {
  const byPath = new Map<string, FoundPage>()
  const byRoute = new Map<RouteObject | undefined, FoundPage>()

  function find(pathname: string): FoundPage {
    const matches = matchRoutes(routes, pathname) ?? []
    const route = matches.at(-1)?.route
    const known = byRoute.get(route)
    if (known) return known
    const own = matches.reduceRight<RouteObject[]>((children, match) => [withChildren(match.route, children)], [])
    const found = { route, handler: createStaticHandler(route ? own : routes) }
    byRoute.set(route, found)
    return found
  }

  return (pathname) => {
    const known = byPath.get(pathname)
    if (known) return known
    if (byPath.size >= rememberedPaths) byPath.clear()
    const found = find(pathname)
    byPath.set(pathname, found)
    return found
  }
}

function withChildren(route: RouteObject, children: RouteObject[]): RouteObject {
  return route.index || children.length === 0 ? route : { ...route, children }
}
