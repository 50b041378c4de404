import { dayIn } from '@contract/clock/wall'
import type { FeuxList } from '@contract/recouvrement/feu'
import type { Caller } from '../../caller'
import { reglagesArgentOf } from '../../database/argent/reglages'
import { standingsOf } from '../../database/recouvrement/reserve'
import type { Deps } from '../../deps'
import { lightOf, reasonsOf } from '../../rules/recouvrement/reserve'
import { schoolOf } from '../write'

/** The traffic lights of candidates of the caller's school; ids of other schools have none. */
export async function listFeux({ db, clock }: Deps, caller: Caller, ids: readonly number[]): Promise<FeuxList> {
  const idAutoEcole = schoolOf(caller)
  const reglages = await reglagesArgentOf(db, idAutoEcole)
  const asked = { idAutoEcole, pays: caller.pays, today: dayIn(clock(), caller.pays) }
  const standings = await standingsOf(db, asked, ids)
  const data = [...standings].flatMap(([idCandidat, standing]) => {
    const feu = lightOf(standing, reglages)
    return feu ? [{ idCandidat, feu, raisons: reasonsOf(standing, reglages) }] : []
  })
  return { data }
}
