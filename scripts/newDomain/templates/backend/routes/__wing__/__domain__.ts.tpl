import * as calls from '@contract/calls/__wing__/__domain__'
import {
  archive__Domain__,
  create__Domain__,
  mustFind__Domain__,
  save__Domain__,
} from '../../commands/__wing__/__domain__'
import { list__Domains__ } from '../../database/__wing__/__domain__'
import { page } from '../../database/page'
import type { Api } from '../../http/endpoint'
import { present__Domain__ } from '../../presenters/__wing__/__domain__'

/** The records « __domain__ » of a school. */
export function __domain__Routes(api: Api): void {
  const { deps } = api
  const { db } = deps
  api.endpoint(calls.list__Domains__, async ({ caller, query }) => {
    const { rows, total } = await list__Domains__(db, caller, query)
    return page(rows.map(present__Domain__), total, query)
  })
  api.endpoint(calls.read__Domain__, async ({ caller, params }) =>
    present__Domain__(await mustFind__Domain__(db, caller, 'read', params.id)),
  )
  api.endpoint(calls.create__Domain__, ({ caller, body }) => create__Domain__(deps, caller, body))
  api.endpoint(calls.update__Domain__, ({ caller, params, body }) => save__Domain__(deps, caller, params.id, body))
  api.endpoint(calls.archive__Domain__, ({ caller, params }) => archive__Domain__(deps, caller, params.id, 1))
  api.endpoint(calls.unarchive__Domain__, ({ caller, params }) => archive__Domain__(deps, caller, params.id, 0))
}
