import * as calls from '@contract/calls/cours/question'
import { freeBases } from '../../commands/cours/bases'
import {
  createQuestion,
  deleteQuestion,
  moveQuestion,
  presentQuestions,
  publishQuestion,
  readQuestion,
  saveQuestion,
} from '../../commands/cours/question'
import { listQuestions } from '../../database/cours/question'
import { page } from '../../database/page'
import type { Api } from '../../http/endpoint'

/** The questions of the course, for their authors. */
export function questionRoutes(api: Api): void {
  const { deps } = api
  const { db } = deps
  api.endpoint(calls.listQuestions, async ({ query }) => {
    const { rows, total } = await listQuestions(db, query)
    return page(await presentQuestions(db, rows), total, query)
  })
  api.endpoint(calls.listBases, () => freeBases(db))
  api.endpoint(calls.readQuestion, ({ params }) => readQuestion(db, params.id))
  api.endpoint(calls.createQuestion, ({ caller, body }) => createQuestion(deps, caller, body))
  api.endpoint(calls.updateQuestion, ({ caller, params, body }) => saveQuestion(deps, caller, params.id, body))
  api.endpoint(calls.publishQuestion, ({ caller, params }) => publishQuestion(deps, caller, params.id, 1))
  api.endpoint(calls.unpublishQuestion, ({ caller, params }) => publishQuestion(deps, caller, params.id, 0))
  api.endpoint(calls.moveQuestion, ({ caller, params, body }) => moveQuestion(deps, caller, params.id, body.idSerie))
  api.endpoint(calls.deleteQuestion, async ({ caller, params }) => {
    await deleteQuestion(deps, caller, params.id)
    return undefined
  })
}
