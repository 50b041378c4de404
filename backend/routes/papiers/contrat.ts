import * as calls from '@contract/calls/papiers/contrat'
import { mustFind } from '../../commands/ecole/candidat'
import {
  cancelContrat,
  createContrat,
  endorseContrat,
  mustFindContrat,
  previewContrat,
  signContrat,
  terminateContrat,
} from '../../commands/papiers/contrat'
import {
  readMentionsCandidat,
  readMentionsEcole,
  saveMentionsCandidat,
  saveMentionsEcole,
} from '../../commands/papiers/mentions'
import { schoolOf } from '../../commands/write'
import { listContrats } from '../../database/papiers/contrat'
import type { Api } from '../../http/endpoint'
import { presentContrat, presentContratLigne } from '../../presenters/papiers/contrat'
import { presentEntete } from '../../presenters/papiers/entete'

/** Training contracts, and the data that papers add to the records of schools and candidates. */
export function contratRoutes(api: Api): void {
  api.endpoint(calls.listContrats, async ({ deps: { db }, caller, query: { idCandidat } }) => {
    await mustFind(db, caller, 'read', idCandidat)
    return { data: (await listContrats(db, caller, idCandidat)).map(presentContratLigne) }
  })
  api.endpoint(calls.previewContrat, ({ deps: { db, clock }, caller, query }) =>
    previewContrat(db, caller, query.idCandidat, clock()),
  )
  api.endpoint(calls.readPapierEntete, ({ deps: { db }, caller }) => presentEntete(db, schoolOf(caller)))
  api.endpoint(calls.readMentionsEcole, ({ deps: { db }, caller }) => readMentionsEcole(db, caller))
  api.endpoint(calls.saveMentionsEcole, ({ deps, caller, body }) => saveMentionsEcole(deps, caller, body))
  api.endpoint(calls.readMentionsCandidat, ({ deps: { db }, caller, params }) =>
    readMentionsCandidat(db, caller, params.id),
  )
  api.endpoint(calls.saveMentionsCandidat, ({ deps, caller, params, body }) =>
    saveMentionsCandidat(deps, caller, params.id, body),
  )
  api.endpoint(calls.readContrat, async ({ deps: { db }, caller, params }) =>
    presentContrat(await mustFindContrat(db, caller, 'read', params.id)),
  )
  api.endpoint(calls.createContrat, ({ deps, caller, body }) => createContrat(deps, caller, body.idCandidat))
  api.endpoint(calls.signContrat, ({ deps, caller, params, body }) => signContrat(deps, caller, params.id, body))
  api.endpoint(calls.endorseContrat, ({ deps, caller, params, body }) => endorseContrat(deps, caller, params.id, body))
  api.endpoint(calls.terminateContrat, ({ deps, caller, params, body }) =>
    terminateContrat(deps, caller, params.id, body),
  )
  api.endpoint(calls.cancelContrat, ({ deps, caller, params, body }) =>
    cancelContrat(deps, caller, params.id, body.version),
  )
}
