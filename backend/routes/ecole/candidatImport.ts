import * as calls from '@contract/calls/ecole/candidatImport'
import { cancelImport, readImport, startImport } from '../../commands/ecole/candidatImport'
import { previewImport } from '../../commands/ecole/candidatImportPreview'
import { readImportUndo, undoImport } from '../../commands/ecole/candidatImportUndo'
import type { Api } from '../../http/endpoint'

/** Import of a list of candidates: a preview first, then one write in one transaction. */
export function candidatImportRoutes(api: Api): void {
  const { deps } = api
  api.endpoint(calls.previewImport, ({ caller, body }) => previewImport(deps, caller, body))
  api.endpoint(calls.startImport, ({ caller, body }) => startImport(deps, caller, body))
  api.endpoint(calls.readImport, ({ caller, params }) => readImport(deps, caller, params.id))
  api.endpoint(calls.cancelImport, ({ caller, params }) => cancelImport(deps, caller, params.id))
  api.endpoint(calls.readImportUndo, ({ caller, params }) => readImportUndo(deps, caller, params.id))
  api.endpoint(calls.undoImport, ({ caller, params }) => undoImport(deps, caller, params.id))
}
