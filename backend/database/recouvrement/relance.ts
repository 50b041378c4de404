import type { Insertable } from 'kysely'
import { chunks } from '../chunks'
import type { Conn, Trx } from '../schema'
import type { RelanceTable } from './tables'

/** The candidates in training of some schools who owe something, with their contact details and the school's. */
export const debtors = (db: Conn, ecoles: readonly number[]) =>
  db
    .selectFrom('candidat')
    .innerJoin('auto_ecole', 'auto_ecole.id', 'candidat.idAutoEcole')
    .where('candidat.idAutoEcole', 'in', ecoles)
    .where('candidat.archived', '=', 0)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('poste')
          .select('poste.id')
          .whereRef('poste.idCandidat', '=', 'candidat.id')
          .whereRef('poste.idAutoEcole', '=', 'candidat.idAutoEcole')
          .where('poste.sens', '=', 'DEBIT')
          .where('poste.reste', '>', 0),
      ),
    )
    .select(['candidat.id', 'candidat.idAutoEcole', 'candidat.idUtilisateur', 'candidat.prenom'])
    .select(['candidat.email', 'candidat.telephone'])
    .select(['auto_ecole.nom as ecole', 'auto_ecole.telephone as telephoneEcole'])
    .orderBy('candidat.id')
    .execute()
export type Debtor = Awaited<ReturnType<typeof debtors>>[number]

/** The reminders sent to some candidates, the oldest first. */
export const remindersOf = (db: Conn, ids: readonly number[]) =>
  db
    .selectFrom('relance')
    .select(['idCandidat', 'niveau', 'depuis', 'idPromesse'])
    .where('idCandidat', 'in', ids)
    .orderBy('id')
    .execute()

/** The number of rows that one statement inserts. */
const AT_ONCE = 1000

/** Adds the reminders of a day, at most one for each candidate. @returns the candidates who had none that day */
export async function insertReminders(
  trx: Trx,
  reminders: readonly Omit<Insertable<RelanceTable>, 'id' | 'imprimeLe'>[],
): Promise<Set<number>> {
  const added = new Set<number>()
  for (const some of chunks(reminders, AT_ONCE)) {
    const rows = await trx
      .insertInto('relance')
      .values(some.map((values) => ({ ...values, imprimeLe: null })))
      .onConflict((conflict) => conflict.columns(['idCandidat', 'jour']).doNothing())
      .returning('idCandidat')
      .execute()
    for (const { idCandidat } of rows) added.add(idCandidat)
  }
  return added
}

/** The candidate of a reminder letter of the school. */
export const letterOf = (db: Conn, idAutoEcole: number, id: number) =>
  db
    .selectFrom('relance')
    .select('idCandidat')
    .where('id', '=', id)
    .where('idAutoEcole', '=', idAutoEcole)
    .where('niveau', '=', 3)
    .executeTakeFirst()

/** Records that a reminder letter was printed; false when the school has no such letter. */
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
