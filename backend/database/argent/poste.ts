import { type Insertable, sql } from 'kysely'
import type { Allocation } from '../../rules/argent/allocation'
import { chunks } from '../chunks'
import type { Conn, Trx } from '../schema'
import type { PosteTable } from './tables'

export type NewPoste = Omit<Insertable<PosteTable>, 'id' | 'reste'>

export async function insertPostes(trx: Trx, postes: readonly NewPoste[]): Promise<void> {
  for (const some of chunks(postes, 200)) {
    await trx
      .insertInto('poste')
      .values(some.map((poste) => ({ ...poste, reste: poste.montant })))
      .execute()
  }
}

/** The total price of an enrolment's purchases, or of the balance it was moved in with, and the part still to pay. */
export async function packageOf(db: Conn, idInscription: number): Promise<{ prix: number; reste: number }> {
  const { rows } = await sql<{ prix: number; reste: number }>`
    select sum(case when poste.sens = 'DEBIT' then poste.montant else -poste.montant end) as prix,
      sum(case when poste.sens = 'DEBIT' then poste.reste else -poste.reste end) as reste
    from inscription inner join poste on poste."idCandidat" = inscription."idCandidat"
    where inscription.id = ${idInscription} and (poste.cause = ${`reprise:${idInscription}`} or poste.cause in (
      select 'lot:' || lot.id from lot where lot."idInscription" = inscription.id))`.execute(db)
  const [row] = rows
  return { prix: Number(row?.prix ?? 0), reste: Math.max(0, Number(row?.reste ?? 0)) }
}

/** The items of some candidates that are not fully settled, the oldest due date first. */
export const openPostesOf = (db: Conn, ids: readonly number[]) =>
  db
    .selectFrom('poste')
    .selectAll()
    .where('idCandidat', 'in', ids)
    .where('reste', '>', 0)
    .orderBy('dateEcheance')
    .orderBy('id')
    .execute()

/** The same items of one candidate. */
export const openPostes = (db: Conn, idCandidat: number) => openPostesOf(db, [idCandidat])

/** Maps the cause of each discount to the cause of the lot that it lowers. */
export async function discountedCauses(trx: Trx, causes: readonly string[]): Promise<Map<string, string>> {
  const ids = causes.flatMap((cause) => (cause.startsWith('lot:') ? [Number(cause.slice(4))] : []))
  if (ids.length === 0) return new Map()
  const lots = await trx
    .selectFrom('lot')
    .select(['id', 'idReduit'])
    .where('id', 'in', ids)
    .where('idReduit', 'is not', null)
    .execute()
  return new Map(lots.map(({ id, idReduit }) => [`lot:${id}`, `lot:${idReduit}`]))
}

/** The candidates who have not fully paid at least one of these causes. */
export const openCauses = (db: Conn, ids: readonly number[], causes: readonly string[]) =>
  db
    .selectFrom('poste')
    .select('idCandidat')
    .where('idCandidat', 'in', ids)
    .where('cause', 'in', causes)
    .where('sens', '=', 'DEBIT')
    .where('reste', '>', 0)
    .execute()

interface Author {
  idAutoEcole: number
  jour: string
  idUtilisateur: number
}

/** Records allocations and updates the open amount of each item. A negative amount takes an earlier allocation back. */
export async function insertImputations(trx: Trx, author: Author, allocations: readonly Allocation[]): Promise<void> {
  for (const { idDebit, idCredit, montant } of allocations) {
    await trx
      .insertInto('imputation')
      .values({ ...author, idDebit, idCredit, montant })
      .execute()
    await trx
      .updateTable('poste')
      .set((eb) => ({ reste: eb('reste', '-', montant) }))
      .where('id', 'in', [idDebit, idCredit])
      .execute()
  }
}

/** The net allocations to and from the items of a transaction. */
export async function allocationsOfTransaction(trx: Trx, idTransaction: number): Promise<Allocation[]> {
  const rows = await trx
    .selectFrom('imputation')
    .innerJoin('poste as debit', 'debit.id', 'imputation.idDebit')
    .innerJoin('poste as credit', 'credit.id', 'imputation.idCredit')
    .where((eb) =>
      eb.or([eb('debit.idTransaction', '=', idTransaction), eb('credit.idTransaction', '=', idTransaction)]),
    )
    .select((eb) => [
      'imputation.idDebit',
      'imputation.idCredit',
      eb.fn.sum<number>('imputation.montant').as('montant'),
    ])
    .groupBy(['imputation.idDebit', 'imputation.idCredit'])
    .execute()
  return rows.filter(({ montant }) => montant !== 0)
}

/** The items of a transaction and its reversal, the debit first. */
export const postesOfTransactions = (trx: Trx, ids: readonly number[]) =>
  trx.selectFrom('poste').select('id').where('idTransaction', 'in', ids).orderBy('sens', 'desc').execute()

/** The amounts that a transaction settles now, by the cause of the settled item. */
export async function settledBy(db: Conn, idTransaction: number): Promise<{ cause: string; montant: number }[]> {
  const rows = await db
    .selectFrom('imputation')
    .innerJoin('poste as debit', 'debit.id', 'imputation.idDebit')
    .innerJoin('poste as credit', 'credit.id', 'imputation.idCredit')
    .where('credit.idTransaction', '=', idTransaction)
    .select((eb) => ['debit.cause', eb.fn.sum<number>('imputation.montant').as('montant')])
    .groupBy('debit.cause')
    .orderBy('debit.cause')
    .execute()
  return rows.filter(({ montant }) => montant !== 0)
}
