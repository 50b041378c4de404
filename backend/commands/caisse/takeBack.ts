import type { CaisseSessionDetail } from '@contract/caisse/caisse'
import type { Caller } from '../../caller'
import { lockMoney } from '../../database/argent/compteur'
import { insertReprise } from '../../database/caisse/ecart'
import type { Deps } from '../../deps'
import { wrongState } from '../../errors'
import { presentSessionDetail } from '../../presenters/caisse/session'
import { takingBackLines } from '../../rules/caisse/closing'
import { write } from '../write'
import { postSession } from './close'
import { logCaisse } from './logCaisse'
import { ensureSession, mustFindSession, refuseEmptyBox } from './session'

/**
 * Corrects the difference of a closed session in the caller's session of today, once the error is found. The closed
 * report stays unchanged.
 * @throws 404, 409 when the session is open, had no difference, or was corrected before
 */
export function takeBackEcart(deps: Deps, caller: Caller, id: number, motif: string): Promise<CaisseSessionDetail> {
  return write(deps, caller, async (work) => {
    const { trx, moment, now } = work
    const { idAutoEcole } = await mustFindSession(trx, caller, id)
    await lockMoney(trx, idAutoEcole)
    const { ecart, fermeeLe, idReprise } = await mustFindSession(trx, caller, id)
    if (fermeeLe === null || !ecart || idReprise !== null) throw wrongState()
    const dansSession = await ensureSession(work, idAutoEcole)
    const lines = takingBackLines(ecart, caller.id)
    await postSession(work, idAutoEcole, dansSession, lines)
    await refuseEmptyBox(work, idAutoEcole, lines)
    const reprise = { idAutoEcole, idSession: id, dansSession, montant: ecart, motif }
    await insertReprise(trx, { ...reprise, idUtilisateur: caller.id, createdAt: now })
    await logCaisse(work, { idAutoEcole, id, action: 'recover', after: { ecart, motif } })
    return presentSessionDetail(trx, await mustFindSession(trx, caller, id), caller, moment)
  })
}
