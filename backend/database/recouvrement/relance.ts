import type { Db, Trx } from '../schema'
import type { RelanceTable } from './tables'

/** The candidates in training who owe something, with how to reach them. */
export const debtors = (db: Db | Trx, idAutoEcole: number) =>
  db
    .selectFrom('candidat')
    .where('candidat.idAutoEcole', '=', idAutoEcole)
    .where('candidat.archived', '=', 0)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('poste')
          .select('poste.id')
          .whereRef('poste.idCandidat', '=', 'candidat.id')
          .where('poste.idAutoEcole', '=', idAutoEcole)
          .where('poste.sens', '=', 'DEBIT')
          .where('poste.reste', '>', 0),
      ),
    )
    .select(['candidat.id', 'idUtilisateur', 'prenom', 'nom', 'email', 'telephone'])
    .orderBy('candidat.id')
    .execute()
export type Debtor = Awaited<ReturnType<typeof debtors>>[number]

/** What a candidate was reminded of, the oldest first. */
export const remindersOf = (db: Db | Trx, idCandidat: number) =>
  db.selectFrom('relance').selectAll().where('idCandidat', '=', idCandidat).orderBy('id').execute()

/** Adds the reminder of a day; false when the candidate has had one that day. */
export async function insertReminder(trx: Trx, values: Omit<RelanceTable, 'id' | 'imprimeLe'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('relance')
    .values({ ...values, imprimeLe: null })
    .onConflict((conflict) => conflict.columns(['idCandidat', 'jour']).doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows ?? 0) > 0
}

/** Whom the letter of a reminder of the school is for. */
export const letterOf = (db: Db | Trx, idAutoEcole: number, id: number) =>
  db
    .selectFrom('relance')
    .select('idCandidat')
    .where('id', '=', id)
    .where('idAutoEcole', '=', idAutoEcole)
    .where('niveau', '=', 3)
    .executeTakeFirst()

/** Notes that the letter of a reminder was printed; false when there is none for the school. */
export async function markPrinted(trx: Trx, idAutoEcole: number, id: number, now: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('relance')
    .set({ imprimeLe: now })
    .where('id', '=', id)
    .where('idAutoEcole', '=', idAutoEcole)
    .where('niveau', '=', 3)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows) > 0
}
