import type { Trx } from '../schema'
import type { CodeReinitialisationTable } from './tables'

type ResetCode = Omit<CodeReinitialisationTable, 'id'>

/** The code of an account that has not expired. */
export const runningCode = (trx: Trx, idUtilisateur: number, now: string) =>
  trx
    .selectFrom('code_reinitialisation')
    .selectAll()
    .where('idUtilisateur', '=', idUtilisateur)
    .where('expiresAt', '>', now)
    .executeTakeFirst()

/** Stores a code, replacing the account's previous one. */
export async function storeCode(trx: Trx, code: ResetCode): Promise<void> {
  await trx
    .insertInto('code_reinitialisation')
    .values(code)
    .onConflict((conflict) => conflict.column('idUtilisateur').doUpdateSet(code))
    .execute()
}

export async function setTries(trx: Trx, id: number, essais: number): Promise<void> {
  await trx.updateTable('code_reinitialisation').set({ essais }).where('id', '=', id).execute()
}

/** Deletes a code when it is used; false when it was used or replaced in the meantime. */
export async function takeCode(trx: Trx, idUtilisateur: number, hash: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('code_reinitialisation')
    .where('idUtilisateur', '=', idUtilisateur)
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Deletes the code of an account. */
export async function dropCode(trx: Trx, idUtilisateur: number): Promise<void> {
  await trx.deleteFrom('code_reinitialisation').where('idUtilisateur', '=', idUtilisateur).execute()
}
