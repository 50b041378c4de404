import * as calls from '@contract/calls/cours/examenBlanc'
import { isAuthor } from '../../commands/cours/author'
import {
  createExamenBlanc,
  deleteExamenBlanc,
  duplicateExamenBlanc,
  publishExamenBlanc,
  saveExamenBlanc,
} from '../../commands/cours/examenBlanc'
import { listExamensBlancs } from '../../database/cours/examenBlanc'
import type { Api } from '../../http/endpoint'
import { presentExamenBlanc } from '../../presenters/cours/examenBlanc'

/** The mock exams of the course. */
export function examenBlancRoutes(api: Api): void {
  const { deps } = api
  api.endpoint(calls.listExamensBlancs, async ({ caller }) => ({
    data: (await listExamensBlancs(deps.db, isAuthor(caller))).map(presentExamenBlanc),
  }))
  api.endpoint(calls.createExamenBlanc, ({ caller, body }) => createExamenBlanc(deps, caller, body))
  api.endpoint(calls.updateExamenBlanc, ({ caller, params, body }) => saveExamenBlanc(deps, caller, params.id, body))
  api.endpoint(calls.publishExamenBlanc, ({ caller, params }) => publishExamenBlanc(deps, caller, params.id, 1))
  api.endpoint(calls.unpublishExamenBlanc, ({ caller, params }) => publishExamenBlanc(deps, caller, params.id, 0))
  api.endpoint(calls.duplicateExamenBlanc, ({ caller, params }) => duplicateExamenBlanc(deps, caller, params.id))
  api.endpoint(calls.deleteExamenBlanc, async ({ caller, params }) => {
    await deleteExamenBlanc(deps, caller, params.id)
    return undefined
  })
}
