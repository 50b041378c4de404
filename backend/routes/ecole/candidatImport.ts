import { importInput, importJob, importPreview, importPreviewInput } from '@contract/ecole/import/candidatImport'
import { idParam } from '@contract/list'
import { cancelImport, readImport, startImport } from '../../commands/ecole/candidatImport'
import { previewImport } from '../../commands/ecole/candidatImportPreview'
import type { Api } from '../../http/endpoint'

/** Ten thousand rows of sixteen cells. */
const LIMIT = 20 * 1024 * 1024

/** Import of a list of candidates: look at it first, then write it in one transaction. */
export function candidatImportRoutes(api: Api): void {
  const { deps } = api
  const can = ['import', 'Candidat'] as const
  api.endpoint(
    {
      method: 'post',
      path: 'api/candidat/import/preview',
      summary: 'Faults and duplicates of every row; writes nothing',
      can,
      body: importPreviewInput,
      answer: importPreview,
      limit: LIMIT,
    },
    ({ caller, body }) => previewImport(deps, caller, body),
  )
  api.endpoint(
    {
      method: 'post',
      path: 'api/candidat/import',
      summary: 'Start an import',
      can,
      body: importInput,
      answer: importJob,
      status: 202,
      limit: LIMIT,
    },
    ({ caller, body }) => startImport(deps, caller, body),
  )
  api.endpoint(
    {
      method: 'get',
      path: 'api/candidat/import/{id}',
      summary: 'How far an import is, and its report',
      can,
      params: idParam,
      answer: importJob,
    },
    ({ caller, params }) => readImport(deps, caller, params.id),
  )
  api.endpoint(
    {
      method: 'post',
      path: 'api/candidat/import/{id}/cancel',
      summary: 'Stop an import',
      can,
      params: idParam,
      answer: importJob,
    },
    ({ caller, params }) => cancelImport(deps, caller, params.id),
  )
}
