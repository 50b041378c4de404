import { idParam } from '../../list'
import { examen, examenExport, examenExportQuery, examenListQuery, examenPage } from '../../planning/examen'
import { call } from '../call'

export const listExamens = call({
  id: 'listExamens',
  method: 'get',
  path: 'api/examen',
  summary: 'Exams of the school, with totals by status',
  can: ['read', 'Examen'],
  query: examenListQuery,
  answer: examenPage,
})

export const exportExamens = call({
  id: 'exportExamens',
  method: 'get',
  path: 'api/examen/export',
  summary: 'The whole filtered list of exams, slice by slice',
  can: ['export', 'Examen'],
  query: examenExportQuery,
  answer: examenExport,
})

export const readExamen = call({
  id: 'readExamen',
  method: 'get',
  path: 'api/examen/{id}',
  summary: 'One exam',
  can: ['read', 'Examen'],
  params: idParam,
  answer: examen,
})
