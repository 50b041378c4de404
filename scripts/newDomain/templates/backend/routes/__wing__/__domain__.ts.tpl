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
  api.endpoint(calls.list__Domains__, async ({ deps, caller, query }) => {
    const { rows, total } = await list__Domains__(deps.db, caller, query)
    return page(rows.map(present__Domain__), total, query)
  })
  api.endpoint(calls.read__Domain__, async ({ deps, caller, params }) =>
    present__Domain__(await mustFind__Domain__(deps.db, caller, 'read', params.id)),
  )
  api.endpoint(calls.create__Domain__, ({ deps, caller, body }) => create__Domain__(deps, caller, body))
  api.endpoint(calls.update__Domain__, ({ deps, caller, params, body }) => save__Domain__(deps, caller, params.id, body))
  api.endpoint(calls.archive__Domain__, ({ deps, caller, params }) => archive__Domain__(deps, caller, params.id, 1))
  api.endpoint(calls.unarchive__Domain__, ({ deps, caller, params }) => archive__Domain__(deps, caller, params.id, 0))
}
