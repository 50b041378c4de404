import * as calls from '@contract/calls/ecole/candidatImport'
import { cancelImport, readImport, startImport } from '../../commands/ecole/candidatImport'
import { previewImport } from '../../commands/ecole/candidatImportPreview'
import { readImportUndo, undoImport } from '../../commands/ecole/candidatImportUndo'
import type { Api } from '../../http/endpoint'

/** Import of a list of candidates: a preview first, then one write in one transaction. */
export function candidatImportRoutes(api: Api): void {
  api.endpoint(calls.previewImport, ({ deps, caller, body }) => previewImport(deps, caller, body))
  api.endpoint(calls.startImport, ({ deps, caller, body }) => startImport(deps, caller, body), {
    steps: 'its work begins with the answer, and goes on after it',
  })
  api.endpoint(calls.readImport, ({ deps, caller, params }) => readImport(deps, caller, params.id), {
    writesFirst: 'that an import was cut off',
  })
  api.endpoint(calls.cancelImport, ({ deps, caller, params }) => cancelImport(deps, caller, params.id))
  api.endpoint(calls.readImportUndo, ({ deps, caller, params }) => readImportUndo(deps, caller, params.id))
  api.endpoint(calls.undoImport, ({ deps, caller, params }) => undoImport(deps, caller, params.id))
}
