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
  api.endpoint(calls.listExamensBlancs, async ({ deps, caller }) => ({
    data: (await listExamensBlancs(deps.db, isAuthor(caller))).map(presentExamenBlanc),
  }))
  api.endpoint(calls.createExamenBlanc, ({ deps, caller, body }) => createExamenBlanc(deps, caller, body))
  api.endpoint(calls.updateExamenBlanc, ({ deps, caller, params, body }) =>
    saveExamenBlanc(deps, caller, params.id, body),
  )
  api.endpoint(calls.publishExamenBlanc, ({ deps, caller, params }) => publishExamenBlanc(deps, caller, params.id, 1))
  api.endpoint(calls.unpublishExamenBlanc, ({ deps, caller, params }) => publishExamenBlanc(deps, caller, params.id, 0))
  api.endpoint(calls.duplicateExamenBlanc, ({ deps, caller, params }) => duplicateExamenBlanc(deps, caller, params.id))
  api.endpoint(calls.deleteExamenBlanc, async ({ deps, caller, params }) => {
    await deleteExamenBlanc(deps, caller, params.id)
    return undefined
  })
}
