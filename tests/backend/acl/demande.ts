import type { Role } from '@contract/ability'
import type { Candidat } from '@contract/ecole/candidat'
import type { Moniteur } from '@contract/ecole/moniteur'
import type { FluxInput } from '@contract/planning/flux'
import type { TestBackend } from '@tests/helpers/backend'
import { TEST_NOW } from '@tests/helpers/clock'
import type { Row } from './routes'

/** Requests, waiting-list places, offers and feeds of the account `candidat`: one for each action performed on them. */
export interface DemandeFixture {
  demandes: Record<'accepted' | 'refused' | 'withdrawn' | 'reopened', number>
  attentes: Record<'closed' | 'served', number>
  /** A cancelled lesson in the future. */
  annule: number
  offres: Record<'taken' | 'declined', number>
  flux: { mine: FluxInput; revoked: number }
}

interface Setting {
  candidat: Candidat
  moniteur: Moniteur
  idVehicule: number
  /** A notification of the caller; it identifies the caller. */
  notif: number
}

const stamps = { createdAt: TEST_NOW, updatedAt: TEST_NOW }
const inserted = (query: { executeTakeFirstOrThrow(): Promise<{ id: number }> }) =>
  query.executeTakeFirstOrThrow().then(({ id }) => id)

function insertDemande(
  { db }: TestBackend,
  { candidat }: Setting,
  statut: 'PENDING' | 'CANCELLED' = 'PENDING',
): Promise<number> {
  // A withdrawn request can be reopened only at a time that no other request asks for.
  const jour = statut === 'PENDING' ? '2026-11-25' : '2026-11-27'
  const creneaux = JSON.stringify([{ start: `${jour}T14:00:00.000Z`, end: `${jour}T15:00:00.000Z` }])
  const values = {
    idAutoEcole: 1,
    idCandidat: candidat.id,
    calendar: 'Hour code',
    creneaux,
    statut,
  } as const
  return inserted(
    db
      .insertInto('demande_evenement')
      .values({ ...values, ...stamps })
      .returning('id'),
  )
}

function insertAttente({ db }: TestBackend, { candidat }: Setting): Promise<number> {
  const week = { jours: '[1,2,3,4,5,6,7]', debut: '00:00', fin: '24:00' }
  const values = { idAutoEcole: 1, idCandidat: candidat.id, calendar: 'Hour code', statut: 'ACTIVE', ...week } as const
  return inserted(
    db
      .insertInto('attente')
      .values({ ...values, ...stamps })
      .returning('id'),
  )
}

function insertCancelled({ db }: TestBackend, jour: string): Promise<number> {
  const time = { start: `${jour}T09:00:00.000Z`, end: `${jour}T10:00:00.000Z` }
  const values = { idAutoEcole: 1, calendar: 'Hour code', status: 'CANCELLED', version: 2, ...time } as const
  return inserted(
    db
      .insertInto('evenement')
      .values({ ...values, ...stamps })
      .returning('id'),
  )
}

async function insertOffre(backend: TestBackend, { candidat }: Setting, idAttente: number, jour: string) {
  const idOrigine = await insertCancelled(backend, jour)
  const people = { idAutoEcole: 1, idCandidat: candidat.id, idAttente, idOrigine }
  const values = {
    ...people,
    rang: 1,
    raisons: '[]',
    statut: 'OFFERED',
    expiresAt: '2026-12-01T00:00:00.000Z',
  } as const
  return inserted(
    backend.db
      .insertInto('offre')
      .values({ ...values, ...stamps })
      .returning('id'),
  )
}

/** The feed that a role may create for its own records. */
const mineOf = (role: Role, { candidat, moniteur, idVehicule }: Setting): FluxInput => {
  if (role === 'candidat') return { ressource: 'candidat', idRessource: candidat.id }
  if (role === 'moniteur') return { ressource: 'moniteur', idRessource: moniteur.id }
  return { ressource: 'vehicule', idRessource: idVehicule }
}

async function fluxOf({ db }: TestBackend, setting: Setting): Promise<DemandeFixture['flux']> {
  const caller = await db
    .selectFrom('notification')
    .innerJoin('utilisateur', 'utilisateur.id', 'notification.idUtilisateur')
    .select(['utilisateur.id', 'role'])
    .where('notification.id', '=', setting.notif)
    .executeTakeFirstOrThrow()
  const mine = mineOf(caller.role, setting)
  const revoked = await inserted(
    db
      .insertInto('flux_ical')
      .values({ idAutoEcole: 1, hash: 'of-a-token', idUtilisateur: caller.id, ...mine, ...stamps })
      .returning('id'),
  )
  return { mine, revoked }
}

export async function demandesOf(backend: TestBackend, setting: Setting): Promise<DemandeFixture> {
  const served = await insertAttente(backend, setting)
  return {
    demandes: {
      accepted: await insertDemande(backend, setting),
      refused: await insertDemande(backend, setting),
      withdrawn: await insertDemande(backend, setting),
      reopened: await insertDemande(backend, setting, 'CANCELLED'),
    },
    attentes: { closed: await insertAttente(backend, setting), served },
    annule: await insertCancelled(backend, '2027-03-02'),
    offres: {
      taken: await insertOffre(backend, setting, served, '2027-03-03'),
      declined: await insertOffre(backend, setting, served, '2027-03-04'),
    },
    flux: await fluxOf(backend, setting),
  }
}

const SCHOOL = ['ecole'] as const
const OWN = ['candidat'] as const
const BOTH = ['ecole', 'candidat'] as const
const READERS = ['ecole', 'moniteur', 'candidat'] as const

