import type { CompteCandidat, EndInput } from '@contract/argent/compte'
import { dayIn } from '@contract/clock/wall'
import type { Caller } from '../../caller'
import { endInscription as end } from '../../database/argent/inscription'
import { plannedAhead } from '../../database/planning/evenement'
import type { Deps } from '../../deps'
import { eventsToCancel, invalid } from '../../errors'
import { leaveOne } from '../planning/archiveEvents'
import { type Write, write } from '../write'
import { answer, mustBeCurrent } from './inscription'
import { logCompte } from './logCompte'
import { settleCandidat } from './settle'

/**
 * Cancels the events planned after the last day when `annuler` is set, because without the enrolment nothing would
 * charge them.
 * @throws 409 `events_ahead` otherwise
 */
async function leaveAfter(work: Write, idCandidat: number, dateFin: string, annuler: boolean): Promise<void> {
  const planned = await plannedAhead(work.trx, { candidat: idCandidat }, work.now)
  const after = planned.filter(({ start }) => dayIn(start, work.caller.pays) > dateFin)
  if (after.length > 0 && !annuler) throw eventsToCancel(after)
  for (const event of after) await leaveOne(work, event, idCandidat)
}

/**
 * Ends an enrolment. Lessons and exams that were bought and not given become a credit.
 * @throws 404, 409 `events_ahead`, 409 `stale` or when it has ended, 422
 */
export function endInscription(deps: Deps, caller: Caller, id: number, input: EndInput): Promise<CompteCandidat> {
  return write(deps, caller, async (work) => {
    const { version, annuler, ...ending } = input
    const row = await mustBeCurrent(work, id, version)
    if (ending.dateFin < row.dateDebut) throw invalid({ dateFin: 'end_before_start' })
    const { idAutoEcole, idCandidat } = row
    await leaveAfter(work, idCandidat, ending.dateFin, annuler)
    await end(work.trx, id, ending, work.now)
    const { dateFin, motif } = ending
    await logCompte(work, { idAutoEcole, idCandidat, action: 'end', after: { dateFin, motif } })
    await settleCandidat(work, idAutoEcole, idCandidat)
    return answer(work, idCandidat)
  })
}
