import * as calls from '@contract/calls/cours/salle'
import { deviceOf, senderOf } from '../../auth/session'
import { salleAttendance, salleHistory } from '../../commands/cours/salle/history'
import { createSalle, readSalle, removeParticipant, stepSalle } from '../../commands/cours/salle/host'
import { joinAsGuest, joinSalle } from '../../commands/cours/salle/join'
import { answerInSalle, readPlace } from '../../commands/cours/salle/place'
import type { Api } from '../../http/endpoint'

/** Code lessons in a classroom: the host's screen, and the phones of those who answer. */
export function salleRoutes(api: Api): void {
  api.endpoint(calls.listSalles, ({ deps, caller, query }) => salleHistory(deps, caller, query))
  api.endpoint(calls.exportSalles, ({ deps, caller, query }) => salleAttendance(deps, caller, query))
  api.endpoint(calls.joinSalle, ({ deps, caller, body }) => joinSalle(deps, caller, body.code), {
    steps: 'a wrong code is counted',
  })
  api.endpoint(calls.createSalle, ({ deps, caller, body }) => createSalle(deps, caller, body))
  api.endpoint(calls.readSalle, ({ deps, caller, params }) => readSalle(deps, caller, params.id))
  api.endpoint(calls.stepSalle, ({ deps, caller, params, body }) => stepSalle(deps, caller, params.id, body))
  api.endpoint(calls.removeParticipant, ({ deps, caller, params, body }) =>
    removeParticipant(deps, caller, params.id, body.idParticipant),
  )
  api.endpoint(
    calls.joinAsGuest,
    ({ deps, body, c }) => joinAsGuest(deps, body, { deviceId: deviceOf(c).deviceId, sender: senderOf(c) }),
    { steps: 'a wrong code is counted' },
  )
  api.endpoint(calls.readPlace, ({ deps, params }) => readPlace(deps, params.jeton))
  api.endpoint(calls.answerInSalle, ({ deps, params, body }) => answerInSalle(deps, params.jeton, body))
}
