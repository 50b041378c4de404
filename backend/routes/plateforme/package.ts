import * as calls from '@contract/calls/plateforme/package'
import { dayIn } from '@contract/clock/wall'
import { EXPORT_SLICE } from '@contract/ecole/candidat'

import { givePackage, withdrawPackage } from '../../commands/plateforme/package'
import { schoolOf } from '../../commands/write'
import { page } from '../../database/page'
import { currentPackages, findPackage, listPackages, usageOf } from '../../database/plateforme/package'
import { notFound } from '../../errors'
import type { Api } from '../../http/endpoint'
import { presentPackage } from '../../presenters/plateforme/package'

function listRoutes(api: Api): void {
  api.endpoint(calls.listPackages, async ({ deps: { clock, db }, caller, query }) => {
    const today = dayIn(clock(), caller.pays)
    const { rows, total } = await listPackages(db, caller, query, today)
    return page(
      rows.map((row) => presentPackage(row, today)),
      total,
      query,
    )
  })
  api.endpoint(calls.exportPackages, async ({ deps: { clock, db }, caller, query: { after = 0, ...query } }) => {
    const today = dayIn(clock(), caller.pays)
    const { rows } = await listPackages(db, caller, { ...query, page: after + 1, perPage: EXPORT_SLICE }, today)
    const next = rows.length === EXPORT_SLICE ? after + 1 : null
    return { data: rows.map((row) => presentPackage(row, today)), next }
  })
}

function sheetRoutes(api: Api): void {
  api.endpoint(calls.readAbonnement, async ({ deps: { clock, db }, caller }) => {
    const idAutoEcole = schoolOf(caller)
    const today = dayIn(clock(), caller.pays)
    const rows = await currentPackages(db, idAutoEcole, today)
    const all = rows.map((row) => presentPackage(row, today))
    const active = all.filter(({ etat }) => etat === 'ACTIVE')
    // With several packages the one that ends last counts, as for the limits.
    const running = active.reduce<(typeof active)[number] | null>(
      (best, one) => (best && best.dateFin >= one.dateFin ? best : one),
      null,
    )
    const upcoming = all.filter(({ etat }) => etat === 'UPCOMING')
    return { running, upcoming, ...(await usageOf(db, idAutoEcole)) }
  })
  api.endpoint(calls.readPackage, async ({ deps: { db, clock }, caller, params }) => {
    const row = await findPackage(db, caller, params.id)
    if (!row) throw notFound()
    return presentPackage(row, dayIn(clock(), caller.pays))
  })
  api.endpoint(calls.givePackage, ({ deps, caller, body }) => givePackage(deps, caller, body))
  api.endpoint(calls.withdrawPackage, async ({ deps, caller, params }) => {
    await withdrawPackage(deps, caller, params.id)
    return undefined
  })
}

/** The packages of schools, bought or given. */
export function packageRoutes(api: Api): void {
  listRoutes(api)
  sheetRoutes(api)
}
