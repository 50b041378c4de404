import type { Comptage, ComptageInput } from '@contract/caisse/caisse'
import { sumOf } from '@contract/caisse/coupures'
import type { Caller } from '../../caller'
import { balanceOf } from '../../database/argent/compte'
import { lockMoney } from '../../database/argent/compteur'
import { reglagesArgentOf } from '../../database/argent/reglages'
import { insertCount, type SessionRow } from '../../database/caisse/session'
import type { Deps } from '../../deps'
import { invalid, wrongState } from '../../errors'
import { proposedDeposit } from '../../rules/caisse/closing'
import { boxOf } from '../../rules/caisse/session'
import { type Write, write } from '../write'
import { mustFindSession } from './session'

/** An open session, with the school's money locked. @throws 404, 409 when it is closed */
export async function mustBeOpen(work: Write, id: number): Promise<SessionRow> {
  const { trx, caller } = work
  const found = await mustFindSession(trx, caller, id)
  await lockMoney(trx, found.idAutoEcole)
  const session = await mustFindSession(trx, caller, id)
  if (session.fermeeLe !== null) throw wrongState()
  return session
}

/**
 * Stores a count of a box, and only then answers how much should be there. A box may be counted again: every count is
 * kept and printed in the report.
 * @throws 404, 409 when it is closed, 422 for notes that the country does not have, or that do not add up to the count
 */
export function countSession(deps: Deps, caller: Caller, id: number, input: ComptageInput): Promise<Comptage> {
  return write(deps, caller, async (work) => {
    const { compte, billetage } = input
    const session = await mustBeOpen(work, id)
    const { idAutoEcole, idUtilisateur } = session
    if (billetage !== null) {
      const sum = sumOf(billetage, caller.pays)
      if (sum === null) throw invalid({ billetage: 'unknown' })
      if (sum !== compte) throw invalid({ compte: 'sum' })
    }
    const { trx, now } = work
    const theorique = await balanceOf(trx, idAutoEcole, boxOf(idUtilisateur))
    const counted = { idAutoEcole, idSession: id, compte, theorique, idUtilisateur: caller.id, createdAt: now }
    await insertCount(trx, { ...counted, billetage: billetage && JSON.stringify(billetage) })
    const { ecartTolere, fondsCaisse } = await reglagesArgentOf(trx, idAutoEcole)
    const ecart = compte - theorique
    const motifRequis = Math.abs(ecart) > ecartTolere
    return { compte, theorique, ecart, motifRequis, verse: proposedDeposit(compte, fondsCaisse) }
  })
}
