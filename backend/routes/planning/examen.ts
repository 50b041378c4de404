import { EXPORT_SLICE } from '@contract/ecole/candidat'
import { idParam } from '@contract/list'
import { examen, examenExport, examenExportQuery, examenListQuery, examenPage } from '@contract/planning/examen'
import { page } from '../../database/page'
import { exportExamens, findExamen, listExamens } from '../../database/planning/examen'
import { notFound } from '../../errors'
import type { Api } from '../../http/endpoint'
import { presentExamen } from '../../presenters/planning/examen'

/** The exams of a school as a list; results are recorded on the events of the calendar that they are. */
export function examenRoutes(api: Api): void {
  const { db, clock } = api.deps
  api.endpoint(
    {
      method: 'get',
      path: 'api/examen',
      summary: 'Exams of the school, with totals by status',
      can: ['read', 'Examen'],
      query: examenListQuery,
      answer: examenPage,
    },
    async ({ caller, query }) => {
      const { rows, total, totaux } = await listExamens(db, caller, query, clock())
      return { ...page(rows.map(presentExamen), total, query), totaux }
    },
  )
  api.endpoint(
    {
      method: 'get',
      path: 'api/examen/export',
      summary: 'The whole filtered list of exams, slice by slice',
      can: ['export', 'Examen'],
      query: examenExportQuery,
      answer: examenExport,
    },
    async ({ caller, query: { after = 0, ...query } }) => {
      const slice = { ...query, page: after + 1, perPage: EXPORT_SLICE }
      const rows = await exportExamens(db, caller, slice, clock())
      return { data: rows.map(presentExamen), next: rows.length === EXPORT_SLICE ? after + 1 : null }
    },
  )
  api.endpoint(
    {
      method: 'get',
      path: 'api/examen/{id}',
      summary: 'One exam',
      can: ['read', 'Examen'],
      params: idParam,
      answer: examen,
    },
    async ({ caller, params }) => {
      const row = await findExamen(db, caller, params.id)
      if (!row) throw notFound()
      return presentExamen(row)
    },
  )
}
