import type { Page } from '@contract/list'
import type { AutoEcoleDetail } from '@contract/plateforme/autoecole'
import type { Pack } from '@contract/plateforme/pack'
import type { PackageEcole } from '@contract/plateforme/package'
import type { TestBackend } from '@tests/helpers/backend'
import { TEST_NOW } from '@tests/helpers/clock'
import type { Client } from '@tests/helpers/http'
import { fileOfSchools } from '@tests/helpers/schools/schoolFile'
import type { Row } from './routes'

/** Schools, packs, requests and a package: one for each action performed on them. */
export interface PlateformeFixture {
  ecole: AutoEcoleDetail
  /** A school that waits for its answer, besides the one that is approved. */
  waiting: number
  package: PackageEcole
  packs: Record<'offered' | 'saved' | 'activated' | 'deactivated', number>
  /** A package that has not begun. */
  upcoming: number
  demandesPack: Record<'read' | 'accepted' | 'refused' | 'withdrawn', number>
  /** A file with several schools. Each call imports another one. */
  fichier: Uint8Array<ArrayBuffer>
}

/** More schools than there are calls on one backend. */
const SCHOOLS_OF_FILE = 20

/** Inserted straight into the database: a school may have one pending request, and four are needed. */
async function insertDemande({ db }: TestBackend, idPack: number): Promise<number> {
  const offre = { nom: 'Essai', prix: 0, frequence: 'weekly', limiteCandidats: 1, limiteMoniteurs: 1 } as const
  const { id } = await db
    .insertInto('demande_pack')
    .values({ ...offre, idAutoEcole: 1, idPack, statut: 'PENDING', createdAt: '', updatedAt: '' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function insertWaiting({ db }: TestBackend): Promise<number> {
  const place = { telephone: '+21671000111', email: 'a@exemple.tn', adresse: null, gouvernorat: null, logo: null }
  const names = {
    nom: 'Auto-école Refusée',
    matricule: 'AE-ACL-REFUS',
    responsable: 'Nour Trabelsi',
    pays: 'TN',
  } as const
  const { id } = await db
    .insertInto('auto_ecole')
    .values({ ...place, ...names, statut: 'PENDING', createdAt: TEST_NOW, updatedAt: TEST_NOW })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function insertUpcoming({ db }: TestBackend): Promise<number> {
  const dates = { dateDebut: '2099-01-01', dateFin: '2099-01-31' }
  const { id } = await db
    .insertInto('package_ecole')
    .values({ ...dates, idAutoEcole: 3, nom: 'À retirer', createdAt: '', updatedAt: '' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function insertPack({ db }: TestBackend, nom: string, actif: 0 | 1): Promise<number> {
  const offre = { nom, prix: 1000, frequence: 'monthly', actif, version: 1 } as const
  const { id } = await db
    .insertInto('pack')
    .values({ ...offre, createdAt: '', updatedAt: '' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function plateformeOf(backend: TestBackend, ecole: Client): Promise<PlateformeFixture> {
  const { body: offered } = await ecole.get<Page<Pack>>('/api/pack')
  const { body: packages } = await ecole.get<Page<PackageEcole>>('/api/package')
  const [pack, own] = [offered.data[0], packages.data[0]]
  if (!pack || !own) throw new Error('No pack or package')
  return {
    ecole: (await ecole.get<AutoEcoleDetail>('/api/autoecole/1')).body,
    waiting: await insertWaiting(backend),
    package: own,
    upcoming: await insertUpcoming(backend),
    fichier: await fileOfSchools(SCHOOLS_OF_FILE),
    packs: {
      offered: pack.id,
      saved: await insertPack(backend, 'À changer', 1),
      activated: await insertPack(backend, 'À proposer', 0),
      deactivated: await insertPack(backend, 'À retirer', 1),
    },
    demandesPack: {
      read: await insertDemande(backend, pack.id),
      accepted: await insertDemande(backend, pack.id),
      refused: await insertDemande(backend, pack.id),
      withdrawn: await insertDemande(backend, pack.id),
    },
  }
}

const MANAGER = ['manager'] as const
const BOTH = ['manager', 'ecole'] as const
const packValues = { prix: 1000, frequence: 'weekly' } as const

let calls = 0
/** A school that no other call signs up. */
const signupValues = () => {
  calls += 1
  return {
    nom: 'Auto-école Nouvelle',
    matricule: `AE-ACL-${calls}`,
    pays: 'TN',
    responsable: 'Nour Trabelsi',
    telephone: '71 000 111',
    email: `nouvelle${calls}@exemple.tn`,
    password: 'girouette lampadaire 47 tandem',
  }
}

const ECOLE_ROUTES: Record<string, Row> = {
  'POST /api/autoecole/signup': {
    for: 'public',
    success: 201,
    sample: () => ({ path: '/api/autoecole/signup', body: signupValues() }),
  },
  'GET /api/autoecole/signup/matricule': {
    for: 'public',
    success: 200,
    sample: () => ({ path: '/api/autoecole/signup/matricule?matricule=AE-9-0009' }),
  },
  'GET /api/autoecole/export': { for: MANAGER, success: 200, sample: () => ({ path: '/api/autoecole/export' }) },
  'GET /api/autoecole/{id}': { for: BOTH, success: 200, sample: () => ({ path: '/api/autoecole/1' }) },
  'PUT /api/autoecole/{id}': {
    for: ['ecole'],
    success: 200,
    sample: ({ ecole }) => {
      const { nom, responsable, telephone, email, adresse, gouvernorat, logo, version } = ecole
      const body = { nom, responsable, telephone, email, adresse, gouvernorat, logo, version }
      return { path: '/api/autoecole/1', body }
    },
  },
  'GET /api/autoecole/{id}/archive': {
    for: MANAGER,
    success: 200,
    sample: () => ({ path: '/api/autoecole/1/archive' }),
  },
  'POST /api/archive/apercu': {
    for: MANAGER,
    success: 200,
    sample: ({ fichier }) => ({ path: '/api/archive/apercu', body: fichier }),
  },
  'POST /api/archive': {
    for: MANAGER,
    success: 201,
    sample: ({ fichier }) => {
      calls += 1
      return { path: `/api/archive?ecole=${(calls % SCHOOLS_OF_FILE) + 1}`, body: fichier }
    },
  },
  'GET /api/autoecole/{id}/utilisateur': {
    for: MANAGER,
    success: 200,
    sample: () => ({ path: '/api/autoecole/1/utilisateur' }),
  },
  'GET /api/autoecole/{id}/historique': {
    for: MANAGER,
    success: 200,
    sample: () => ({ path: '/api/autoecole/1/historique' }),
  },
  'POST /api/autoecole/{id}/approve': {
    for: MANAGER,
    success: 200,
    sample: () => ({ path: '/api/autoecole/3/approve' }),
  },
  'POST /api/autoecole/{id}/refuse': {
    for: MANAGER,
    success: 200,
    sample: ({ waiting }) => ({ path: `/api/autoecole/${waiting}/refuse`, body: { motif: 'Matricule inconnu' } }),
  },
  'POST /api/autoecole/{id}/suspend': {
    for: MANAGER,
    success: 200,
    sample: () => ({ path: '/api/autoecole/2/suspend', body: { motif: 'Impayé' } }),
  },
  'POST /api/autoecole/{id}/reopen': {
    for: MANAGER,
    success: 200,
    sample: () => ({ path: '/api/autoecole/2/reopen' }),
  },
}

const PACK_ROUTES: Record<string, Row> = {
  'GET /api/pack': { for: BOTH, success: 200, sample: () => ({ path: '/api/pack' }) },
  'GET /api/pack/export': { for: MANAGER, success: 200, sample: () => ({ path: '/api/pack/export' }) },
  'GET /api/pack/{id}': { for: BOTH, success: 200, sample: ({ packs }) => ({ path: `/api/pack/${packs.offered}` }) },
  'POST /api/pack': {
    for: MANAGER,
    success: 201,
    sample: () => {
      calls += 1
      return { path: '/api/pack', body: { ...packValues, nom: `Pack ${calls}` } }
    },
  },
  'PUT /api/pack/{id}': {
    for: MANAGER,
    success: 200,
    sample: ({ packs }) => ({
      path: `/api/pack/${packs.saved}`,
      body: { ...packValues, nom: 'Changé', version: 1 },
    }),
  },
  'POST /api/pack/{id}/activate': {
    for: MANAGER,
    success: 200,
    sample: ({ packs }) => ({ path: `/api/pack/${packs.activated}/activate` }),
  },
  'POST /api/pack/{id}/deactivate': {
    for: MANAGER,
    success: 200,
    sample: ({ packs }) => ({ path: `/api/pack/${packs.deactivated}/deactivate` }),
  },
}

const DEMANDE_ROUTES: Record<string, Row> = {
  'GET /api/demande': { for: BOTH, success: 200, sample: () => ({ path: '/api/demande' }) },
  'GET /api/demande/export': { for: MANAGER, success: 200, sample: () => ({ path: '/api/demande/export' }) },
  'GET /api/demande/{id}': {
    for: BOTH,
    success: 200,
    sample: ({ demandesPack }) => ({ path: `/api/demande/${demandesPack.read}` }),
  },
  'POST /api/demande': {
    for: ['ecole'],
    // The school has a pending request already: a caller with the right gets 409.
    success: 409,
    sample: ({ packs }) => ({ path: '/api/demande', body: { idPack: packs.offered } }),
  },
  'POST /api/demande/{id}/accept': {
    for: MANAGER,
    success: 200,
    sample: ({ demandesPack }) => ({ path: `/api/demande/${demandesPack.accepted}/accept` }),
  },
  'POST /api/demande/{id}/refuse': {
    for: MANAGER,
    success: 200,
    sample: ({ demandesPack }) => ({
      path: `/api/demande/${demandesPack.refused}/refuse`,
      body: { motif: 'Dossier incomplet' },
    }),
  },
  'DELETE /api/demande/{id}': {
    for: ['ecole'],
    success: 204,
    sample: ({ demandesPack }) => ({ path: `/api/demande/${demandesPack.withdrawn}` }),
  },
}

const PACKAGE_ROUTES: Record<string, Row> = {
  'GET /api/package': { for: BOTH, success: 200, sample: () => ({ path: '/api/package' }) },
  'GET /api/package/export': { for: BOTH, success: 200, sample: () => ({ path: '/api/package/export' }) },
  'GET /api/package/abonnement': {
    for: ['ecole'],
    success: 200,
    sample: () => ({ path: '/api/package/abonnement' }),
  },
  'GET /api/package/{id}': {
    for: BOTH,
    success: 200,
    sample: (fixture) => ({ path: `/api/package/${fixture.package.id}` }),
  },
  'POST /api/package': {
    for: MANAGER,
    success: 201,
    sample: ({ packs }) => ({ path: '/api/package', body: { idAutoEcole: 3, idPack: packs.offered } }),
  },
  'DELETE /api/package/{id}': {
    for: MANAGER,
    success: 204,
    sample: ({ upcoming }) => ({ path: `/api/package/${upcoming}` }),
  },
}

export const PLATEFORME_ROUTES: Record<string, Row> = {
  'GET /api/archive': { for: ['ecole'], success: 200, sample: () => ({ path: '/api/archive' }) },
  ...ECOLE_ROUTES,
  ...PACK_ROUTES,
  ...DEMANDE_ROUTES,
  ...PACKAGE_ROUTES,
}
