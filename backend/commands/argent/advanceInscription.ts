import type { CompteCandidat, DebutInput } from '@contract/argent/compte'
import { addDays } from '@contract/clock/days'
import type { Caller } from '../../caller'
import { inscriptionsOf, moveBegin } from '../../database/argent/inscription'
import type { Deps } from '../../deps'
import { invalid } from '../../errors'
import { write } from '../write'
import { answer, checkFirstDay, mustBeCurrent } from './inscription'
import { logCompte } from './logCompte'
import { settleCandidat } from './settle'

/**
 * Lets an enrolment begin earlier, because no enrolment charges what was given before its first day. What was bought
 * with it, and its prices, count from the new day on; what is due already keeps its day.
 * @throws 404, 409 `stale` or when it has ended, 422 for a day that is not earlier, or that `checkFirstDay` refuses
 */
export function advanceInscription(
  deps: Deps,
  caller: Caller,
  id: number,
  { dateDebut, version }: DebutInput,
): Promise<CompteCandidat> {
  return write(deps, caller, async (work) => {
    const row = await mustBeCurrent(work, id, version)
    const { idAutoEcole, idCandidat } = row
    if (dateDebut >= row.dateDebut) throw invalid({ dateDebut: `too_late:${addDays(row.dateDebut, -1)}` })
    const others = (await inscriptionsOf(work.trx, idCandidat)).filter((other) => other.id !== id)
    await checkFirstDay(work, row, others, dateDebut)
    await moveBegin(work.trx, row, dateDebut, work.now)
    await logCompte(work, { idAutoEcole, idCandidat, action: 'advance', after: { dateDebut } })
    await settleCandidat(work, idAutoEcole, idCandidat)
    return answer(work, idCandidat)
  })
}
