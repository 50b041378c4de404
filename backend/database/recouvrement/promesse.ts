import type { Conn, Trx } from '../schema'
import type { PromesseTable } from './tables'

/** The latest promise of each of some candidates. Candidates who never made one are missing. */
export const latestPromises = (db: Conn, ids: readonly number[]) =>
  db
    .selectFrom('promesse')
    .selectAll()
    .where(({ eb, selectFrom }) =>
      eb(
        'id',
        'in',
        selectFrom('promesse')
          .select((last) => last.fn.max('id').as('id'))
          .where('idCandidat', 'in', ids)
          .groupBy('idCandidat'),
      ),
    )
    .execute()

export type PromesseRow = Awaited<ReturnType<typeof latestPromises>>[number]

/** The latest promise of a candidate. */
export const latestPromise = async (db: Conn, idCandidat: number): Promise<PromesseRow | undefined> =>
  (await latestPromises(db, [idCandidat]))[0]

export async function insertPromise(trx: Trx, values: Omit<PromesseTable, 'id'>): Promise<number> {
  const { id } = await trx.insertInto('promesse').values(values).returning('id').executeTakeFirstOrThrow()
  return id
}

/** The amounts that candidates paid between each promise and its day, less refunds and reversals, by promise. */
export async function paidOf(db: Conn, promises: readonly PromesseRow[]): Promise<Map<number, number>> {
  if (promises.length === 0) return new Map()
  const rows = await db
    .selectFrom('transaction')
    .innerJoin('promesse', 'promesse.idCandidat', 'transaction.idCandidat')
    .select(['promesse.id', 'kind', 'transaction.montant', 'idReversed'])
    .where(
      'promesse.id',
      'in',
      promises.map(({ id }) => id),
    )
    // Write-offs are left out, because nobody paid them.
    .where('kind', 'in', ['PAYMENT', 'REFUND'])
    .whereRef('transaction.createdAt', '>=', 'promesse.createdAt')
    .whereRef('jour', '<=', 'promesse.date')
    .execute()
  const sums = new Map(promises.map(({ id }) => [id, 0]))
  for (const { id, kind, montant, idReversed } of rows) {
    const signed = (kind === 'PAYMENT') === (idReversed === null) ? montant : -montant
    sums.set(id, (sums.get(id) ?? 0) + signed)
  }
  return new Map([...sums].map(([id, sum]) => [id, Math.max(0, sum)]))
}
