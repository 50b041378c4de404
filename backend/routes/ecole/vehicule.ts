import * as calls from '@contract/calls/ecole/vehicule'
import { addDays } from '@contract/clock/days'
import { SOON_DAYS } from '@contract/clock/echeance'
import { dayIn } from '@contract/clock/wall'
import { EXPORT_SLICE } from '@contract/ecole/candidat'
import { archiveVehicule, createVehicule, mustFindVehicule, saveVehicule } from '../../commands/ecole/vehicule'
import { addEntretien, correctEntretien, removeEntretien } from '../../commands/ecole/vehiculeEntretien'
import { endingVehicules, listVehicules } from '../../database/ecole/vehicule'
import { page } from '../../database/page'
import type { Api } from '../../http/endpoint'
import { presentAlertes, presentVehicule, presentVehiculeDetail } from '../../presenters/ecole/vehicule'

function listRoutes(api: Api): void {
  api.endpoint(calls.listVehicules, async ({ deps: { clock, db }, caller, query }) => {
    const today = dayIn(clock(), caller.pays)
    const { rows, total } = await listVehicules(db, caller, query, today)
    return page(
      rows.map((row) => presentVehicule(row, today)),
      total,
      query,
    )
  })
  api.endpoint(calls.exportVehicules, async ({ deps: { clock, db }, caller, query: { after = 0, ...query } }) => {
    const today = dayIn(clock(), caller.pays)
    const { rows } = await listVehicules(db, caller, { ...query, page: after + 1, perPage: EXPORT_SLICE }, today)
    const next = rows.length === EXPORT_SLICE ? after + 1 : null
    return { data: rows.map((row) => presentVehicule(row, today)), next }
  })
}

function sheetRoutes(api: Api): void {
  api.endpoint(calls.listVehiculeAlertes, async ({ deps: { clock, db }, caller }) => {
    const today = dayIn(clock(), caller.pays)
    return { data: presentAlertes(await endingVehicules(db, caller, addDays(today, SOON_DAYS)), today) }
  })
  api.endpoint(calls.readVehicule, async ({ deps: { clock, db }, caller, params }) => {
    const now = clock()
    const row = await mustFindVehicule(db, caller, 'read', params.id)
    return presentVehiculeDetail(db, row, { today: dayIn(now, caller.pays), now: now.toISOString(), caller })
  })
}

function writeRoutes(api: Api): void {
  api.endpoint(calls.createVehicule, ({ deps, caller, body }) => createVehicule(deps, caller, body))
  api.endpoint(calls.updateVehicule, ({ deps, caller, params, body }) => saveVehicule(deps, caller, params.id, body))
  api.endpoint(calls.archiveVehicule, ({ deps, caller, params }) => archiveVehicule(deps, caller, params.id, 1))
  api.endpoint(calls.unarchiveVehicule, ({ deps, caller, params }) => archiveVehicule(deps, caller, params.id, 0))
}

function entretienRoutes(api: Api): void {
  api.endpoint(calls.addEntretien, ({ deps, caller, params, body }) => addEntretien(deps, caller, params.id, body))
  api.endpoint(calls.correctEntretien, ({ deps, caller, params, body }) => correctEntretien(deps, caller, params, body))
  api.endpoint(calls.removeEntretien, ({ deps, caller, params }) => removeEntretien(deps, caller, params))
}

/** Vehicles of a school: list, papers, maintenance, archive. */
export function vehiculeRoutes(api: Api): void {
  listRoutes(api)
  sheetRoutes(api)
  writeRoutes(api)
  entretienRoutes(api)
}