export const DEMANDE_ROUTES: Record<string, Row> = {
  'GET /api/calendrier/demande': { for: BOTH, success: 200, sample: () => ({ path: '/api/calendrier/demande?q=a' }) },
  'POST /api/calendrier/demande': {
    for: BOTH,
    success: 201,
    sample: ({ candidat }) => ({
      path: '/api/calendrier/demande',
      body: {
        idCandidat: candidat.id,
        calendar: 'Hour code',
        creneaux: [{ start: '2026-11-26T14:00:00Z', end: '2026-11-26T15:00:00Z' }],
      },
    }),
  },
  'GET /api/calendrier/demande/{id}/propositions': {
    for: SCHOOL,
    success: 200,
    sample: ({ demandes }) => ({ path: `/api/calendrier/demande/${demandes.accepted}/propositions` }),
  },
  'POST /api/calendrier/demande/{id}/accept': {
    for: SCHOOL,
    success: 200,
    sample: ({ demandes }) => ({
      path: `/api/calendrier/demande/${demandes.accepted}/accept`,
      body: { creneau: 0 },
    }),
  },
  'POST /api/calendrier/demande/{id}/refuse': {
    for: SCHOOL,
    success: 200,
    sample: ({ demandes }) => ({
      path: `/api/calendrier/demande/${demandes.refused}/refuse`,
      body: { motif: 'Complet ce jour-là.' },
    }),
  },
  'POST /api/calendrier/demande/{id}/cancel': {
    for: OWN,
    success: 200,
    sample: ({ demandes }) => ({ path: `/api/calendrier/demande/${demandes.withdrawn}/cancel` }),
  },
  'POST /api/calendrier/demande/{id}/reopen': {
    for: OWN,
    success: 200,
    sample: ({ demandes }) => ({ path: `/api/calendrier/demande/${demandes.reopened}/reopen` }),
  },
  'GET /api/calendrier/creneau': {
    for: BOTH,
    success: 200,
    sample: ({ candidat }) => ({
      path: `/api/calendrier/creneau?calendar=Hour%20code&from=2026-11-23&to=2026-11-29&idCandidat=${candidat.id}`,
    }),
  },
  'GET /api/demande/statistiquesDemande': {
    for: ['ecole', 'manager'],
    success: 200,
    sample: () => ({ path: '/api/demande/statistiquesDemande' }),
  },
  'GET /api/demande/Demandestatistiques': {
    for: ['ecole', 'manager'],
    success: 200,
    sample: () => ({ path: '/api/demande/Demandestatistiques' }),
  },
  'GET /api/calendrier/attente': { for: BOTH, success: 200, sample: () => ({ path: '/api/calendrier/attente' }) },
  'POST /api/calendrier/attente': {
    for: BOTH,
    success: 201,
    sample: ({ candidat }) => ({
      path: '/api/calendrier/attente',
      body: { idCandidat: candidat.id, calendar: 'Hour Park', jours: [1, 3], debut: '08:00', fin: '12:00' },
    }),
  },
  'POST /api/calendrier/attente/{id}/close': {
    for: BOTH,
    success: 200,
    sample: ({ attentes }) => ({ path: `/api/calendrier/attente/${attentes.closed}/close` }),
  },
  'GET /api/calendrier/evenement/{id}/remplacants': {
    for: SCHOOL,
    success: 200,
    sample: ({ annule }) => ({ path: `/api/calendrier/evenement/${annule}/remplacants` }),
  },
  'POST /api/calendrier/evenement/{id}/offrir': {
    for: SCHOOL,
    success: 200,
    sample: ({ annule, attentes }) => ({
      path: `/api/calendrier/evenement/${annule}/offrir`,
      body: { idAttentes: [attentes.served] },
    }),
  },
  'GET /api/calendrier/offre': { for: BOTH, success: 200, sample: () => ({ path: '/api/calendrier/offre' }) },
  // The decline comes first, because accepting one offer declines the others.
  'POST /api/calendrier/offre/{id}/decline': {
    for: OWN,
    success: 200,
    sample: ({ offres }) => ({ path: `/api/calendrier/offre/${offres.declined}/decline` }),
  },
  'POST /api/calendrier/offre/{id}/accept': {
    for: OWN,
    success: 200,
    sample: ({ offres }) => ({ path: `/api/calendrier/offre/${offres.taken}/accept` }),
  },
  'GET /api/calendrier/flux': { for: READERS, success: 200, sample: () => ({ path: '/api/calendrier/flux' }) },
  'POST /api/calendrier/flux': {
    for: READERS,
    success: 201,
    sample: ({ flux }) => ({ path: '/api/calendrier/flux', body: flux.mine }),
  },
  'GET /api/calendrier/flux/fichier': {
    for: READERS,
    success: 200,
    sample: ({ flux: { mine } }) => ({
      path: `/api/calendrier/flux/fichier?ressource=${mine.ressource}&idRessource=${mine.idRessource}`,
    }),
  },
  'POST /api/calendrier/flux/{id}/revoke': {
    for: READERS,
    success: 200,
    sample: ({ flux }) => ({ path: `/api/calendrier/flux/${flux.revoked}/revoke` }),
  },
  'GET /api/calendrier/flux/{fichier}': {
    for: 'public',
    // This token does not exist: a caller with the right gets 404.
    success: 404,
    sample: () => ({ path: `/api/calendrier/flux/${'0'.repeat(43)}.ics` }),
  },
}
