import { buildForfait, forfaitValues } from '@tests/helpers/argent/tarification'
import type { Client } from '@tests/helpers/http'
import { aclDomain } from '../domain'

const SCHOOL = ['ecole'] as const

async function prepare(ecole: Client) {
  const withdrawn = await buildForfait(ecole)
  await ecole.post(`/api/forfait/${withdrawn.id}/deactivate`)
  return { forfait: await buildForfait(ecole), withdrawn, useless: await buildForfait(ecole) }
}

export const acl = aclDomain('forfait', prepare, {
  'GET /api/forfait': { for: SCHOOL, success: 200, sample: () => ({ path: '/api/forfait?active=true' }) },
  'POST /api/forfait': {
    for: SCHOOL,
    success: 201,
    sample: ({ forfait }) => ({ path: '/api/forfait', body: forfaitValues(forfait.idPermi) }),
  },
  'GET /api/forfait/{id}': {
    for: SCHOOL,
    success: 200,
    sample: ({ forfait }) => ({ path: `/api/forfait/${forfait.id}` }),
  },
  'PUT /api/forfait/{id}': {
    for: SCHOOL,
    success: 200,
    sample: ({ forfait }) => ({
      path: `/api/forfait/${forfait.id}`,
      body: { ...forfaitValues(forfait.idPermi), version: forfait.version },
    }),
  },
  'POST /api/forfait/{id}/deactivate': {
    for: SCHOOL,
    success: 200,
    sample: ({ forfait }) => ({ path: `/api/forfait/${forfait.id}/deactivate` }),
  },
  'POST /api/forfait/{id}/activate': {
    for: SCHOOL,
    success: 200,
    sample: ({ withdrawn }) => ({ path: `/api/forfait/${withdrawn.id}/activate` }),
  },
  'DELETE /api/forfait/{id}': {
    for: SCHOOL,
    success: 204,
    sample: ({ useless }) => ({ path: `/api/forfait/${useless.id}` }),
  },
})
