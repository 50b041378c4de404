import type { Client } from '@tests/helpers/http'
import { buildExaminateur, examinateurValues } from '@tests/helpers/vehicules'
import { aclDomain } from '../domain'

const SCHOOL = ['ecole'] as const

async function prepare(ecole: Client) {
  const archivedExaminateur = await buildExaminateur(ecole)
  await ecole.post(`/api/examinateur/${archivedExaminateur.id}/archive`)
  return { examinateur: await buildExaminateur(ecole), archivedExaminateur }
}

export const acl = aclDomain('examinateur', prepare, {
  'GET /api/examinateur': { for: SCHOOL, success: 200, sample: () => ({ path: '/api/examinateur?etape=parc' }) },
  'POST /api/examinateur': {
    for: SCHOOL,
    success: 201,
    sample: () => ({ path: '/api/examinateur', body: examinateurValues() }),
  },
  'GET /api/examinateur/export': { for: SCHOOL, success: 200, sample: () => ({ path: '/api/examinateur/export' }) },
  'GET /api/examinateur/{id}': {
    for: SCHOOL,
    success: 200,
    sample: ({ examinateur }) => ({ path: `/api/examinateur/${examinateur.id}` }),
  },
  'PUT /api/examinateur/{id}': {
    for: SCHOOL,
    success: 200,
    sample: ({ examinateur }) => ({
      path: `/api/examinateur/${examinateur.id}`,
      body: { ...examinateurValues(), version: examinateur.version },
    }),
  },
  'POST /api/examinateur/{id}/archive': {
    for: SCHOOL,
    success: 200,
    sample: ({ examinateur }) => ({ path: `/api/examinateur/${examinateur.id}/archive` }),
  },
  'POST /api/examinateur/{id}/unarchive': {
    for: SCHOOL,
    success: 200,
    sample: ({ archivedExaminateur }) => ({ path: `/api/examinateur/${archivedExaminateur.id}/unarchive` }),
  },
})
