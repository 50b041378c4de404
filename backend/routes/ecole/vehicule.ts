import { addDays } from '@contract/clock/days'
import { BIENTOT_JOURS } from '@contract/clock/echeance'
import { dayIn } from '@contract/clock/wall'
import { EXPORT_SLICE } from '@contract/ecole/candidat'
import {
  alertesVehicule,
  entretienInput,
  vehiculeDetail,
  vehiculeExport,
  vehiculeExportQuery,
  vehiculeInput,
  vehiculeListQuery,
  vehiculePage,
  vehiculeUpdate,
} from '@contract/ecole/vehicule'
import { idParam } from '@contract/list'
import { archiveVehicule, createVehicule, mustFindVehicule, saveVehicule } from '../../commands/ecole/vehicule'
import { addEntretien, correctEntretien, removeEntretien } from '../../commands/ecole/vehiculeEntretien'
import { endingVehicules, listVehicules } from '../../database/ecole/vehicule'
import { page } from '../../database/page'
import type { Api } from '../../http/endpoint'
import { presentAlertes, presentVehicule, presentVehiculeDetail } from '../../presenters/ecole/vehicule'

function listRoutes(api: Api): void {
  const { db, clock } = api.deps
  api.endpoint(
    {
      method: 'get',
      path: 'api/vehicule',
      summary: 'Vehicles of the school',
      can: ['read', 'Vehicule'],
      query: vehiculeListQuery,
      answer: vehiculePage,
    },
    async ({ caller, query }) => {
      const today = dayIn(clock(), caller.pays)
      const { rows, total } = await listVehicules(db, caller, query, today)
      return page(
        rows.map((row) => presentVehicule(row, today)),
        total,
        query,
      )
    },
  )
  api.endpoint(
    {
      method: 'get',
      path: 'api/vehicule/export',
      summary: 'The whole filtered list of vehicles, slice by slice',
      can: ['export', 'Vehicule'],
      query: vehiculeExportQuery,
      answer: vehiculeExport,
    },
    async ({ caller, query: { after = 0, ...query } }) => {
      const today = dayIn(clock(), caller.pays)
      const { rows } = await listVehicules(db, caller, { ...query, page: after + 1, perPage: EXPORT_SLICE }, today)
      const next = rows.length === EXPORT_SLICE ? after + 1 : null
      return { data: rows.map((row) => presentVehicule(row, today)), next }
    },
  )
}

function sheetRoutes(api: Api): void {
  const { db, clock } = api.deps
  api.endpoint(
    {
      method: 'get',
      path: 'api/vehicule/alertes',
      summary: 'Papers that have ended or end within 30 days, soonest first',
      can: ['read', 'Vehicule'],
      answer: alertesVehicule,
    },
    async ({ caller }) => {
      const today = dayIn(clock(), caller.pays)
      return { data: presentAlertes(await endingVehicules(db, caller, addDays(today, BIENTOT_JOURS)), today) }
    },
  )
  api.endpoint(
    {
      method: 'get',
      path: 'api/vehicule/{id}',
      summary: 'One vehicle with its maintenance',
      can: ['read', 'Vehicule'],
      params: idParam,
      answer: vehiculeDetail,
    },
    async ({ caller, params }) => {
      const now = clock()
      const row = await mustFindVehicule(db, caller, 'read', params.id)
      return presentVehiculeDetail(db, row, { today: dayIn(now, caller.pays), now: now.toISOString() })
    },
  )
}

function writeRoutes(api: Api): void {
  const { deps } = api
  api.endpoint(
    {
      method: 'post',
      path: 'api/vehicule',
      summary: 'Add a vehicle',
      can: ['create', 'Vehicule'],
      body: vehiculeInput,
      answer: vehiculeDetail,
      status: 201,
    },
    ({ caller, body }) => createVehicule(deps, caller, body),
  )
  api.endpoint(
    {
      method: 'put',
      path: 'api/vehicule/{id}',
      summary: 'Change a vehicle; 409 when it was saved since it was read',
      can: ['update', 'Vehicule'],
      params: idParam,
      body: vehiculeUpdate,
      answer: vehiculeDetail,
    },
    ({ caller, params, body }) => saveVehicule(deps, caller, params.id, body),
  )
  for (const [verb, archived, summary] of [
    ['archive', 1, 'Archive a vehicle; 409 while events are planned with it'],
    ['unarchive', 0, 'Bring a vehicle back from the archive'],
  ] as const) {
    api.endpoint(
      {
        method: 'post',
        path: `api/vehicule/{id}/${verb}`,
        summary,
        can: ['archive', 'Vehicule'],
        params: idParam,
        answer: vehiculeDetail,
      },
      ({ caller, params }) => archiveVehicule(deps, caller, params.id, archived),
    )
  }
}

const entryParams = idParam.extend({ idEntretien: idParam.shape.id })

function entretienRoutes(api: Api): void {
  const { deps } = api
  const common = { can: ['update', 'Vehicule'], answer: vehiculeDetail } as const
  api.endpoint(
    {
      ...common,
      method: 'post',
      path: 'api/vehicule/{id}/entretien',
      summary: 'Note maintenance of a vehicle; a higher mileage becomes its own',
      params: idParam,
      body: entretienInput,
      status: 201,
    },
    ({ caller, params, body }) => addEntretien(deps, caller, params.id, body),
  )
  api.endpoint(
    {
      ...common,
      method: 'put',
      path: 'api/vehicule/{id}/entretien/{idEntretien}',
      summary: 'Correct an entry of maintenance',
      params: entryParams,
      body: entretienInput,
    },
    ({ caller, params, body }) => correctEntretien(deps, caller, params, body),
  )
  api.endpoint(
    {
      ...common,
      method: 'post',
      path: 'api/vehicule/{id}/entretien/{idEntretien}/remove',
      summary: 'Take away an entry of maintenance that was noted by mistake',
      params: entryParams,
    },
    ({ caller, params }) => removeEntretien(deps, caller, params),
  )
}

/** Vehicles of a school: list, papers, maintenance, archive. */
export function vehiculeRoutes(api: Api): void {
  listRoutes(api)
  sheetRoutes(api)
  writeRoutes(api)
  entretienRoutes(api)
}
