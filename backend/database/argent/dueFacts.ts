import { grouped } from '@contract/grouped'
import type { DueFacts } from '../../rules/argent/due'
import { plansOf, type StoredPlan } from '../recouvrement/echeancier'
import type { Conn } from '../schema'
import { balancesByKey } from './compte'
import { type InscriptionRow, inscriptionsOfCandidats } from './inscription'
import { type openPostes, openPostesOf } from './poste'

/** The facts from which the amount due on a day is computed: the open items, and the plans of the active enrolments. */
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

/** Reads the same facts for some candidates. */
export async function dueFactsOf(
  db: Conn,
  candidats: readonly { id: number; idAutoEcole: number }[],
): Promise<Map<number, DueFacts>> {
  const ids = candidats.map(({ id }) => id)
  const ecoles = [...new Set(candidats.map(({ idAutoEcole }) => idAutoEcole))]
  const enrolments = await inscriptionsOfCandidats(db, ids)
  const balances = await balancesByKey(db, ecoles, 'candidat', ids.map(String))
  const postes = grouped(await openPostesOf(db, ids), ({ idCandidat }) => idCandidat)
  const inscriptionIds = enrolments.map(({ id }) => id)
  const plans = await plansOf(db, inscriptionIds)
  const rows = grouped(enrolments, ({ idCandidat }) => idCandidat)
  return new Map(
    ids.map((id) => {
      const own = rows.get(id) ?? []
      const numbers = new Set(own.map((row) => row.id))
      const stored = plans.filter(({ idInscription }) => numbers.has(idInscription))
      return [id, dueFacts(balances.get(String(id)) ?? 0, postes.get(id) ?? [], own, stored)]
    }),
  )
}
