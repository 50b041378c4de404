import * as calls from '@contract/calls/compte/profil'
import { presentProfil } from '../../auth/profil'
import { endSessions } from '../../auth/session'
import { openSessions, setPushToken } from '../../database/compte/session'
import { updateUtilisateur } from '../../database/compte/utilisateur'
import { notFound } from '../../errors'
import type { Api } from '../../http/endpoint'

function sessionRoutes(api: Api): void {
  api.endpoint(calls.listSessions, async ({ deps: { db, clock }, caller }) => {
    const rows = await openSessions(db, caller.id, clock().toISOString())
    return rows.map((row) => ({ ...row, current: row.id === caller.idSession }))
  })
  api.endpoint(calls.endSession, async ({ deps: { db, clock }, caller, params }) => {
    if ((await endSessions(db, clock, caller.id, { id: params.id })) === 0) throw notFound()
    return undefined
  })
  api.endpoint(calls.readPushKey, async ({ deps: { pushKey } }) => ({ key: pushKey ?? null }))
  api.endpoint(calls.keepPushToken, async ({ deps: { db }, caller, body }) => {
    await setPushToken(db, caller.idSession, body.token)
    return undefined
  })
  api.endpoint(calls.endOtherSessions, async ({ deps: { db, clock }, caller }) => {
    await endSessions(db, clock, caller.id, { except: caller.idSession })
    return undefined
  })
}

/** The caller's account. */
export function profilRoutes(api: Api): void {
  api.endpoint(calls.readProfil, ({ deps, caller }) => presentProfil(deps, caller.id))
  api.endpoint(calls.updateProfil, async ({ deps, caller, body }) => {
    await updateUtilisateur(deps.db, caller.id, { langue: body.langue, updatedAt: deps.clock().toISOString() })
    return presentProfil(deps, caller.id)
  })
  api.endpoint(calls.readOwnRole, async ({ caller }) => ({ id: caller.id, role: caller.role }))
  sessionRoutes(api)
}
