import type { Conn } from '../../schema'

/** Expenses of vehicles that were not reversed. */
const valid = (db: Conn) =>
  db
    .selectFrom('transaction')
    .leftJoin('transaction as reversal', 'reversal.idReversed', 'transaction.id')
    .where('transaction.kind', '=', 'EXPENSE')
    .where('transaction.idReversed', 'is', null)
    .where('reversal.id', 'is', null)

/** The expenses of a vehicle; with `idEntretien`, those that pay for a maintenance. */
export const expensesOfVehicule = (db: Conn, idVehicule: number) =>
  valid(db)
    .select(['transaction.id', 'transaction.idEntretien', 'transaction.montant'])
    .where('transaction.idVehicule', '=', idVehicule)
    .execute()

/** The expense that pays for a maintenance, if there is one. */
export const expenseOfEntretien = (db: Conn, idEntretien: number) =>
  valid(db).select('transaction.id').where('transaction.idEntretien', '=', idEntretien).executeTakeFirst()

/** Whether any expense, even a reversed one, refers to a maintenance, which then cannot be deleted. */
export const isNamedByExpense = async (db: Conn, idEntretien: number): Promise<boolean> =>
  (await db.selectFrom('transaction').select('id').where('idEntretien', '=', idEntretien).executeTakeFirst()) !==
  undefined
