import { DEMO_PASSWORD } from '@backend/seed/demo'
import type { Role } from '@contract/ability'
import type { Candidat, CandidatDetail } from '@contract/ecole/candidat'
import type { ImportJob } from '@contract/ecole/import/candidatImport'
import type { Moniteur } from '@contract/ecole/moniteur'
import type { PermisEnseignes } from '@contract/ecole/permi'
import type { Page } from '@contract/list'
import type { TestBackend } from '@tests/helpers/backend'
import { buildExamen } from '@tests/helpers/examens'
import {
  buildCandidat,
  buildMoniteur,
  candidatValues,
  importInputOf,
  importRow,
  moniteurValues,
  permiOf,
  uniqueDigits,
  updateOf,
} from '@tests/helpers/factories'
import type { Client, Method } from '@tests/helpers/http'
import { buildPapier, PNG } from '@tests/helpers/papers/papiers'
import { entretienValues, type Fleet, fleetOf, vehiculeValues } from '@tests/helpers/vehicules'
import { ARGENT_ROUTES, type ArgentFixture, argentOf } from './argent'
import { COMPTE_ROUTES, type CompteFixture, compteOf } from './compte'
import { COURS_ROUTES, type CoursFixture, coursOf } from './cours'
import { DEMANDE_ROUTES, type DemandeFixture, demandesOf } from './demande'
import type { AclDomain } from './domain'
import { EVENEMENT_ROUTES, type EventFixture, eventsOf } from './evenement'
import { PAPIERS_ROUTES, type PapiersFixture, papiersOf } from './papiers'
import { PLANNING_ROUTES, type PlanningFixture, planningOf } from './planning'
import { PLATEFORME_ROUTES, type PlateformeFixture, plateformeOf } from './plateforme'

/** Records of the first demo school; the accounts `candidat` and `moniteur` belong to two of them. */
export interface Fixture
  extends Fleet,
    EventFixture,
    PlanningFixture,
    DemandeFixture,
    PlateformeFixture,
    CompteFixture,
    ArgentFixture,
    CoursFixture,
    PapiersFixture {
  candidat: Candidat
  archivedCandidat: Candidat
  moniteur: Moniteur
  archivedMoniteur: Moniteur
  /** An instructor without planned lessons. */
  leavingMoniteur: Moniteur
  /** Scans of the candidate, one for each route, and the version of the paper. */
  papiers: Awaited<ReturnType<typeof papiersFor>>
  leavingCandidat: Candidat
  idPermi: number
  /** The categories that the school teaches. */
  permis: PermisEnseignes
  importJob: number
  /** A planned exam. */
  examen: number
  newMoniteur: Awaited<ReturnType<typeof moniteurValues>>
  /** A notification of the caller. */
  notif: number
  /** A session of the caller other than the current one. */
  idSession: string
  refreshToken: string
  /** The records that each domain of `domains/` created. */
  domains: Record<string, unknown>
}

export interface Sample {
  path: string
  body?: unknown
}

/** A route: the roles that may call it (others get 403), the status of a success, and a call that succeeds. */
export interface Row {
  for: 'public' | 'signedIn' | readonly Role[]
  success: number
  sample: (fixture: Fixture) => Sample
}

const SCHOOL = ['ecole'] as const
const NEW_PASSWORD = 'girouette lampadaire 47 tandem'

/** The domains with their own rows and records. A new file in `domains/` is found automatically. */
const DOMAINS = Object.values(import.meta.glob<{ acl: AclDomain }>('./domains/*.ts', { eager: true })).map(
  ({ acl }) => acl,
)

