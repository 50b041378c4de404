import type { Attente, AttenteInput } from '@contract/planning/attente'
import type { Caller } from '../../caller'
import { logChange } from '../../database/ecole/historique'
import { type AttenteRow, findAttente, insertAttente, isWaiting, setAttente } from '../../database/planning/attente'
import { declineOf } from '../../database/planning/attenteOffre'
import type { Deps } from '../../deps'
import { conflict, notFound, wrongState } from '../../errors'
import { presentAttente } from '../../presenters/planning/attente'
import { type Write, write } from '../write'
import { demandeurOf } from './demandeur'

async function mustFindAttente({ trx, caller }: Write, id: number): Promise<AttenteRow> {
  const row = await findAttente(trx, caller, 'update', id)
  if (!row) throw notFound()
  return row
}

/** Puts a candidate on the waiting list. @throws 403, 409 when they already wait for this kind of lesson, 422 */
export function createAttente(deps: Deps, caller: Caller, input: AttenteInput): Promise<Attente> {
  return write(deps, caller, async (work) => {
    const { trx, now } = work
    const { id: idCandidat, idAutoEcole } = await demandeurOf(trx, caller, input.idCandidat)
    if (await isWaiting(trx, idCandidat, input.calendar)) throw conflict({ calendar: 'duplicate' })
    const { idCandidat: _, jours, ...rest } = input
    const id = await insertAttente(trx, { ...rest, jours: JSON.stringify(jours), idAutoEcole, idCandidat }, now)
    const row = await mustFindAttente(work, id)
    const { candidat, calendar, debut, fin, note } = presentAttente(row)
    const after = { candidat, calendar, jours, debut, fin, note }
    await logChange(trx, caller, now, { entite: 'attente', id, idAutoEcole, action: 'create', after })
    return presentAttente(row)
  })
}

/** Takes a candidate off the list and closes their open offers. @throws 404, 409 when they no longer wait */
export function closeAttente(deps: Deps, caller: Caller, id: number): Promise<Attente> {
  return write(deps, caller, async (work) => {
    const { trx, now } = work
    const row = await mustFindAttente(work, id)
    if (row.statut !== 'ACTIVE') throw wrongState()
    await setAttente(trx, id, 'CLOSED', now)
    await declineOf(trx, id, now)
    const change = { entite: 'attente', id, idAutoEcole: row.idAutoEcole, action: 'cancel' } as const
    await logChange(trx, caller, now, { ...change, before: { statut: 'ACTIVE' }, after: { statut: 'CLOSED' } })
    return presentAttente(await mustFindAttente(work, id))
  })
}
