import type { CompteCandidat } from '@contract/argent/compte'
import type { EcheancierInput, Proposition, propositionQuery } from '@contract/argent/echeancier'
import { dayIn } from '@contract/clock/wall'
import type { z } from 'zod'
import type { Caller } from '../../caller'
import { lockMoney } from '../../database/argent/compteur'
import { findInscription, type InscriptionRow } from '../../database/argent/inscription'
import { packageOf } from '../../database/argent/poste'
import { reglagesArgentOf } from '../../database/argent/reglages'
import { insertPlan, plansOf } from '../../database/recouvrement/echeancier'
import type { Conn } from '../../database/schema'
import type { Deps } from '../../deps'
import { invalid, notFound, stale, wrongState } from '../../errors'
import { presentCompte } from '../../presenters/argent/compte'
import { planOf } from '../../rules/argent/schedule'
import { logCompte } from '../argent/logCompte'
import { mustFind } from '../ecole/candidat'
import { write } from '../write'

/** An enrolment whose payment can be spread over instalments. @throws 404, 409 when it has ended */
async function mustBeActive(db: Conn, caller: Caller, id: number): Promise<InscriptionRow> {
  const row = await findInscription(db, caller, id)
  if (!row) throw notFound()
  if (row.status !== 'ACTIVE') throw wrongState()
  return row
}

/**
 * Proposes a payment plan for what is left to pay of an enrolment; empty when nothing is left.
 * @throws 404, 409 when it has ended
 */
export async function proposeEcheancier(
  { db }: Deps,
  caller: Caller,
  id: number,
  { nombre, premier, rythme, jours }: z.output<typeof propositionQuery>,
): Promise<Proposition> {
  const { idAutoEcole } = await mustBeActive(db, caller, id)
  const { reste } = await packageOf(db, id)
  const { pasEcheance } = await reglagesArgentOf(db, idAutoEcole)
  const rhythm = rythme === 'MONTH' ? { months: 1 } : { days: jours }
  return { montant: reste, echeances: planOf(reste, nombre, premier, rhythm, pasEcheance) }
}

/**
 * Sets the payment plan of an enrolment as a new version. A plan is never posted to the ledger.
 * @throws 404, 409 when the enrolment has ended or somebody set another plan, 422 when it does not add up
 */
export function saveEcheancier(
  deps: Deps,
  caller: Caller,
  id: number,
  { version, echeances }: EcheancierInput,
): Promise<CompteCandidat> {
  return write(deps, caller, async ({ trx, moment, now, ...work }) => {
    const { idAutoEcole, idCandidat, dateDebut } = await mustBeActive(trx, caller, id)
    await lockMoney(trx, idAutoEcole)
    const today = dayIn(moment, caller.pays)
    const answer = async () => presentCompte(trx, await mustFind(trx, caller, 'read', idCandidat), caller, today)
    const [plan] = await plansOf(trx, [id])
    if ((plan?.version ?? 0) !== version) throw stale(await answer())
    const { prix, reste } = await packageOf(trx, id)
    const montant = echeances.reduce((sum, one) => sum + one.montant, 0)
    if (montant !== reste) throw invalid({ echeances: 'sum' }, { montant: reste })
    // Purchases are due from their first day on: a plan only puts payments off, so it must not ask for an earlier one.
    if (echeances.some(({ date }) => date < dateDebut)) throw invalid({ echeances: 'too_past' })
    const row = { idInscription: id, planVersion: version + 1, montant, prix, idUtilisateur: caller.id, createdAt: now }
    await insertPlan(trx, row, echeances)
    const after = { montant, echeances: echeances.length, dateFin: echeances.at(-1)?.date }
    await logCompte({ trx, moment, now, ...work }, { idAutoEcole, idCandidat, action: 'plan', after })
    return answer()
  })
}