/** Every route of the API. A route that has no row here fails the tests. */
export const ROUTES: Record<`${Method} /${string}`, Row> = {
  ...EVENEMENT_ROUTES,
  ...PLANNING_ROUTES,
  ...PLATEFORME_ROUTES,
  ...DEMANDE_ROUTES,
  ...COMPTE_ROUTES,
  ...ARGENT_ROUTES,
  ...COURS_ROUTES,
  ...PAPIERS_ROUTES,
  ...Object.assign({}, ...DOMAINS.map(({ rows }) => rows)),
  'POST /auth/login': {
    for: 'public',
    success: 200,
    sample: () => ({ path: '/auth/login', body: { username: 'ecole', password: DEMO_PASSWORD } }),
  },
  'POST /auth/refresh': {
    for: 'public',
    success: 200,
    sample: ({ refreshToken }) => ({ path: '/auth/refresh', body: { refreshToken } }),
  },
  'POST /auth/logout': {
    for: 'public',
    success: 204,
    sample: ({ refreshToken }) => ({ path: '/auth/logout', body: { refreshToken } }),
  },
  'POST /auth/change-password': {
    for: 'signedIn',
    success: 200,
    sample: () => ({
      path: '/auth/change-password',
      body: { currentPassword: DEMO_PASSWORD, password: NEW_PASSWORD },
    }),
  },
  'GET /auth/outbox': { for: 'public', success: 200, sample: () => ({ path: '/auth/outbox' }) },
  'POST /auth/forgot-password': {
    for: 'public',
    success: 204,
    sample: () => ({ path: '/auth/forgot-password', body: { identifiant: 'ecole@voielibre.exemple.tn' } }),
  },
  'POST /auth/reset-password': {
    for: 'public',
    // No code was requested: a caller with the right gets 422.
    success: 422,
    sample: () => ({
      path: '/auth/reset-password',
      body: { identifiant: 'ecole2', code: '000000', password: NEW_PASSWORD },
    }),
  },
  'GET /api/dashboard': { for: SCHOOL, success: 200, sample: () => ({ path: '/api/dashboard' }) },
  'GET /api/user/me': { for: 'signedIn', success: 200, sample: () => ({ path: '/api/user/me' }) },
  'PUT /api/user/me': {
    for: 'signedIn',
    success: 200,
    sample: () => ({ path: '/api/user/me', body: { langue: 'de' } }),
  },
  'GET /api/user/id/role': { for: 'signedIn', success: 200, sample: () => ({ path: '/api/user/id/role' }) },
  'GET /api/session': { for: 'signedIn', success: 200, sample: () => ({ path: '/api/session' }) },
  'DELETE /api/session': { for: 'signedIn', success: 204, sample: () => ({ path: '/api/session' }) },
  'GET /api/session/push': { for: 'signedIn', success: 200, sample: () => ({ path: '/api/session/push' }) },
  'PUT /api/session/push': {
    for: 'signedIn',
    success: 204,
    sample: () => ({ path: '/api/session/push', body: { token: 'jeton-de-l-appareil' } }),
  },
  'DELETE /api/session/{id}': {
    for: 'signedIn',
    success: 204,
    sample: ({ idSession }) => ({ path: `/api/session/${idSession}` }),
  },
  'GET /api/notif': { for: 'signedIn', success: 200, sample: () => ({ path: '/api/notif' }) },
  'PUT /api/notif/{id}': {
    for: 'signedIn',
    success: 200,
    sample: ({ notif }) => ({ path: `/api/notif/${notif}` }),
  },
  'GET /api/permi/enseigne': {
    for: SCHOOL,
    success: 200,
    sample: () => ({ path: '/api/permi/enseigne' }),
  },
  'PUT /api/permi/enseigne': {
    for: SCHOOL,
    success: 200,
    sample: ({ permis: { permis, version } }) => ({
      path: '/api/permi/enseigne',
      body: { permis: permis.map(({ id }) => id), version },
    }),
  },
  'GET /api/permi': {
    for: ['manager', 'ecole', 'moniteur', 'candidat'],
    success: 200,
    sample: () => ({ path: '/api/permi' }),
  },
  'GET /api/autoecole': { for: ['manager'], success: 200, sample: () => ({ path: '/api/autoecole' }) },
  'GET /api/moniteur/export': { for: SCHOOL, success: 200, sample: () => ({ path: '/api/moniteur/export' }) },
  'GET /api/moniteur': { for: ['ecole', 'moniteur'], success: 200, sample: () => ({ path: '/api/moniteur' }) },
  'POST /api/moniteur': {
    for: SCHOOL,
    success: 201,
    sample: ({ newMoniteur }) => ({ path: '/api/moniteur', body: newMoniteur }),
  },
  'GET /api/moniteur/me': { for: ['moniteur'], success: 200, sample: () => ({ path: '/api/moniteur/me' }) },
  'GET /api/moniteur/{id}': {
    for: ['ecole', 'moniteur'],
    success: 200,
    sample: ({ moniteur }) => ({ path: `/api/moniteur/${moniteur.id}` }),
  },
  'PUT /api/moniteur/{id}': {
    for: SCHOOL,
    success: 200,
    sample: ({ leavingMoniteur, newMoniteur }) => ({
      path: `/api/moniteur/${leavingMoniteur.id}`,
      body: { ...newMoniteur, cin: uniqueDigits(), version: leavingMoniteur.version },
    }),
  },
  'POST /api/moniteur/{id}/archive': {
    for: SCHOOL,
    success: 200,
    sample: ({ leavingMoniteur }) => ({ path: `/api/moniteur/${leavingMoniteur.id}/archive` }),
  },
  'POST /api/moniteur/{id}/unarchive': {
    for: SCHOOL,
    success: 200,
    sample: ({ archivedMoniteur }) => ({ path: `/api/moniteur/${archivedMoniteur.id}/unarchive` }),
  },
  'GET /api/vehicule': { for: SCHOOL, success: 200, sample: () => ({ path: '/api/vehicule?papiers=alerte' }) },
  'POST /api/vehicule': {
    for: SCHOOL,
    success: 201,
    sample: ({ idPermi }) => ({ path: '/api/vehicule', body: vehiculeValues(idPermi) }),
  },
  'GET /api/vehicule/export': { for: SCHOOL, success: 200, sample: () => ({ path: '/api/vehicule/export' }) },
  'GET /api/vehicule/alertes': { for: SCHOOL, success: 200, sample: () => ({ path: '/api/vehicule/alertes' }) },
  'GET /api/vehicule/{id}': {
    for: SCHOOL,
    success: 200,
    sample: ({ vehicule }) => ({ path: `/api/vehicule/${vehicule.id}` }),
  },
  'PUT /api/vehicule/{id}': {
    for: SCHOOL,
    success: 200,
    sample: ({ leavingVehicule, idPermi }) => ({
      path: `/api/vehicule/${leavingVehicule.id}`,
      body: { ...vehiculeValues(idPermi), version: leavingVehicule.version },
    }),
  },
  'POST /api/vehicule/{id}/archive': {
    for: SCHOOL,
    success: 200,
    sample: ({ leavingVehicule }) => ({ path: `/api/vehicule/${leavingVehicule.id}/archive` }),
  },
  'POST /api/vehicule/{id}/unarchive': {
    for: SCHOOL,
    success: 200,
    sample: ({ archivedVehicule }) => ({ path: `/api/vehicule/${archivedVehicule.id}/unarchive` }),
  },
  'POST /api/vehicule/{id}/entretien': {
    for: SCHOOL,
    success: 201,
    sample: ({ vehicule }) => ({ path: `/api/vehicule/${vehicule.id}/entretien`, body: entretienValues() }),
  },
  'PUT /api/vehicule/{id}/entretien/{idEntretien}': {
    for: SCHOOL,
    success: 200,
    sample: ({ vehicule }) => ({
      path: `/api/vehicule/${vehicule.id}/entretien/${vehicule.entretiens[0]?.id}`,
      body: entretienValues(),
    }),
  },
  'POST /api/vehicule/{id}/entretien/{idEntretien}/remove': {
    for: SCHOOL,
    success: 200,
    sample: ({ vehicule }) => ({
      path: `/api/vehicule/${vehicule.id}/entretien/${vehicule.entretiens[1]?.id}/remove`,
    }),
  },
  'GET /api/recherche': { for: 'signedIn', success: 200, sample: () => ({ path: '/api/recherche?q=ben' }) },
  'GET /api/historique': { for: SCHOOL, success: 200, sample: () => ({ path: '/api/historique?entite=candidat' }) },
  'GET /api/historique/auteurs': { for: SCHOOL, success: 200, sample: () => ({ path: '/api/historique/auteurs' }) },
  'GET /api/historique/export': { for: SCHOOL, success: 200, sample: () => ({ path: '/api/historique/export' }) },
  'GET /api/examen': { for: SCHOOL, success: 200, sample: () => ({ path: '/api/examen?etape=code' }) },
  'GET /api/examen/export': { for: SCHOOL, success: 200, sample: () => ({ path: '/api/examen/export' }) },
  'GET /api/examen/{id}': {
    for: SCHOOL,
    success: 200,
    sample: ({ examen }) => ({ path: `/api/examen/${examen}` }),
  },
  'GET /api/candidat/{id}/parcours': {
    for: ['ecole', 'moniteur', 'candidat'],
    success: 200,
    sample: ({ candidat }) => ({ path: `/api/candidat/${candidat.id}/parcours` }),
  },
  'POST /api/candidat/import/preview': {
    for: SCHOOL,
    success: 200,
    sample: () => ({ path: '/api/candidat/import/preview', body: { rows: [importRow()] } }),
  },
  'POST /api/candidat/import': {
    for: SCHOOL,
    success: 202,
    sample: () => ({ path: '/api/candidat/import', body: importInputOf([importRow()]) }),
  },
  'GET /api/import/{id}': {
    for: SCHOOL,
    success: 200,
    sample: ({ importJob }) => ({ path: `/api/import/${importJob}` }),
  },
  'GET /api/import/{id}/undo': {
    for: SCHOOL,
    success: 200,
    sample: ({ importJob }) => ({ path: `/api/import/${importJob}/undo` }),
  },
  'POST /api/import/{id}/undo': {
    for: SCHOOL,
    success: 200,
    sample: ({ importJob }) => ({ path: `/api/import/${importJob}/undo` }),
  },
  'POST /api/candidat/archive': {
    for: SCHOOL,
    success: 200,
    sample: ({ leavingCandidat }) => ({
      path: '/api/candidat/archive',
      body: { archived: true, selection: { ids: [leavingCandidat.id] } },
    }),
  },
  'POST /api/candidat/acces': {
    for: SCHOOL,
    success: 200,
    sample: ({ candidat }) => ({ path: '/api/candidat/acces', body: { selection: { ids: [candidat.id] } } }),
  },
  'POST /api/import/{id}/cancel': {
    for: SCHOOL,
    success: 200,
    sample: ({ importJob }) => ({ path: `/api/import/${importJob}/cancel` }),
  },
  'GET /api/candidat': {
    for: ['ecole', 'moniteur', 'candidat'],
    success: 200,
    sample: () => ({ path: '/api/candidat?q=a' }),
  },
  'POST /api/candidat': {
    for: SCHOOL,
    success: 201,
    sample: ({ idPermi }) => ({ path: '/api/candidat', body: candidatValues(idPermi) }),
  },
  'GET /api/candidat/export': { for: SCHOOL, success: 200, sample: () => ({ path: '/api/candidat/export' }) },
  'GET /api/candidat/homonymes': {
    for: SCHOOL,
    success: 200,
    sample: () => ({ path: '/api/candidat/homonymes?nom=Trabelsi&prenom=Amira' }),
  },
  'GET /api/candidat/me': { for: ['candidat'], success: 200, sample: () => ({ path: '/api/candidat/me' }) },
  'GET /api/candidat/{id}': {
    for: ['ecole', 'moniteur', 'candidat'],
    success: 200,
    sample: ({ candidat }) => ({ path: `/api/candidat/${candidat.id}` }),
  },
  'PUT /api/candidat/{id}': {
    for: SCHOOL,
    success: 200,
    sample: ({ candidat }) => ({ path: `/api/candidat/${candidat.id}`, body: updateOf(candidat, { note: 'Vu.' }) }),
  },
  'GET /api/candidat/{id}/historique': {
    for: SCHOOL,
    success: 200,
    sample: ({ candidat }) => ({ path: `/api/candidat/${candidat.id}/historique` }),
  },
  'PUT /api/candidat/{id}/document/{type}': {
    for: SCHOOL,
    success: 200,
    sample: ({ candidat, papiers }) => ({
      path: `/api/candidat/${candidat.id}/document/photos`,
      body: { recu: true, version: papiers.version },
    }),
  },
  'GET /api/candidat/{id}/papier/{papier}': {
    for: ['ecole', 'moniteur', 'candidat'],
    success: 200,
    sample: ({ candidat, papiers }) => ({ path: `/api/candidat/${candidat.id}/papier/${papiers.kept}` }),
  },
  'POST /api/candidat/{id}/document/{type}/papier': {
    for: SCHOOL,
    success: 201,
    sample: ({ candidat }) => ({ path: `/api/candidat/${candidat.id}/document/photos/papier?nom=a.png`, body: PNG }),
  },
  'PUT /api/candidat/{id}/papier/{papier}': {
    for: SCHOOL,
    success: 200,
    sample: ({ candidat, papiers }) => ({
      path: `/api/candidat/${candidat.id}/papier/${papiers.replaced}?nom=b.png`,
      body: PNG,
    }),
  },
  'DELETE /api/candidat/{id}/papier/{papier}': {
    for: SCHOOL,
    success: 200,
    sample: ({ candidat, papiers }) => ({ path: `/api/candidat/${candidat.id}/papier/${papiers.removed}` }),
  },
  'POST /api/candidat/{id}/papier/{papier}/restore': {
    for: SCHOOL,
    success: 200,
    sample: ({ candidat, papiers }) => ({ path: `/api/candidat/${candidat.id}/papier/${papiers.gone}/restore` }),
  },
  'POST /api/candidat/{id}/archive': {
    for: SCHOOL,
    success: 200,
    sample: ({ candidat }) => ({ path: `/api/candidat/${candidat.id}/archive`, body: { annuler: true } }),
  },
  'POST /api/candidat/{id}/unarchive': {
    for: SCHOOL,
    success: 200,
    sample: ({ archivedCandidat }) => ({ path: `/api/candidat/${archivedCandidat.id}/unarchive` }),
  },
}

