import type { Hono } from 'hono'
import { BusyError } from './database/dialect'
import type { Deps } from './deps'
import { HttpApi } from './http/endpoint'
import { onError } from './http/onError'
import { authRoutes } from './routes/compte/auth'
import { notifRoutes } from './routes/compte/notif'
import { profilRoutes } from './routes/compte/profil'
import { dashboardRoutes } from './routes/ecole/dashboard'
import { moniteurRoutes } from './routes/ecole/moniteur'
import { logoRoutes } from './routes/papiers/logo'
import { evenementRoutes } from './routes/planning/evenement'
import { leconRoutes } from './routes/planning/lecon'
import { planningRoutes } from './routes/planning/openingHours'
import { autoEcoleRoutes } from './routes/plateforme/autoecole'
import { feuRoutes } from './routes/recouvrement/feu'
import { statsRoutes } from './routes/stats/stats'

/** The routes that the users' first pages call. */
const FIRST = [
  authRoutes,
  profilRoutes,
  notifRoutes,
  logoRoutes,
  dashboardRoutes,
  evenementRoutes,
  leconRoutes,
  planningRoutes,
  feuRoutes,
  moniteurRoutes,
  // Before the routes of a single school, whose id is at the same position of the path.
  statsRoutes,
  autoEcoleRoutes,
]

/** A part of the API, with a function that loads the rest. */
export interface FirstApp {
  hono: Hono
  /** Loads the whole API ahead of the first request for one of its other routes. */
  loadWhole: () => Promise<Hono>
}

/**
 * The whole API, but only the routes of the first pages are loaded at once: a browser compiles a worker at every start,
 * and the user waits for it. None of the first routes may match a path of another route
 * (`tests/backend/firstApp.test.ts`).
 * @param giveUp called when a request needs the rest and it cannot be loaded: a worker cannot load a file again after a
 *   first attempt has failed
 */
export function createFirstApp(deps: Deps, giveUp: () => void, load = () => import('./app')): FirstApp {
  let loading: Promise<Hono> | undefined
  const loadWhole = () => {
    loading ??= load().then(({ createApp }) => createApp(deps))
    return loading
  }
  const api = new HttpApi(deps)
  for (const routes of FIRST) routes(api)
  const { hono } = api
  hono.onError(onError(deps.reportError))
  hono.notFound(async ({ req }) => {
    const whole = await loadWhole().catch((cause: unknown) => {
      giveUp()
      throw new BusyError('The rest of the API could not be loaded', { cause })
    })
    return whole.fetch(req.raw)
  })
  return { hono, loadWhole }
}
