import * as calls from '@contract/calls/cours/salle'
import { deviceOf, senderOf } from '../../auth/session'
import { salleAttendance, salleHistory } from '../../commands/cours/salle/history'
import { createSalle, readSalle, removeParticipant, stepSalle } from '../../commands/cours/salle/host'
import { joinAsGuest, joinSalle } from '../../commands/cours/salle/join'
import { answerInSalle, readPlace } from '../../commands/cours/salle/place'
import type { Api } from '../../http/endpoint'

/** Code lessons in a classroom: the host's screen, and the phones of those who answer. */
export function salleRoutes(api: Api): void {
  const { deps } = api
  api.endpoint(calls.listSalles, ({ caller, query }) => salleHistory(deps, caller, query))
  api.endpoint(calls.exportSalles, ({ caller, query }) => salleAttendance(deps, caller, query))
  api.endpoint(calls.joinSalle, ({ caller, body }) => joinSalle(deps, caller, body.code))
  api.endpoint(calls.createSalle, ({ caller, body }) => createSalle(deps, caller, body))
  api.endpoint(calls.readSalle, ({ caller, params }) => readSalle(deps, caller, params.id))
  api.endpoint(calls.stepSalle, ({ caller, params, body }) => stepSalle(deps, caller, params.id, body))
  api.endpoint(calls.removeParticipant, ({ caller, params, body }) =>
    removeParticipant(deps, caller, params.id, body.idParticipant),
  )
  api.endpoint(calls.joinAsGuest, ({ body, c }) =>
    joinAsGuest(deps, body, { deviceId: deviceOf(c).deviceId, sender: senderOf(c) }),
  )
  api.endpoint(calls.readPlace, ({ params }) => readPlace(deps, params.jeton))
  api.endpoint(calls.answerInSalle, ({ params, body }) => answerInSalle(deps, params.jeton, body))
}