/** Scans of a candidate: one for each action performed on them. */
async function papiersFor(ecole: Client, id: number) {
  const kept = await buildPapier(ecole, id, 'photos')
  const replaced = await buildPapier(ecole, id, 'photos')
  const removed = await buildPapier(ecole, id, 'photos')
  const gone = await buildPapier(ecole, id, 'photos')
  await ecole.delete(`/api/candidat/${id}/papier/${gone}`)
  const { documents } = (await ecole.get<CandidatDetail>(`/api/candidat/${id}`)).body
  const version = documents.find(({ type }) => type === 'photos')?.version ?? 0
  return { kept, replaced, removed, gone, version }
}

async function domainsOf(
  ecole: Client,
  given: { backend: TestBackend; idCandidat: number },
): Promise<Fixture['domains']> {
  const made: Fixture['domains'] = {}
  for (const { name, prepare } of DOMAINS) made[name] = await prepare(ecole, given)
  return made
}

/** Finds the records that the samples use, as the school sees them; `own` holds the caller's own records. */
export async function fixtureOf(
  backend: TestBackend,
  ecole: Client,
  { role, ...own }: Pick<Fixture, 'idSession' | 'refreshToken' | 'notif'> & { role: Role },
): Promise<Fixture> {
  const first = async <Item>(path: string): Promise<Item> => {
    const { body } = await ecole.get<Page<Item>>(path)
    const [item] = body.data
    if (item === undefined) throw new Error(`Nothing at ${path}`)
    return item
  }
  const moniteurs = await ecole.get<Page<Moniteur>>('/api/moniteur?sort=createdAt')
  // The account `moniteur` belongs to the instructor that was created first.
  const moniteur = moniteurs.body.data.reduce((a, b) => (a.id < b.id ? a : b))
  await ecole.post(`/api/moniteur/${(await buildMoniteur(ecole)).id}/archive`)
  const { body: job } = await ecole.post<ImportJob>('/api/candidat/import', importInputOf([importRow()]))
  const candidat = await first<Candidat>('/api/candidat?sort=createdAt')
  const fleet = await fleetOf(ecole)
  const setting = { candidat, moniteur, idVehicule: fleet.vehicule.id, notif: own.notif }
  return {
    candidat,
    archivedCandidat: await first<Candidat>('/api/candidat?archived=true'),
    moniteur,
    leavingMoniteur: await buildMoniteur(ecole),
    leavingCandidat: await buildCandidat(ecole),
    archivedMoniteur: await first<Moniteur>('/api/moniteur?archived=true'),
    papiers: await papiersFor(ecole, candidat.id),
    idPermi: await permiOf(ecole),
    permis: (await ecole.get<PermisEnseignes>('/api/permi/enseigne')).body,
    importJob: job.id,
    examen: (await buildExamen(ecole)).idEvenement,
    newMoniteur: await moniteurValues(ecole),
    domains: await domainsOf(ecole, { backend, idCandidat: candidat.id }),
    ...fleet,
    ...(await planningOf(ecole, moniteur)),
    ...(await plateformeOf(backend, ecole)),
    ...(await compteOf(backend)),
    ...(await argentOf(backend, ecole)),
    ...(await coursOf(backend, role)),
    ...(await papiersOf(backend, ecole, candidat)),
    ...(await eventsOf(backend, ecole, { candidat, moniteur })),
    ...(await demandesOf(backend, setting)),
    ...own,
  }
}
