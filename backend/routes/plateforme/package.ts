import { dayIn } from '@contract/clock/wall'
import { EXPORT_SLICE } from '@contract/ecole/candidat'
import { idParam } from '@contract/list'
import {
  abonnement,
  packageEcole,
  packageExport,
  packageExportQuery,
  packageInput,
  packageListQuery,
  packagePage,
} from '@contract/plateforme/package'
import { givePackage } from '../../commands/plateforme/package'
import { schoolOf } from '../../commands/write'
import { page } from '../../database/page'
import { currentPackages, findPackage, listPackages, usageOf } from '../../database/plateforme/package'
import { notFound } from '../../errors'
import type { Api } from '../../http/endpoint'
import { presentPackage } from '../../presenters/plateforme/package'

function listRoutes(api: Api): void {
  const { db, clock } = api.deps
  api.endpoint(
    {
      method: 'get',
      path: 'api/package',
      summary: 'Packages of the schools, or a school’s own: active, to come, expired',
      can: ['read', 'Package'],
      query: packageListQuery,
      answer: packagePage,
    },
    async ({ caller, query }) => {
      const today = dayIn(clock(), caller.pays)
      const { rows, total } = await listPackages(db, caller, query, today)
      return page(
        rows.map((row) => presentPackage(row, today)),
        total,
        query,
      )
    },
  )
  api.endpoint(
    {
      method: 'get',
      path: 'api/package/export',
      summary: 'The whole filtered list of packages, slice by slice',
      can: ['read', 'Package'],
      query: packageExportQuery,
      answer: packageExport,
    },
    async ({ caller, query: { after = 0, ...query } }) => {
      const today = dayIn(clock(), caller.pays)
      const { rows } = await listPackages(db, caller, { ...query, page: after + 1, perPage: EXPORT_SLICE }, today)
      const next = rows.length === EXPORT_SLICE ? after + 1 : null
      return { data: rows.map((row) => presentPackage(row, today)), next }
    },
  )
}

function sheetRoutes(api: Api): void {
  const { deps } = api
  const { db, clock } = deps
  api.endpoint(
    {
      method: 'get',
      path: 'api/package/abonnement',
      summary: 'What runs for the caller’s school, how much of it is used, and what comes next',
      can: ['read', 'Package'],
      answer: abonnement,
    },
    async ({ caller }) => {
      const idAutoEcole = schoolOf(caller)
      const today = dayIn(clock(), caller.pays)
      const rows = await currentPackages(db, idAutoEcole, today)
      const all = rows.map((row) => presentPackage(row, today))
      const active = all.filter(({ etat }) => etat === 'ACTIVE')
      // The longest of several, as the limits go by.
      const running = active.reduce<(typeof active)[number] | null>(
        (best, one) => (best && best.dateFin >= one.dateFin ? best : one),
        null,
      )
      const upcoming = all.filter(({ etat }) => etat === 'UPCOMING')
      return { running, upcoming, ...(await usageOf(db, idAutoEcole)) }
    },
  )
  api.endpoint(
    {
      method: 'get',
      path: 'api/package/{id}',
      summary: 'One package',
      can: ['read', 'Package'],
      params: idParam,
      answer: packageEcole,
    },
    async ({ caller, params }) => {
      const row = await findPackage(db, caller, params.id)
      if (!row) throw notFound()
      return presentPackage(row, dayIn(clock(), caller.pays))
    },
  )
  api.endpoint(
    {
      method: 'post',
      path: 'api/package',
      summary: 'Give a school a package by hand',
      can: ['manage', 'Package'],
      body: packageInput,
      answer: packageEcole,
      status: 201,
    },
    ({ caller, body }) => givePackage(deps, caller, body),
  )
}

/** What schools have bought, or were given. */
export function packageRoutes(api: Api): void {
  listRoutes(api)
  sheetRoutes(api)
}
