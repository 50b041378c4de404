import type { Client } from '@tests/helpers/http'
import { aclDomain } from '../domain'

const SCHOOL = ['ecole'] as const
const BODY = { from: '2026-11-01', to: '2026-11-30', groupBy: 'WEEK' }

const prepare = async (_: Client, { idCandidat }: { idCandidat: number }) => ({ idCandidat })

const post = (path: string) => ({ for: SCHOOL, success: 200, sample: () => ({ path, body: BODY }) })

export const acl = aclDomain('stats', prepare, {
  'POST /api/autoecole/statistiques': post('/api/autoecole/statistiques'),
  'POST /api/autoecole/statistiques/exam': post('/api/autoecole/statistiques/exam'),
  'POST /api/autoecole/statistiques/earning': post('/api/autoecole/statistiques/earning'),
  'POST /api/autoecole/statistiques/growth': post('/api/autoecole/statistiques/growth'),
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
  'GET /api/autoecole/getUserStatestique': {
    for: ['manager', 'ecole'],
    success: 200,
    sample: () => ({ path: '/api/autoecole/getUserStatestique' }),
  },
})
