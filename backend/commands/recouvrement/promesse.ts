import type { CompteCandidat } from '@contract/argent/compte'
import type { PromesseInput } from '@contract/argent/promesse'
import { dayIn } from '@contract/clock/wall'
import type { Caller } from '../../caller'
import { insertPromise } from '../../database/recouvrement/promesse'
import type { Deps } from '../../deps'
import { invalid } from '../../errors'
import { presentCompte } from '../../presenters/argent/compte'
import { logCompte } from '../argent/logCompte'
import { mustFind } from '../ecole/candidat'
import { write } from '../write'

/** Records a candidate's promise to pay; earlier promises are kept. @throws 404, 422 for a day that is over */
export function createPromesse(
  deps: Deps,
  caller: Caller,
  id: number,
  { date, montant, note }: PromesseInput,
): Promise<CompteCandidat> {
  return write(deps, caller, async (work) => {
    const { trx, moment, now } = work
    const candidat = await mustFind(trx, caller, 'read', id)
    const { idAutoEcole } = candidat
    const today = dayIn(moment, caller.pays)
    if (date < today) throw invalid({ date: 'too_past' })
    const values = { idAutoEcole, idCandidat: id, date, montant, note, idUtilisateur: caller.id, createdAt: now }
    await insertPromise(trx, values)
    await logCompte(work, { idAutoEcole, idCandidat: id, action: 'promise', after: { date, montant, note } })
    return presentCompte(trx, candidat, caller, today)
  })
}
