import * as calls from '@contract/calls/cours/serie'
import type { Caller } from '../../caller'
import { isAuthor } from '../../commands/cours/author'
import { ownPermi } from '../../commands/cours/learner'
import {
  createSerie,
  deleteSerie,
  importSerie,
  orderQuestions,
  orderSeries,
  publishSerie,
  saveSerie,
  serieFileOf,
} from '../../commands/cours/serie'
import { listSeries, ownCounts } from '../../database/cours/serie'
import { runningTentatives } from '../../database/cours/tentative'
import type { Deps } from '../../deps'
import type { Api } from '../../http/endpoint'
import { presentOwnSerie } from '../../presenters/cours/serie'

/** All series that a caller may see, with what they did in each. */
async function ownSeries({ db, clock }: Deps, caller: Caller) {
  const [rows, counts, running] = [
    await listSeries(db, isAuthor(caller), await ownPermi(db, caller)),
    await ownCounts(db, caller.id),
    await runningTentatives(db, caller.id, clock().toISOString()),
  ]
  const data = rows.map((row) => {
    const { seen, known } = counts.get(row.id) ?? { seen: 0, known: 0 }
    const left = running.find(({ mode, idSerie }) => mode === 'STUDY' && idSerie === row.id)
    return presentOwnSerie(row, { seen, known, idTentative: left?.id ?? null })
  })
  return { data }
}

/** The series of the course. */
export function serieRoutes(api: Api): void {
  api.endpoint(calls.listSeries, ({ deps, caller }) => ownSeries(deps, caller))
  api.endpoint(calls.createSerie, ({ deps, caller, body }) => createSerie(deps, caller, body))
  api.endpoint(calls.orderSeries, async ({ deps, caller, body }) => {
    await orderSeries(deps, caller, body)
    return ownSeries(deps, caller)
  })
  api.endpoint(calls.importSerie, ({ deps, caller, body }) => importSerie(deps, caller, body))
  api.endpoint(calls.exportSerie, ({ deps, params }) => serieFileOf(deps.db, params.id))
  api.endpoint(calls.updateSerie, ({ deps, caller, params, body }) => saveSerie(deps, caller, params.id, body))
  api.endpoint(calls.publishSerie, ({ deps, caller, params }) => publishSerie(deps, caller, params.id, 1))
  api.endpoint(calls.unpublishSerie, ({ deps, caller, params }) => publishSerie(deps, caller, params.id, 0))
  api.endpoint(calls.orderQuestions, async ({ deps, caller, params, body }) => {
    await orderQuestions(deps, caller, params.id, body.ids)
    return undefined
  })
  api.endpoint(calls.deleteSerie, async ({ deps, caller, params }) => {
    await deleteSerie(deps, caller, params.id)
    return undefined
  })
}
