import type { CandidatDetail } from '@contract/ecole/candidat'
import type { CandidatStats } from '@contract/stats/candidat'
import { buildCandidat } from '@tests/helpers/factories'
import type { Client } from '@tests/helpers/http'
import { aclDomain } from '../domain'

const SCHOOL = ['ecole'] as const
const BODY = { from: '2026-11-01', to: '2026-11-30', groupBy: 'WEEK' }

/** The candidate of the account, and another candidate of their instructor with an opinion on their readiness. */
async function prepare(ecole: Client, { idCandidat }: { idCandidat: number }) {
  const statsOf = async (id: number) =>
    (await ecole.get<CandidatStats>(`/api/autoecole/statistiques/candidate/${id}`)).body
  const { idMoniteur } = (await ecole.get<CandidatDetail>(`/api/candidat/${idCandidat}`)).body
  const { id: withAvis } = await buildCandidat(ecole, { idMoniteur })
  const said = { isReady: true, motif: 'Leçon de mardi' }
  const etape = (await statsOf(withAvis)).preparation?.etape
  await ecole.put(`/api/candidat/${withAvis}/avis`, { ...said, etape })
  return { idCandidat, withAvis, etape: (await statsOf(idCandidat)).preparation?.etape }
}

const post = (path: string) => ({ for: SCHOOL, success: 200, sample: () => ({ path, body: BODY }) })

export const acl = aclDomain('stats', prepare, {
  'POST /api/autoecole/statistiques': post('/api/autoecole/statistiques'),
  'POST /api/autoecole/statistiques/exam': post('/api/autoecole/statistiques/exam'),
  'POST /api/autoecole/statistiques/earning': post('/api/autoecole/statistiques/earning'),
  'POST /api/autoecole/statistiques/growth': post('/api/autoecole/statistiques/growth'),
  'GET /api/autoecole/statistiques/cout': {
    for: SCHOOL,
    success: 200,
    sample: () => ({ path: '/api/autoecole/statistiques/cout?from=2025-11-22&to=2026-11-21' }),
  },
  'POST /api/autoecole/statistiques/examinators': post('/api/autoecole/statistiques/examinators'),
  'GET /api/autoecole/statistiques/candidate/{id}': {
    for: ['ecole', 'moniteur', 'candidat'],
    success: 200,
    sample: ({ idCandidat }) => ({ path: `/api/autoecole/statistiques/candidate/${idCandidat}` }),
  },
  'GET /api/autoecole/statistiques/by-candidate/{id}': {
    for: ['ecole', 'moniteur', 'candidat'],
    success: 200,
    sample: ({ idCandidat }) => ({ path: `/api/autoecole/statistiques/by-candidate/${idCandidat}` }),
  },
  'PUT /api/candidat/{id}/avis': {
    for: ['ecole', 'moniteur'],
    success: 200,
    sample: ({ idCandidat, etape }) => ({
      path: `/api/candidat/${idCandidat}/avis`,
      body: { etape, isReady: false, motif: 'Priorités' },
    }),
  },
  'DELETE /api/candidat/{id}/avis': {
    for: ['ecole', 'moniteur'],
    success: 204,
    sample: ({ withAvis }) => ({ path: `/api/candidat/${withAvis}/avis` }),
  },
  'GET /api/autoecole/getUserStatestique': {
    for: ['manager', 'ecole'],
    success: 200,
    sample: () => ({ path: '/api/autoecole/getUserStatestique' }),
  },
})
