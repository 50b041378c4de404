import { grouped } from '@contract/grouped'
import type { Due } from '../../rules/argent/due'
import type { Conn, Trx } from '../schema'
import type { EcheancierTable } from './tables'

export interface StoredPlan {
  idInscription: number
  version: number
  montant: number
  prix: number
  createdAt: string
  echeances: Due[]
}

/** The latest plan of each enrolment. */
export async function plansOf(db: Conn, idInscriptions: readonly number[]): Promise<StoredPlan[]> {
  if (idInscriptions.length === 0) return []
  const plans = await db
    .selectFrom('echeancier')
    .selectAll()
    .where('idInscription', 'in', idInscriptions)
    .orderBy('planVersion')
    .execute()
  const latest = [...new Map(plans.map((plan) => [plan.idInscription, plan])).values()]
  if (latest.length === 0) return []
  const dues = await db
    .selectFrom('echeance')
    .select(['idInscription', 'planVersion', 'date', 'montant'])
    .where(
      'idInscription',
      'in',
      latest.map(({ idInscription }) => idInscription),
    )
    .orderBy('rang')
    .execute()
  const byPlan = grouped(dues, ({ idInscription, planVersion }) => `${idInscription} ${planVersion}`)
  return latest.map(({ idInscription, planVersion, montant, prix, createdAt }) => {
    const echeances = (byPlan.get(`${idInscription} ${planVersion}`) ?? []).map((due) => ({
      date: due.date,
      montant: due.montant,
    }))
    return { idInscription, version: planVersion, montant, prix, createdAt, echeances }
  })
}

/** Adds a plan; the ones before it stay. */
export async function insertPlan(trx: Trx, plan: EcheancierTable, echeances: readonly Due[]): Promise<void> {
  const { idInscription, planVersion } = plan
  await trx.insertInto('echeancier').values(plan).execute()
  await trx
    .insertInto('echeance')
    .values(
      echeances.map(({ date, montant }, index) => ({ idInscription, planVersion, rang: index + 1, date, montant })),
    )
    .execute()
}
