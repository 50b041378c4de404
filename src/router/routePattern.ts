import { matchRoutes, type RouteObject } from 'react-router-dom'

/**
 * The pattern of the page's address, as `/apps/candidats/:id`: an address itself names records and holds typed text.
 */
export function routePattern(routes: RouteObject[], pathname: string): string {
  const matched = matchRoutes(routes, pathname)
    ?.map(({ route }) => route.path)
    .filter(Boolean)
  return matched?.at(-1) ?? '*'
}
