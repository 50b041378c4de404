import * as calls from '@contract/calls/ecole/codeAcces'
import { dayIn } from '@contract/clock/wall'
import { EXPORT_SLICE } from '@contract/ecole/candidat'
import {
  activateCodeAcces,
  createCodeAcces,
  createLot,
  mustFindCodeAcces,
  saveCodeAcces,
} from '../../commands/ecole/codeAcces'
import { consumeCode, courseAccessOf } from '../../commands/ecole/codeAccesUse'
import { listCodesAcces } from '../../database/ecole/codeAcces'
import { page } from '../../database/page'
import type { Api } from '../../http/endpoint'
import { presentCodeAcces } from '../../presenters/ecole/codeAcces'

/** Routes for candidates and their own code. */
function ownRoutes(api: Api): void {
  api.endpoint(calls.readCourseAccess, ({ deps, caller }) => courseAccessOf(deps, caller))
  api.endpoint(calls.consumeCode, ({ deps, caller, body }) => consumeCode(deps, caller, body.code), {
    steps: 'a wrong code is counted',
  })
}

function readRoutes(api: Api): void {
  api.endpoint(calls.listCodesAcces, async ({ deps: { clock, db }, caller, query }) => {
    const today = dayIn(clock(), caller.pays)
    const { rows, total } = await listCodesAcces(db, caller, query, today)
    return page(
      rows.map((row) => presentCodeAcces(row, today)),
      total,
      query,
    )
  })
  api.endpoint(calls.exportCodesAcces, async ({ deps: { clock, db }, caller, query: { after = 0, ...query } }) => {
    const today = dayIn(clock(), caller.pays)
    const { rows } = await listCodesAcces(db, caller, { ...query, page: after + 1, perPage: EXPORT_SLICE }, today)
    const next = rows.length === EXPORT_SLICE ? after + 1 : null
    return { data: rows.map((row) => presentCodeAcces(row, today)), next }
  })
  api.endpoint(calls.readCodeAcces, async ({ deps: { db, clock }, caller, params }) =>
    presentCodeAcces(await mustFindCodeAcces(db, caller, 'read', params.id), dayIn(clock(), caller.pays)),
  )
}

function writeRoutes(api: Api): void {
  api.endpoint(calls.createCodeAcces, ({ deps, caller, body }) => createCodeAcces(deps, caller, body))
  api.endpoint(calls.createCodesAcces, ({ deps, caller, body }) => createLot(deps, caller, body))
  api.endpoint(calls.updateCodeAcces, ({ deps, caller, params, body }) => saveCodeAcces(deps, caller, params.id, body))
  api.endpoint(calls.activateCodeAcces, ({ deps, caller, params }) => activateCodeAcces(deps, caller, params.id, 1))
  api.endpoint(calls.deactivateCodeAcces, ({ deps, caller, params }) => activateCodeAcces(deps, caller, params.id, 0))
}

/** Codes that open the online course to candidates. */
export function codeAccesRoutes(api: Api): void {
  ownRoutes(api)
  readRoutes(api)
  writeRoutes(api)
}
