import type { DueFacts } from '../../rules/argent/due'
import { plansOf, type StoredPlan } from '../recouvrement/echeancier'
import type { Db, Trx } from '../schema'
import { balanceOf } from './compte'
import { type InscriptionRow, inscriptionsOf } from './inscription'
import { openPostes } from './poste'

/** What is due by a day is read from these: what is open, and the plans of the active enrolments. */
export function dueFacts(
  aPayer: number,
  postes: Awaited<ReturnType<typeof openPostes>>,
  rows: readonly InscriptionRow[],
  stored: readonly StoredPlan[],
): DueFacts {
  const open = (sens: 'DEBIT' | 'CREDIT') => postes.filter((poste) => poste.sens === sens)
  const plans = rows
    .filter(({ status }) => status === 'ACTIVE')
    .flatMap(({ id, dateDebut }) => {
      const plan = stored.find(({ idInscription }) => idInscription === id)
      return plan ? [{ dateDebut, echeances: plan.echeances }] : []
    })
  return {
    aPayer,
    charges: open('DEBIT').map(({ dateEcheance, reste }) => ({ date: dateEcheance, montant: reste })),
    plans,
    credits: open('CREDIT').reduce((sum, { reste }) => sum + reste, 0),
  }
}

/** The same, read for one candidate. */
export async function dueFactsOf(db: Db | Trx, idAutoEcole: number, idCandidat: number): Promise<DueFacts> {
  const rows = await inscriptionsOf(db, idCandidat)
  const ids = rows.map(({ id }) => id)
  const aPayer = await balanceOf(db, idAutoEcole, `candidat:${idCandidat}`)
  return dueFacts(aPayer, await openPostes(db, idCandidat), rows, await plansOf(db, ids))
}
