import type { Due } from '../../rules/argent/due'
import type { Db, Trx } from '../schema'
import type { EcheancierTable } from './tables'

export interface StoredPlan {
  idInscription: number
  version: number
  montant: number
  prix: number
  echeances: Due[]
}

/** The latest plan of each enrolment. */
export async function plansOf(db: Db | Trx, idInscriptions: readonly number[]): Promise<StoredPlan[]> {
  if (idInscriptions.length === 0) return []
  const plans = await db
    .selectFrom('echeancier')
    .selectAll()
    .where('idInscription', 'in', idInscriptions)
    .orderBy('planVersion', 'desc')
    .execute()
  const latest = plans.filter(
    ({ idInscription }, index) => plans.findIndex((one) => one.idInscription === idInscription) === index,
  )
  return Promise.all(
    latest.map(async ({ idInscription, planVersion, montant, prix }) => {
      const echeances = await db
        .selectFrom('echeance')
        .select(['date', 'montant'])
        .where('idInscription', '=', idInscription)
        .where('planVersion', '=', planVersion)
        .orderBy('rang')
        .execute()
      return { idInscription, version: planVersion, montant, prix, echeances }
    }),
  )
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
