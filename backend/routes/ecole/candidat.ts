import * as calls from '@contract/calls/ecole/candidat'
import { EXPORT_SLICE } from '@contract/ecole/candidat'

import { archiveCandidat, createCandidat, mustFind, noteDocument, saveCandidat } from '../../commands/ecole/candidat'
import { archiveCandidats } from '../../commands/ecole/candidatArchive'
import { exportCandidats, listCandidats } from '../../database/ecole/candidat/list'
import { candidatOfAccount } from '../../database/ecole/candidat/person'
import { historiqueOfCandidat } from '../../database/ecole/historique/historiqueCandidat'
import { page } from '../../database/page'
import type { Api } from '../../http/endpoint'
import { presentCandidat, presentDetail, presentLines } from '../../presenters/ecole/candidat'
import { presentHistorique } from '../../presenters/ecole/historique'

function listRoutes(api: Api): void {
  const { db, clock } = api.deps
  api.endpoint(calls.listCandidats, async ({ caller, query }) => {
    const now = clock()
    const { rows, total } = await listCandidats(db, caller, query, now)
    return page(await presentLines(db, rows, { caller, now }), total, query)
  })
  api.endpoint(calls.exportCandidats, async ({ caller, query: { after = 0, ...query } }) => {
    const now = clock()
    const rows = await exportCandidats(db, caller, { ...query, page: after + 1, perPage: EXPORT_SLICE }, now)
    const next = rows.length === EXPORT_SLICE ? after + 1 : null
    return { data: rows.map((row) => presentCandidat(row, { caller, now })), next }
  })
}

function sheetRoutes(api: Api): void {
  const { db, clock } = api.deps
  api.endpoint(calls.readOwnCandidat, async ({ caller }) => {
    const own = await candidatOfAccount(db, caller.id)
    return presentDetail(db, await mustFind(db, caller, 'read', own?.id ?? 0), {
      caller,
      now: clock(),
    })
  })
  api.endpoint(calls.readCandidat, async ({ caller, params }) =>
    presentDetail(db, await mustFind(db, caller, 'read', params.id), { caller, now: clock() }),
  )
  api.endpoint(calls.listCandidatHistory, async ({ caller, params }) => {
    const candidat = await mustFind(db, caller, 'update', params.id)
    return presentHistorique(db, await historiqueOfCandidat(db, caller, candidat), candidat.idAutoEcole)
  })
}

function writeRoutes(api: Api): void {
  const { deps } = api
  api.endpoint(calls.createCandidat, ({ caller, body }) => createCandidat(deps, caller, body))
  api.endpoint(calls.updateCandidat, ({ caller, params, body }) => saveCandidat(deps, caller, params.id, body))
  api.endpoint(calls.noteDocument, ({ caller, params, body }) =>
    noteDocument(deps, caller, params.id, params.type, body),
  )
}

function archiveRoutes(api: Api): void {
  const { deps } = api
  api.endpoint(calls.archiveCandidat, ({ caller, params, body }) => archiveCandidat(deps, caller, params.id, 1, body))
  api.endpoint(calls.archiveCandidats, ({ caller, body }) => archiveCandidats(deps, caller, body))
  api.endpoint(calls.unarchiveCandidat, ({ caller, params }) => archiveCandidat(deps, caller, params.id, 0))
}

/** Candidates of a school: list, record, papers, archive. */
export function candidatRoutes(api: Api): void {
  listRoutes(api)
  sheetRoutes(api)
  writeRoutes(api)
  archiveRoutes(api)
}
