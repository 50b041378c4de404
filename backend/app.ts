import { UNROUTED_HEADER } from '@contract/unrouted'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Deps } from './deps'
import { Api } from './http/endpoint'
import { errorBody, onError } from './http/errors'
import { attenteRoutes } from './routes/attente'
import { authRoutes } from './routes/auth'
import { autoEcoleRoutes } from './routes/autoecole'
import { candidatRoutes } from './routes/candidat'
import { candidatImportRoutes } from './routes/candidatImport'
import { codeAccesRoutes } from './routes/codeAcces'
import { contactRoutes } from './routes/contact'
import { demandeRoutes } from './routes/demande'
import { demandePackRoutes } from './routes/demandePack'
import { disponibiliteRoutes } from './routes/disponibilite'
import { evenementRoutes } from './routes/evenement'
import { examenRoutes } from './routes/examen'
import { examinateurRoutes } from './routes/examinateur'
import { fluxRoutes } from './routes/flux'
import { historiqueRoutes } from './routes/historique'
import { leconRoutes } from './routes/lecon'
import { moniteurRoutes } from './routes/moniteur'
import { motDePasseRoutes } from './routes/motDePasse'
import { notifRoutes } from './routes/notif'
import { packRoutes } from './routes/pack'
import { packageRoutes } from './routes/package'
import { parcoursRoutes } from './routes/parcours'
import { permiRoutes } from './routes/permi'
import { planningRoutes } from './routes/planning'
import { revisionRoutes } from './routes/revision'
import { signupRoutes } from './routes/signup'
import { userRoutes } from './routes/user'
import { utilisateurRoutes } from './routes/utilisateur'
import { vehiculeRoutes } from './routes/vehicule'

/** The whole API, on the fetch standard. */
export function createApp(deps: Deps): OpenAPIHono {
  const api = new Api(deps)
  authRoutes(api)
  motDePasseRoutes(api)
  userRoutes(api)
  // After one’s own account, which stands under the same path.
  utilisateurRoutes(api)
  contactRoutes(api)
  codeAccesRoutes(api)
  notifRoutes(api)
  permiRoutes(api)
  planningRoutes(api)
  signupRoutes(api)
  autoEcoleRoutes(api)
  packRoutes(api)
  packageRoutes(api)
  moniteurRoutes(api)
  disponibiliteRoutes(api)
  candidatImportRoutes(api)
  candidatRoutes(api)
  vehiculeRoutes(api)
  examinateurRoutes(api)
  historiqueRoutes(api)
  evenementRoutes(api)
  leconRoutes(api)
  revisionRoutes(api)
  demandeRoutes(api)
  // After the statistics of the lesson requests, which stand under the same path.
  demandePackRoutes(api)
  attenteRoutes(api)
  fluxRoutes(api)
  examenRoutes(api)
  parcoursRoutes(api)
  const { hono } = api
  hono.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
  })
  hono.doc31('/api/openapi.json', { openapi: '3.1.0', info: { title: 'Voie Libre', version: '1' } })
  hono.onError(onError)
  hono.notFound((c) => c.json(errorBody(c, 404, 'not_found'), 404, { [UNROUTED_HEADER]: '1' }))
  return hono
}
