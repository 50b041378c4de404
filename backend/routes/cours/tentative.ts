import * as calls from '@contract/calls/cours/tentative'
import { EXPORT_SLICE } from '@contract/ecole/candidat'
import { courseProgress } from '../../commands/cours/progress'
import { startExam, startSession } from '../../commands/cours/start'
import {
  abandonTentative,
  answerQuestion,
  completeTentative,
  keepQuestion,
  readTentative,
} from '../../commands/cours/tentative'
import { listTentatives, sliceOfTentatives } from '../../database/cours/tentative'
import { page } from '../../database/page'
import type { Api } from '../../http/endpoint'
import { presentSummary } from '../../presenters/cours/tentative'

/** Study sessions and mock exams of those who learn. */
export function tentativeRoutes(api: Api): void {
  api.endpoint(calls.listTentatives, async ({ deps: { clock, db }, caller, query }) => {
    const now = clock().toISOString()
    const { rows, total } = await listTentatives(db, caller, query, now)
    return page(
      rows.map((row) => presentSummary(row, now)),
      total,
      query,
    )
  })
  api.endpoint(calls.exportTentatives, async ({ deps: { clock, db }, caller, query: { after = 0, ...filters } }) => {
    const now = clock().toISOString()
    const rows = await sliceOfTentatives(db, caller, { ...filters, page: after + 1, perPage: EXPORT_SLICE }, now)
    const next = rows.length === EXPORT_SLICE ? after + 1 : null
    return { data: rows.map((row) => presentSummary(row, now)), next }
  })
  api.endpoint(calls.readTentative, ({ deps: { db, clock }, caller, params }) =>
    readTentative({ trx: db, caller, now: clock().toISOString() }, params.id),
  )
  api.endpoint(calls.startExam, ({ deps, caller, body }) => startExam(deps, caller, body.idExamenBlanc))
  api.endpoint(calls.startSession, ({ deps, caller, body }) => startSession(deps, caller, body))
  api.endpoint(calls.answerQuestion, ({ deps, caller, params, body }) => answerQuestion(deps, caller, params.id, body))
  api.endpoint(calls.completeTentative, ({ deps, caller, params }) => completeTentative(deps, caller, params.id))
  api.endpoint(calls.abandonTentative, ({ deps, caller, params }) => abandonTentative(deps, caller, params.id))
  api.endpoint(calls.keepQuestion, async ({ deps, caller, body }) => {
    await keepQuestion(deps, caller, body)
    return undefined
  })
  api.endpoint(calls.readProgress, ({ deps, caller, query }) => courseProgress(deps, caller, query.idCandidat))
}
