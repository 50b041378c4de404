import { UNROUTED_HEADER } from '@contract/unrouted'
import type { Hono } from 'hono'
import type { Deps } from './deps'
import { HttpApi } from './http/endpoint'
import { errorBody, onError } from './http/onError'
import { openapi } from './http/openapi'
import { approbationRoutes } from './routes/argent/approbation'
import { compteRoutes } from './routes/argent/compte'
import { configPrixRoutes } from './routes/argent/configPrix'
import { factureRoutes } from './routes/argent/facture'
import { forfaitRoutes } from './routes/argent/forfait'
import { reglagesRoutes } from './routes/argent/reglages'
import { repriseRoutes } from './routes/argent/reprise'
import { transactionRoutes } from './routes/argent/transaction'
import { caisseRoutes } from './routes/caisse/caisse'
import { chequeRoutes } from './routes/caisse/cheque'
import { clotureRoutes } from './routes/caisse/cloture'
import { authRoutes } from './routes/compte/auth'
import { motDePasseRoutes } from './routes/compte/motDePasse'
import { notifRoutes } from './routes/compte/notif'
import { profilRoutes } from './routes/compte/profil'
import { utilisateurRoutes } from './routes/compte/utilisateur'
import { devoirRoutes } from './routes/cours/devoir'
import { examenBlancRoutes } from './routes/cours/examenBlanc'
import { overviewRoutes } from './routes/cours/overview'
import { questionRoutes } from './routes/cours/question'
import { salleRoutes } from './routes/cours/salle'
import { serieRoutes } from './routes/cours/serie'
import { tentativeRoutes } from './routes/cours/tentative'
import { candidatRoutes } from './routes/ecole/candidat'
import { candidatImportRoutes } from './routes/ecole/candidatImport'
import { codeAccesRoutes } from './routes/ecole/codeAcces'
import { dashboardRoutes } from './routes/ecole/dashboard'
import { historiqueRoutes } from './routes/ecole/historique'
import { moniteurRoutes } from './routes/ecole/moniteur'
import { papierRoutes } from './routes/ecole/papier'
import { permiRoutes } from './routes/ecole/permi'
import { rechercheRoutes } from './routes/ecole/recherche'
import { vehiculeRoutes } from './routes/ecole/vehicule'
import { contratRoutes } from './routes/papiers/contrat'
import { convocationRoutes } from './routes/papiers/convocation'
import { logoRoutes } from './routes/papiers/logo'
import { attenteRoutes } from './routes/planning/attente'
import { demandeRoutes } from './routes/planning/demande'
import { disponibiliteRoutes } from './routes/planning/disponibilite'
import { evenementRoutes } from './routes/planning/evenement'
import { examenRoutes } from './routes/planning/examen'
import { examinateurRoutes } from './routes/planning/examinateur'
import { fluxRoutes } from './routes/planning/flux'
import { leconRoutes } from './routes/planning/lecon'
import { planningRoutes } from './routes/planning/openingHours'
import { parcoursRoutes } from './routes/planning/parcours'
import { revisionRoutes } from './routes/planning/revision'
import { archiveEcoleRoutes } from './routes/plateforme/archiveEcole'
import { autoEcoleRoutes } from './routes/plateforme/autoecole'
import { contactRoutes } from './routes/plateforme/contact'
import { demandePackRoutes } from './routes/plateforme/demandePack'
import { packRoutes } from './routes/plateforme/pack'
import { packageRoutes } from './routes/plateforme/package'
import { signupRoutes } from './routes/plateforme/signup'
import { echeancierRoutes } from './routes/recouvrement/echeancier'
import { feuRoutes } from './routes/recouvrement/feu'
import { regularisationRoutes } from './routes/recouvrement/regularisation'
import { statsRoutes } from './routes/stats/stats'

/** The whole API, on the fetch standard. */
export function createApp(deps: Deps): Hono {
  const api = new HttpApi(deps)
  authRoutes(api)
  motDePasseRoutes(api)
  profilRoutes(api)
  // After the routes of the caller's own account, which share the path prefix.
  utilisateurRoutes(api)
  contactRoutes(api)
  codeAccesRoutes(api)
  notifRoutes(api)
  permiRoutes(api)
  planningRoutes(api)
  signupRoutes(api)
  // Before the routes of a single school, whose id is at the same position of the path.
  statsRoutes(api)
  autoEcoleRoutes(api)
  archiveEcoleRoutes(api)
  packRoutes(api)
  packageRoutes(api)
  moniteurRoutes(api)
  disponibiliteRoutes(api)
  candidatImportRoutes(api)
  candidatRoutes(api)
  papierRoutes(api)
  compteRoutes(api)
  transactionRoutes(api)
  approbationRoutes(api)
  caisseRoutes(api)
  chequeRoutes(api)
  clotureRoutes(api)
  factureRoutes(api)
  reglagesRoutes(api)
  repriseRoutes(api)
  echeancierRoutes(api)
  feuRoutes(api)
  regularisationRoutes(api)
  vehiculeRoutes(api)
  examinateurRoutes(api)
  dashboardRoutes(api)
  historiqueRoutes(api)
  rechercheRoutes(api)
  evenementRoutes(api)
  leconRoutes(api)
  revisionRoutes(api)
  demandeRoutes(api)
  // After the statistics of lesson requests, which share the path prefix.
  demandePackRoutes(api)
  attenteRoutes(api)
  fluxRoutes(api)
  examenRoutes(api)
  parcoursRoutes(api)
  configPrixRoutes(api)
  forfaitRoutes(api)
  // Before the contracts: their route for one contract would take `logo` for an id.
  logoRoutes(api)
  contratRoutes(api)
  convocationRoutes(api)
  serieRoutes(api)
  // After the route that marks a question as kept, which shares the path prefix.
  tentativeRoutes(api)
  questionRoutes(api)
  examenBlancRoutes(api)
  devoirRoutes(api)
  overviewRoutes(api)
  salleRoutes(api)
  const { hono } = api
  hono.get(
    '/api/openapi.json',
    openapi(() => api.calls),
  )
  hono.onError(onError(deps.reportError))
  hono.notFound((c) => c.json(errorBody(c, 404, 'not_found'), 404, { [UNROUTED_HEADER]: '1' }))
  return hono
}
