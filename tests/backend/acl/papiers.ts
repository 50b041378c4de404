import type { Candidat } from '@contract/ecole/candidat'
import type { Contrat } from '@contract/papiers/contrat'
import type { Convocation } from '@contract/papiers/convocation'
import type { TestBackend } from '@tests/helpers/backend'
import { buildExamen } from '@tests/helpers/examens'
import type { Client } from '@tests/helpers/http'
import { buildContrat, buildEnrolled, MENTIONS, saveMentions } from '@tests/helpers/papers/papersOf'
import type { Row } from './routes'

/** Contracts in each state, and a summons of the candidate's account. */
export interface PapiersFixture {
  papiersEcole: {
    idCandidat: number
    enrolled: number
    draft: Contrat
    useless: Contrat
    signed: Contrat
    leaving: Contrat
    own: Contrat
    convocation: Convocation
    idEvenement: number
  }
}

export async function papiersOf(
  backend: TestBackend,
  ecole: Client,
  { id: idCandidat }: Candidat,
): Promise<PapiersFixture> {
  await saveMentions(ecole)
  const enrolled = async () => (await buildEnrolled(backend, ecole)).candidat.id
  const draft = async () => buildContrat(ecole, await enrolled())
  const sign = async (made: Contrat) =>
    (await ecole.post<Contrat>(`/api/contrat/${made.id}/sign`, { jour: '2026-11-21', version: made.version })).body
  const own = await sign(await draft())
  const { idEvenement } = await buildExamen(ecole)
  const issued = await ecole.post<{ data: Convocation[] }>('/api/convocation', { idEvenements: [idEvenement] })
  const [convocation] = issued.body.data
  if (!convocation) throw new Error('No summons')
  // The papers of the account `candidat`.
  await backend.db.updateTable('contrat').set({ idCandidat }).where('id', '=', own.id).execute()
  await backend.db.updateTable('convocation').set({ idCandidat }).where('id', '=', convocation.id).execute()
  return {
    papiersEcole: {
      idCandidat,
      enrolled: await enrolled(),
      draft: await draft(),
      useless: await draft(),
      signed: await sign(await draft()),
      leaving: await sign(await draft()),
      own,
      convocation,
      idEvenement,
    },
  }
}

const SCHOOL = ['ecole'] as const
const READERS = ['ecole', 'candidat'] as const
const jour = '2026-11-21'

export const PAPIERS_ROUTES: Record<string, Row> = {
  'GET /api/contrat': {
    for: READERS,
    success: 200,
    sample: ({ papiersEcole }) => ({ path: `/api/contrat?idCandidat=${papiersEcole.idCandidat}` }),
  },
  'GET /api/contrat/{id}': {
    for: READERS,
    success: 200,
    sample: ({ papiersEcole }) => ({ path: `/api/contrat/${papiersEcole.own.id}` }),
  },
  'GET /api/contrat/preview': {
    for: SCHOOL,
    success: 200,
    sample: ({ papiersEcole }) => ({ path: `/api/contrat/preview?idCandidat=${papiersEcole.idCandidat}` }),
  },
  'GET /api/contrat/logo': {
    for: [...READERS, 'moniteur'],
    success: 200,
    sample: () => ({ path: '/api/contrat/logo' }),
  },
  'GET /api/contrat/entete': {
    for: [...READERS, 'moniteur'],
    success: 200,
    sample: () => ({ path: '/api/contrat/entete' }),
  },
  'GET /api/contrat/mentions': { for: SCHOOL, success: 200, sample: () => ({ path: '/api/contrat/mentions' }) },
  'PUT /api/contrat/mentions': {
    for: SCHOOL,
    success: 200,
    sample: () => ({ path: '/api/contrat/mentions', body: { ...MENTIONS, version: 1 } }),
  },
  'GET /api/candidat/{id}/mentions': {
    for: SCHOOL,
    success: 200,
    sample: ({ papiersEcole }) => ({ path: `/api/candidat/${papiersEcole.idCandidat}/mentions` }),
  },
  'PUT /api/candidat/{id}/mentions': {
    for: SCHOOL,
    success: 200,
    sample: ({ papiersEcole }) => ({
      path: `/api/candidat/${papiersEcole.idCandidat}/mentions`,
      body: { tuteurNom: 'Ali Ben Ali', version: 0 },
    }),
  },
  'POST /api/contrat': {
    for: SCHOOL,
    success: 201,
    sample: ({ papiersEcole }) => ({ path: '/api/contrat', body: { idCandidat: papiersEcole.enrolled } }),
  },
  'POST /api/contrat/{id}/sign': {
    for: SCHOOL,
    success: 200,
    sample: ({ papiersEcole: { draft } }) => ({
      path: `/api/contrat/${draft.id}/sign`,
      body: { jour, version: draft.version },
    }),
  },
  'POST /api/contrat/{id}/endorse': {
    for: SCHOOL,
    success: 200,
    sample: ({ papiersEcole: { signed } }) => ({
      path: `/api/contrat/${signed.id}/endorse`,
      body: { jour, version: signed.version },
    }),
  },
  'POST /api/contrat/{id}/terminate': {
    for: SCHOOL,
    success: 200,
    sample: ({ papiersEcole: { leaving } }) => ({
      path: `/api/contrat/${leaving.id}/terminate`,
      body: { jour, motif: 'Déménagement', version: leaving.version },
    }),
  },
  'POST /api/contrat/{id}/cancel': {
    for: SCHOOL,
    success: 200,
    sample: ({ papiersEcole: { useless } }) => ({
      path: `/api/contrat/${useless.id}/cancel`,
      body: { version: useless.version },
    }),
  },
  'GET /api/convocation': {
    for: READERS,
    success: 200,
    sample: ({ papiersEcole }) => ({ path: `/api/convocation?idCandidat=${papiersEcole.idCandidat}` }),
  },
  'GET /api/convocation/{id}': {
    for: READERS,
    success: 200,
    sample: ({ papiersEcole }) => ({ path: `/api/convocation/${papiersEcole.convocation.id}` }),
  },
  'POST /api/convocation': {
    for: SCHOOL,
    success: 201,
    sample: ({ papiersEcole }) => ({ path: '/api/convocation', body: { idEvenements: [papiersEcole.idEvenement] } }),
  },
}
