import type { TransactionKind, transactionListQuery } from '@contract/argent/transaction'
import type { SelectQueryBuilder } from 'kysely'
import type { z } from 'zod'
import type { Caller } from '../../caller'
import type { Database, Db, Trx } from '../schema'
import { allowedRows } from '../scope'
import type { TransactionTable } from './tables'

type Query = Pick<z.output<typeof transactionListQuery>, 'kind' | 'method' | 'from' | 'to'>

export interface Totals {
  total: number
  incoming: number
  outgoing: number
}

const INCOMING: readonly TransactionKind[] = ['PAYMENT', 'INCOME']
const OUTGOING: readonly TransactionKind[] = ['REFUND', 'PAY', 'EXPENSE']

/** What a transaction adds to the money that came in and went out; one that reverses another has its kind and takes it off. */
function effectOf({ kind, montant, idReversed }: Pick<TransactionTable, 'kind' | 'montant' | 'idReversed'>) {
  const signed = idReversed === null ? montant : -montant
  return { incoming: INCOMING.includes(kind) ? signed : 0, outgoing: OUTGOING.includes(kind) ? signed : 0 }
}

/** Counts a transaction in the totals of its day. */
export async function addToDay(trx: Trx, transaction: Omit<TransactionTable, 'id'>): Promise<void> {
  const { idAutoEcole, jour, kind, method } = transaction
  const { incoming, outgoing } = effectOf(transaction)
  await trx
    .insertInto('transaction_jour')
    .values({ idAutoEcole, jour, kind, method, nombre: 1, incoming, outgoing })
    .onConflict((conflict) =>
      conflict.columns(['idAutoEcole', 'jour', 'kind', 'method']).doUpdateSet((eb) => ({
        nombre: eb('transaction_jour.nombre', '+', 1),
        incoming: eb('transaction_jour.incoming', '+', incoming),
        outgoing: eb('transaction_jour.outgoing', '+', outgoing),
      })),
    )
    .execute()
}

/** The totals of whole days: a few hundred rows a year, however many transactions there are. */
export async function totalsOfDays(db: Db, caller: Caller, { kind, method, from, to }: Query): Promise<Totals> {
  const allowed = allowedRows<'transaction_jour'>(caller, 'read', 'Transaction', {
    idAutoEcole: 'transaction_jour.idAutoEcole',
  })
  return db
    .selectFrom('transaction_jour')
    .where(allowed)
    .where('idAutoEcole', '=', caller.idAutoEcole ?? 0)
    .where((eb) =>
      eb.and([
        ...(kind ? [eb('kind', '=', kind)] : []),
        ...(method ? [eb('method', '=', method)] : []),
        ...(from ? [eb('jour', '>=', from)] : []),
        ...(to ? [eb('jour', '<=', to)] : []),
      ]),
    )
    .select((eb) => [
      eb.fn.coalesce(eb.fn.sum<number>('nombre'), eb.lit(0)).as('total'),
      eb.fn.coalesce(eb.fn.sum<number>('incoming'), eb.lit(0)).as('incoming'),
      eb.fn.coalesce(eb.fn.sum<number>('outgoing'), eb.lit(0)).as('outgoing'),
    ])
    .executeTakeFirstOrThrow()
}

/** The totals of a few transactions, such as those of one candidate. */
export async function totalsOfRows(matching: SelectQueryBuilder<Database, 'transaction', object>): Promise<Totals> {
  const rows = await matching.select(['kind', 'montant', 'idReversed']).execute()
  const effects = rows.map(effectOf)
  return {
    total: rows.length,
    incoming: effects.reduce((sum, { incoming }) => sum + incoming, 0),
    outgoing: effects.reduce((sum, { outgoing }) => sum + outgoing, 0),
  }
}
