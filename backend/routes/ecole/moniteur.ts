import { moniteur, moniteurInput, moniteurListQuery, moniteurPage, moniteurUpdate } from '@contract/ecole/moniteur'
import { idParam } from '@contract/list'
import { archiveMoniteur, createMoniteur, mustFindMoniteur, saveMoniteur } from '../../commands/ecole/moniteur'
import { listMoniteurs } from '../../database/ecole/moniteur'
import { page } from '../../database/page'
import type { Api } from '../../http/endpoint'
import { presentMoniteur } from '../../presenters/ecole/moniteur'

function readRoutes(api: Api): void {
  const { db } = api.deps
  api.endpoint(
    {
      method: 'get',
      path: 'api/moniteur',
      summary: 'Instructors that one may see',
      can: ['read', 'Moniteur'],
      query: moniteurListQuery,
      answer: moniteurPage,
    },
    async ({ caller, query }) => {
      const { rows, total } = await listMoniteurs(db, caller, query)
      return page(rows.map(presentMoniteur), total, query)
    },
  )
  api.endpoint(
    {
      method: 'get',
      path: 'api/moniteur/me',
      summary: 'One’s own file, as an instructor',
      can: ['read', 'Portfolio'],
      answer: moniteur,
    },
    async ({ caller }) => {
      const own = await db.selectFrom('moniteur').select('id').where('idUtilisateur', '=', caller.id).executeTakeFirst()
      return presentMoniteur(await mustFindMoniteur(db, caller, 'read', own?.id ?? 0))
    },
  )
  api.endpoint(
    {
      method: 'get',
      path: 'api/moniteur/{id}',
      summary: 'One instructor',
      can: ['read', 'Moniteur'],
      params: idParam,
      answer: moniteur,
    },
    async ({ caller, params }) => presentMoniteur(await mustFindMoniteur(db, caller, 'read', params.id)),
  )
}

/** Instructors of a school. */
export function moniteurRoutes(api: Api): void {
  const { deps } = api
  readRoutes(api)
  api.endpoint(
    {
      method: 'post',
      path: 'api/moniteur',
      summary: 'Add an instructor and its account',
      can: ['create', 'Moniteur'],
      body: moniteurInput,
      answer: moniteur,
      status: 201,
    },
    ({ caller, body }) => createMoniteur(deps, caller, body),
  )
  api.endpoint(
    {
      method: 'put',
      path: 'api/moniteur/{id}',
      summary: 'Change an instructor; 409 when it was saved since it was read',
      can: ['update', 'Moniteur'],
      params: idParam,
      body: moniteurUpdate,
      answer: moniteur,
    },
    ({ caller, params, body }) => saveMoniteur(deps, caller, params.id, body),
  )
  for (const [verb, archived, summary] of [
    ['archive', 1, 'Archive an instructor'],
    ['unarchive', 0, 'Bring an instructor back from the archive'],
  ] as const) {
    api.endpoint(
      {
        method: 'post',
        path: `api/moniteur/{id}/${verb}`,
        summary,
        can: ['archive', 'Moniteur'],
        params: idParam,
        answer: moniteur,
      },
      ({ caller, params }) => archiveMoniteur(deps, caller, params.id, archived),
    )
  }
}
