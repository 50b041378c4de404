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
  api.endpoint(calls.listQuestions, async ({ deps: { db }, query }) => {
    const { rows, total } = await listQuestions(db, query)
    return page(await presentQuestions(db, rows), total, query)
  })
  api.endpoint(calls.listBases, ({ deps: { db } }) => freeBases(db))
  api.endpoint(calls.readQuestion, ({ deps: { db }, params }) => readQuestion(db, params.id))
  api.endpoint(calls.createQuestion, ({ deps, caller, body }) => createQuestion(deps, caller, body))
  api.endpoint(calls.updateQuestion, ({ deps, caller, params, body }) => saveQuestion(deps, caller, params.id, body))
  api.endpoint(calls.publishQuestion, ({ deps, caller, params }) => publishQuestion(deps, caller, params.id, 1))
  api.endpoint(calls.unpublishQuestion, ({ deps, caller, params }) => publishQuestion(deps, caller, params.id, 0))
  api.endpoint(calls.moveQuestion, ({ deps, caller, params, body }) =>
    moveQuestion(deps, caller, params.id, body.idSerie),
  )
  api.endpoint(calls.deleteQuestion, async ({ deps, caller, params }) => {
    await deleteQuestion(deps, caller, params.id)
    return undefined
  })
}
