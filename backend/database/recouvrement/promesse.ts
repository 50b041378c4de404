import type { Db, Trx } from '../schema'
import type { PromesseTable } from './tables'

/** The latest promise of a candidate. */
export const latestPromise = (db: Db | Trx, idCandidat: number) =>
  db
    .selectFrom('promesse')
    .selectAll()
    .where('idCandidat', '=', idCandidat)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
export type PromesseRow = NonNullable<Awaited<ReturnType<typeof latestPromise>>>

export async function insertPromise(trx: Trx, values: Omit<PromesseTable, 'id'>): Promise<number> {
  const { id } = await trx.insertInto('promesse').values(values).returning('id').executeTakeFirstOrThrow()
  return id
}

/** What a candidate paid between a promise and its day, less what was given back or reversed. */
export async function paidOf(db: Db | Trx, { idCandidat, createdAt, date }: PromesseRow): Promise<number> {
  const rows = await db
    .selectFrom('transaction')
    .select(['kind', 'montant', 'idReversed'])
    .where('idCandidat', '=', idCandidat)
    // What the school gave up was not paid.
    .where('kind', 'in', ['PAYMENT', 'REFUND'])
    .where('createdAt', '>=', createdAt)
    .where('jour', '<=', date)
    .execute()
  const sum = rows.reduce(
    (total, { kind, montant, idReversed }) =>
      total + ((kind === 'PAYMENT') === (idReversed === null) ? montant : -montant),
    0,
  )
  return Math.max(0, sum)
}
