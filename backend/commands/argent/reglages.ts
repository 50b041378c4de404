import type { ReglagesArgent, ReglagesArgentInput, ReglagesArgentSaved } from '@contract/argent/reglages'
import { dayIn } from '@contract/clock/wall'
import type { Caller } from '../../caller'
import { lockMoney } from '../../database/argent/compteur'
import { addPenaltyRate, savedReglages, storeReglages } from '../../database/argent/reglages'
import { logChange } from '../../database/ecole/historique'
import type { Deps } from '../../deps'
import { invalid, stale } from '../../errors'
import { schoolOf, write } from '../write'

/** One field for each rule, as text, so that the log shows only what changed. */
const logged = ({ relanceJours, ...reglages }: ReglagesArgent) => ({
  ...reglages,
  relanceJours: relanceJours.join(', '),
})

/**
 * Sets the money rules of a school. New absence charges apply to lessons that start from now on, and a new price step
 * to enrolments from now on; posted charges do not change.
 * @throws 409 with the current rules, when somebody saved them since they were read
 */
export function saveReglagesArgent(
  deps: Deps,
  caller: Caller,
  { reglages, version }: ReglagesArgentInput,
): Promise<ReglagesArgentSaved> {
  const idAutoEcole = schoolOf(caller)
  return write(deps, caller, async ({ trx, moment, now }) => {
    await lockMoney(trx, idAutoEcole)
    const current = await savedReglages(trx, idAutoEcole)
    if (current.version !== version) throw stale(current)
    const before = current.reglages
    const { dateReprise } = reglages
    // The opening balances count the lessons before this day, so it must not be in the future.
    if (dateReprise !== null && dateReprise > dayIn(moment, caller.pays))
      throw invalid({ 'reglages.dateReprise': 'date_future' })
    const isDearer =
      before.absencePourcent !== reglages.absencePourcent || before.annulationPourcent !== reglages.annulationPourcent
    if (isDearer) await addPenaltyRate(trx, idAutoEcole, before, reglages, now)
    await storeReglages(trx, idAutoEcole, { reglages, version: version + 1 }, now)
    const change = { entite: 'reglages', id: idAutoEcole, idAutoEcole, action: 'update' } as const
    await logChange(trx, caller, now, { ...change, before: logged(before), after: logged(reglages) })
    return savedReglages(trx, idAutoEcole)
  })
}
