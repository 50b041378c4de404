import type { Trx } from '../schema'

/** The series that numbers a school's ledger entries. Its row also serves as the lock of the school's money. */
const ENTRIES = 'EC'

async function ensureCounter(trx: Trx, idAutoEcole: number, serie: string, annee: number): Promise<void> {
  await trx
    .insertInto('compteur')
    .values({ idAutoEcole, serie, annee, dernier: 0 })
    .onConflict((conflict) => conflict.columns(['idAutoEcole', 'serie', 'annee']).doNothing())
    .execute()
}

/**
 * The next number of a series, from 1 without a gap: a transaction that fails gives its number back. The row stays
 * locked until the end of the transaction, so that two writes never receive the same number.
 */
export async function nextNumber(trx: Trx, idAutoEcole: number, serie: string, annee: number): Promise<number> {
  await ensureCounter(trx, idAutoEcole, serie, annee)
  const { dernier } = await trx
    .updateTable('compteur')
    .set((eb) => ({ dernier: eb('dernier', '+', 1) }))
    .where('idAutoEcole', '=', idAutoEcole)
    .where('serie', '=', serie)
    .where('annee', '=', annee)
    .returning('dernier')
    .executeTakeFirstOrThrow()
  return dernier
}

export const nextEntryNumber = (trx: Trx, idAutoEcole: number) => nextNumber(trx, idAutoEcole, ENTRIES, 0)

/**
 * Waits until no other write moves money of the school. Facts that are read afterwards hold until the end of the
 * transaction.
 */
export async function lockMoney(trx: Trx, idAutoEcole: number): Promise<void> {
  await ensureCounter(trx, idAutoEcole, ENTRIES, 0)
  await trx
    .updateTable('compteur')
    .set((eb) => ({ dernier: eb.ref('dernier') }))
    .where('idAutoEcole', '=', idAutoEcole)
    .where('serie', '=', ENTRIES)
    .where('annee', '=', 0)
    .execute()
}
