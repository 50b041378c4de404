import type { HourlyRate } from '../../rules/argent/pay'
import type { Conn, Trx } from '../schema'

/** A day before any lesson: the first rate of an instructor also counts for all earlier lessons. */
export const SINCE_EVER = '1900-01-01'

/** The hourly pay of an instructor from each day on, the earliest first. */
export const ratesOf = (db: Conn, idMoniteur: number): Promise<HourlyRate[]> =>
  db
    .selectFrom('moniteur_tarif')
    .select(['dateEffet', 'montant'])
    .where('idMoniteur', '=', idMoniteur)
    .orderBy('dateEffet')
    .execute()

/** Sets the hourly pay of an instructor from a day on; a second change on one day replaces the first. */
export async function setRate(trx: Trx, idMoniteur: number, rate: HourlyRate): Promise<void> {
  await trx
    .insertInto('moniteur_tarif')
    .values({ idMoniteur, ...rate })
    .onConflict((conflict) => conflict.columns(['idMoniteur', 'dateEffet']).doUpdateSet({ montant: rate.montant }))
    .execute()
}
