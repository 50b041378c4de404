import { buildPrices, priceUpdate, priceValues } from '@tests/helpers/argent/tarification'
import type { Client } from '@tests/helpers/http'
import { aclDomain } from '../domain'

const SCHOOL = ['ecole'] as const

async function prepare(ecole: Client) {
  const former = await buildPrices(ecole)
  const active = await buildPrices(ecole)
  return { former, active, useless: await buildPrices(ecole, { is_active: false }) }
}

export const acl = aclDomain('configPrix', prepare, {
  'GET /api/config-prix': {
    for: SCHOOL,
    success: 200,
    sample: () => ({ path: '/api/config-prix?is_active=true' }),
  },
  'POST /api/config-prix': {
    for: SCHOOL,
    success: 201,
    sample: ({ active }) => ({ path: '/api/config-prix', body: priceValues(active.idPermi, { is_active: false }) }),
  },
  'GET /api/config-prix/{id}': {
    for: SCHOOL,
    success: 200,
    sample: ({ active }) => ({ path: `/api/config-prix/${active.id}` }),
  },
  'PUT /api/config-prix/{id}': {
    for: SCHOOL,
    success: 200,
    sample: ({ active }) => ({ path: `/api/config-prix/${active.id}`, body: priceUpdate(active) }),
  },
  'POST /api/config-prix/{id}/deactivate': {
    for: SCHOOL,
    success: 200,
    sample: ({ active }) => ({ path: `/api/config-prix/${active.id}/deactivate` }),
  },
  'POST /api/config-prix/{id}/activate': {
    for: SCHOOL,
    success: 200,
    sample: ({ former }) => ({ path: `/api/config-prix/${former.id}/activate` }),
  },
  'DELETE /api/config-prix/{id}': {
    for: SCHOOL,
    success: 204,
    sample: ({ useless }) => ({ path: `/api/config-prix/${useless.id}` }),
  },
})
