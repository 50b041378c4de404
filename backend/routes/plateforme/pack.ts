import { EXPORT_SLICE } from '@contract/ecole/candidat'
import { idParam } from '@contract/list'
import {
  pack,
  packExport,
  packExportQuery,
  packInput,
  packListQuery,
  packPage,
  packUpdate,
} from '@contract/plateforme/pack'
import { activatePack, createPack, mustFindPack, savePack } from '../../commands/plateforme/pack'
import { page } from '../../database/page'
import { listPacks } from '../../database/plateforme/pack'
import type { Api } from '../../http/endpoint'
import { presentPack } from '../../presenters/plateforme/pack'

function readRoutes(api: Api): void {
  const { db } = api.deps
  api.endpoint(
    {
      method: 'get',
      path: 'api/pack',
      summary: 'Packs: all of them for the platform, those that are offered for a school',
      can: ['read', 'Pack'],
      query: packListQuery,
      answer: packPage,
    },
    async ({ caller, query }) => {
      const { rows, total } = await listPacks(db, caller, query)
      return page(rows.map(presentPack), total, query)
    },
  )
  api.endpoint(
    {
      method: 'get',
      path: 'api/pack/export',
      summary: 'The whole filtered list of packs, slice by slice',
      can: ['manage', 'Pack'],
      query: packExportQuery,
      answer: packExport,
    },
    async ({ caller, query: { after = 0, ...query } }) => {
      const { rows } = await listPacks(db, caller, { ...query, page: after + 1, perPage: EXPORT_SLICE })
      return { data: rows.map(presentPack), next: rows.length === EXPORT_SLICE ? after + 1 : null }
    },
  )
  api.endpoint(
    {
      method: 'get',
      path: 'api/pack/{id}',
      summary: 'One pack',
      can: ['read', 'Pack'],
      params: idParam,
      answer: pack,
    },
    async ({ caller, params }) => presentPack(await mustFindPack(db, caller, params.id)),
  )
}

function writeRoutes(api: Api): void {
  const { deps } = api
  api.endpoint(
    {
      method: 'post',
      path: 'api/pack',
      summary: 'Add a pack, offered at once',
      can: ['manage', 'Pack'],
      body: packInput,
      answer: pack,
      status: 201,
    },
    ({ caller, body }) => createPack(deps, caller, body),
  )
  api.endpoint(
    {
      method: 'put',
      path: 'api/pack/{id}',
      summary: 'Change a pack; 409 when it was saved since it was read. Requests and packages stay as they were',
      can: ['manage', 'Pack'],
      params: idParam,
      body: packUpdate,
      answer: pack,
    },
    ({ caller, params, body }) => savePack(deps, caller, params.id, body),
  )
  for (const [verb, actif, summary] of [
    ['activate', 1, 'Offer a pack to the schools'],
    ['deactivate', 0, 'Offer a pack no longer'],
  ] as const) {
    api.endpoint(
      {
        method: 'post',
        path: `api/pack/{id}/${verb}`,
        summary,
        can: ['manage', 'Pack'],
        params: idParam,
        answer: pack,
      },
      ({ caller, params }) => activatePack(deps, caller, params.id, actif),
    )
  }
}

/** What the platform sells to schools. */
export function packRoutes(api: Api): void {
  readRoutes(api)
  writeRoutes(api)
}
