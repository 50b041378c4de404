import * as calls from '@contract/calls/ecole/candidat'
import { EXPORT_SLICE } from '@contract/ecole/candidat'

import { archiveCandidat, createCandidat, mustFind, noteDocument, saveCandidat } from '../../commands/ecole/candidat'
import { sendAcces } from '../../commands/ecole/candidatAcces'
import { archiveCandidats } from '../../commands/ecole/candidatArchive'
import { homonymes } from '../../database/ecole/candidat/homonymes'
import { exportCandidats, listCandidats } from '../../database/ecole/candidat/list'
import { candidatOfAccount } from '../../database/ecole/candidat/person'
import { historiqueOfCandidat } from '../../database/ecole/historique/historiqueCandidat'
import { page } from '../../database/page'
import type { Api } from '../../http/endpoint'
import { presentCandidat, presentDetail, presentHomonyme, presentLines } from '../../presenters/ecole/candidat'
import { presentHistorique } from '../../presenters/ecole/historique'

function listRoutes(api: Api): void {
  api.endpoint(calls.listCandidats, async ({ deps: { clock, db }, caller, query }) => {
    const now = clock()
    const { rows, total } = await listCandidats(db, caller, query, now)
    return page(await presentLines(db, rows, { caller, now }), total, query)
  })
  api.endpoint(calls.exportCandidats, async ({ deps: { clock, db }, caller, query: { after = 0, ...query } }) => {
    const now = clock()
    const rows = await exportCandidats(db, caller, { ...query, page: after + 1, perPage: EXPORT_SLICE }, now)
    const next = rows.length === EXPORT_SLICE ? after + 1 : null
    return { data: rows.map((row) => presentCandidat(row, { caller, now })), next }
  })
  api.endpoint(calls.listHomonymes, async ({ deps: { db }, caller, query }) => ({
    data: (await homonymes(db, caller, query)).map(presentHomonyme),
  }))
}

function sheetRoutes(api: Api): void {
  api.endpoint(calls.readOwnCandidat, async ({ deps: { db, clock }, caller }) => {
    const own = await candidatOfAccount(db, caller.id)
    return presentDetail(db, await mustFind(db, caller, 'read', own?.id ?? 0), {
      caller,
      now: clock(),
    })
  })
  api.endpoint(calls.readCandidat, async ({ deps: { db, clock }, caller, params }) =>
    presentDetail(db, await mustFind(db, caller, 'read', params.id), { caller, now: clock() }),
  )
  api.endpoint(calls.listCandidatHistory, async ({ deps: { db }, caller, params }) => {
    const candidat = await mustFind(db, caller, 'update', params.id)
    return presentHistorique(db, await historiqueOfCandidat(db, caller, candidat), candidat.idAutoEcole)
  })
}

function writeRoutes(api: Api): void {
  api.endpoint(calls.createCandidat, ({ deps, caller, body }) => createCandidat(deps, caller, body))
  api.endpoint(calls.updateCandidat, ({ deps, caller, params, body }) => saveCandidat(deps, caller, params.id, body))
  api.endpoint(calls.noteDocument, ({ deps, caller, params, body }) =>
    noteDocument(deps, caller, params.id, params.type, body),
  )
}

function archiveRoutes(api: Api): void {
  api.endpoint(calls.archiveCandidat, ({ deps, caller, params, body }) =>
    archiveCandidat(deps, caller, params.id, 1, body),
  )
  api.endpoint(calls.archiveCandidats, ({ deps, caller, body }) => archiveCandidats(deps, caller, body))
  api.endpoint(calls.unarchiveCandidat, ({ deps, caller, params }) => archiveCandidat(deps, caller, params.id, 0))
}

function accessRoutes(api: Api): void {
  api.endpoint(calls.sendAcces, ({ deps, caller, body }) => sendAcces(deps, caller, body))
}

/** Candidates of a school: list, record, papers, archive. */
export function candidatRoutes(api: Api): void {
  listRoutes(api)
  sheetRoutes(api)
  writeRoutes(api)
  archiveRoutes(api)
  accessRoutes(api)
}
