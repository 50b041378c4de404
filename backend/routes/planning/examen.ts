import * as calls from '@contract/calls/planning/examen'
import { EXPORT_SLICE } from '@contract/ecole/candidat'

import { page } from '../../database/page'
import { exportExamens, findExamen, listExamens } from '../../database/planning/examen'
import { notFound } from '../../errors'
import type { Api } from '../../http/endpoint'
import { presentExamen } from '../../presenters/planning/examen'

/** The exams of a school as a list; results are recorded through the calendar's events. */
export function examenRoutes(api: Api): void {
  api.endpoint(calls.listExamens, async ({ deps: { db, clock }, caller, query }) => {
    const { rows, total, totaux } = await listExamens(db, caller, query, clock())
    return { ...page(rows.map(presentExamen), total, query), totaux }
  })
  api.endpoint(calls.exportExamens, async ({ deps: { db, clock }, caller, query: { after = 0, ...query } }) => {
    const slice = { ...query, page: after + 1, perPage: EXPORT_SLICE }
    const rows = await exportExamens(db, caller, slice, clock())
    return { data: rows.map(presentExamen), next: rows.length === EXPORT_SLICE ? after + 1 : null }
  })
  api.endpoint(calls.readExamen, async ({ deps: { db }, caller, params }) => {
    const row = await findExamen(db, caller, params.id)
    if (!row) throw notFound()
    return presentExamen(row)
  })
}
