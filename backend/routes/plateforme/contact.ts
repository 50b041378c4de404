import * as calls from '@contract/calls/plateforme/contact'
import { EXPORT_SLICE } from '@contract/ecole/candidat'

import { senderOf } from '../../auth/session'
import { answerContact, closeContact, mustFindContact, submitContact } from '../../commands/plateforme/contact'
import { page } from '../../database/page'
import { listContacts } from '../../database/plateforme/contact'
import type { Api } from '../../http/endpoint'

function readRoutes(api: Api): void {
  const { db } = api.deps
  api.endpoint(calls.listContacts, async ({ caller, query }) => {
    const { rows, total } = await listContacts(db, caller, query)
    return page(rows, total, query)
  })
  api.endpoint(calls.exportContacts, async ({ caller, query: { after = 0, ...query } }) => {
    const { rows } = await listContacts(db, caller, { ...query, page: after + 1, perPage: EXPORT_SLICE })
    return { data: rows, next: rows.length === EXPORT_SLICE ? after + 1 : null }
  })
  api.endpoint(calls.readContact, ({ caller, params }) => mustFindContact(db, caller, 'read', params.id))
}

/** Messages to the platform, from visitors and users. */
export function contactRoutes(api: Api): void {
  const { deps } = api
  api.endpoint(calls.submitContact, ({ body, c }) => submitContact(deps, body, senderOf(c)))
  readRoutes(api)
  api.endpoint(calls.answerContact, ({ caller, params, body }) => answerContact(deps, caller, params.id, body.reponse))
  api.endpoint(calls.closeContact, ({ caller, params }) => closeContact(deps, caller, params.id))
}
