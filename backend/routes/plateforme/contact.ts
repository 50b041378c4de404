import * as calls from '@contract/calls/plateforme/contact'
import { EXPORT_SLICE } from '@contract/ecole/candidat'

import { senderOf } from '../../auth/session'
import { answerContact, closeContact, mustFindContact, submitContact } from '../../commands/plateforme/contact'
import { page } from '../../database/page'
import { listContacts } from '../../database/plateforme/contact'
import type { Api } from '../../http/endpoint'

function readRoutes(api: Api): void {
  api.endpoint(calls.listContacts, async ({ deps: { db }, caller, query }) => {
    const { rows, total } = await listContacts(db, caller, query)
    return page(rows, total, query)
  })
  api.endpoint(calls.exportContacts, async ({ deps: { db }, caller, query: { after = 0, ...query } }) => {
    const { rows } = await listContacts(db, caller, { ...query, page: after + 1, perPage: EXPORT_SLICE })
    return { data: rows, next: rows.length === EXPORT_SLICE ? after + 1 : null }
  })
  api.endpoint(calls.readContact, ({ deps: { db }, caller, params }) => mustFindContact(db, caller, 'read', params.id))
}

/** Messages to the platform, from visitors and users. */
export function contactRoutes(api: Api): void {
  api.endpoint(calls.submitContact, ({ deps, body, c }) => submitContact(deps, body, senderOf(c)), {
    steps: 'tries are counted',
  })
  readRoutes(api)
  api.endpoint(calls.answerContact, ({ deps, caller, params, body }) =>
    answerContact(deps, caller, params.id, body.reponse),
  )
  api.endpoint(calls.closeContact, ({ deps, caller, params }) => closeContact(deps, caller, params.id))
}
