import { idParam } from '../../list'
import {
  revisionDetail,
  revisionExport,
  revisionExportQuery,
  revisionList,
  revisionQuery,
} from '../../planning/revision'
import { call } from '../call'

export const listRevisions = call({
  id: 'listRevisions',
  method: 'get',
  path: 'api/calendrier/a-revoir',
  summary: 'What is planned and no longer holds, because something changed after it was placed',
  can: ['update', 'Evenement'],
  query: revisionQuery,
  answer: revisionList,
})

export const exportRevisions = call({
  id: 'exportRevisions',
  method: 'get',
  path: 'api/calendrier/a-revoir/export',
  summary: 'All of what no longer holds, slice by slice',
  can: ['export', 'Evenement'],
  query: revisionExportQuery,
  answer: revisionExport,
})

export const readRevision = call({
  id: 'readRevision',
  method: 'get',
  path: 'api/calendrier/a-revoir/{id}',
  summary: 'What would settle an event that no longer holds: other times, another instructor, another vehicle',
  can: ['update', 'Evenement'],
  params: idParam,
  answer: revisionDetail,
  // The event is over or somebody else has settled it: the panel shows this.
  failure: { page: ['not_found', 'state'] },
})
