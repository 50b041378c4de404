import { build__Domain__, __domain__Values } from '@tests/helpers/__domain__'
import type { Client } from '@tests/helpers/http'
import { aclDomain } from '../domain'

const SCHOOL = ['ecole'] as const

async function prepare(ecole: Client) {
  const archived = await build__Domain__(ecole)
  await ecole.post(`/api/__slug__/${archived.id}/archive`)
  return { record: await build__Domain__(ecole), archived }
}

export const acl = aclDomain('__domain__', prepare, {
  'GET /api/__slug__': { for: SCHOOL, success: 200, sample: () => ({ path: '/api/__slug__?q=essai' }) },
  'POST /api/__slug__': {
    for: SCHOOL,
    success: 201,
    sample: () => ({ path: '/api/__slug__', body: __domain__Values() }),
  },
  'GET /api/__slug__/{id}': {
    for: SCHOOL,
    success: 200,
    sample: ({ record }) => ({ path: `/api/__slug__/${record.id}` }),
  },
  'PUT /api/__slug__/{id}': {
    for: SCHOOL,
    success: 200,
    sample: ({ record }) => ({
      path: `/api/__slug__/${record.id}`,
      body: { ...__domain__Values(), version: record.version },
    }),
  },
  'POST /api/__slug__/{id}/archive': {
    for: SCHOOL,
    success: 200,
    sample: ({ record }) => ({ path: `/api/__slug__/${record.id}/archive` }),
  },
  'POST /api/__slug__/{id}/unarchive': {
    for: SCHOOL,
    success: 200,
    sample: ({ archived }) => ({ path: `/api/__slug__/${archived.id}/unarchive` }),
  },
})
