import { METHODS, type Method, type TransactionKind } from '@contract/argent/transaction'
import { type Insertable, type SelectQueryBuilder, sql } from 'kysely'
import { chunks } from '../../chunks'
import type { Database, Trx } from '../../schema'
import type { NewTransaction, TransactionJourTable } from '../tables'

const INCOMING: readonly TransactionKind[] = ['PAYMENT', 'INCOME']
const OUTGOING: readonly TransactionKind[] = ['REFUND', 'PAY', 'EXPENSE']

/** Amounts that a candidate owed and the school gave up. No money moves. */
const LOST: readonly TransactionKind[] = ['WRITE_OFF']

/**
 * The effect of a transaction on the totals of money received, spent and lost. A reversal has the kind of the reversed
 * transaction and subtracts its amount.
 */
export function effectOf({ kind, montant, idReversed }: Pick<NewTransaction, 'kind' | 'montant' | 'idReversed'>) {
  const signed = idReversed === null ? montant : -montant
  return {
    incoming: INCOMING.includes(kind) ? signed : 0,
    outgoing: OUTGOING.includes(kind) ? signed : 0,
    lost: LOST.includes(kind) ? signed : 0,
  }
}

/** Counts transactions in the totals of their days. */
export async function addToDays(trx: Trx, transactions: readonly NewTransaction[]): Promise<void> {
  const days = new Map<string, Insertable<TransactionJourTable>>()
  for (const transaction of transactions) {
    const { idAutoEcole, jour, kind, method } = transaction
    const { incoming, outgoing, lost } = effectOf(transaction)
    const key = [idAutoEcole, jour, kind, method].join(' ')
    const day = days.get(key) ?? { idAutoEcole, jour, kind, method, nombre: 0, incoming: 0, outgoing: 0, lost: 0 }
    days.set(key, {
      ...day,
      nombre: day.nombre + 1,
      incoming: day.incoming + incoming,
      outgoing: day.outgoing + outgoing,
      lost: (day.lost ?? 0) + lost,
    })
  }
  for (const part of chunks([...days.values()], 200)) {
    await trx
      .insertInto('transaction_jour')
      .values(part)
      .onConflict((conflict) =>
        conflict.columns(['idAutoEcole', 'jour', 'kind', 'method']).doUpdateSet((eb) => ({
          nombre: eb('transaction_jour.nombre', '+', eb.ref('excluded.nombre')),
          incoming: eb('transaction_jour.incoming', '+', eb.ref('excluded.incoming')),
          outgoing: eb('transaction_jour.outgoing', '+', eb.ref('excluded.outgoing')),
          lost: eb('transaction_jour.lost', '+', eb.ref('excluded.lost')),
        })),
      )
      .execute()
  }
}

interface Sums {
  incoming: number
  outgoing: number
}

export interface Totals extends Sums {
  total: number
  lost: number
  methods: (Sums & { method: Method })[]
}

/** The source of sums: the stored totals of days, or the transactions themselves. */
export type Source =
  | { table: 'days'; rows: SelectQueryBuilder<Database, 'transaction_jour', object> }
  | { table: 'rows'; rows: SelectQueryBuilder<Database, 'transaction', object> }

const effectIn = (kinds: readonly TransactionKind[]) => sql<number>`coalesce(sum(case when kind in (${sql.join(kinds)})
  then (case when "idReversed" is null then montant else -montant end) else 0 end), 0)`

type Group = 'method' | 'jour'
type Summed = Sums & { key: string; total: number; lost: number }

/** The sums received, spent and lost, by method or by day. */
async function sumsBy(source: Source, group: Group): Promise<Summed[]> {
  if (source.table === 'days') {
    return source.rows
      .select((eb) => [
        eb.ref(group).as('key'),
        eb.fn.sum<number>('nombre').as('total'),
        eb.fn.sum<number>('incoming').as('incoming'),
        eb.fn.sum<number>('outgoing').as('outgoing'),
        eb.fn.sum<number>('lost').as('lost'),
      ])
      .groupBy(group)
      .execute()
  }
  return source.rows
    .select((eb) => [
      eb.ref(group).as('key'),
      eb.fn.countAll<number>().as('total'),
      effectIn(INCOMING).as('incoming'),
      effectIn(OUTGOING).as('outgoing'),
      effectIn(LOST).as('lost'),
    ])
    .groupBy(group)
    .execute()
}

/** The number of transactions and the sums received, spent and lost, also by method in its fixed order. */
export async function totalsOf(source: Source): Promise<Totals> {
  const rows = await sumsBy(source, 'method')
  const sum = (name: 'total' | 'incoming' | 'outgoing' | 'lost') => rows.reduce((all, row) => all + row[name], 0)
  return {
    total: sum('total'),
    incoming: sum('incoming'),
    outgoing: sum('outgoing'),
    lost: sum('lost'),
    methods: METHODS.flatMap((method) => {
      const row = rows.find(({ key }) => key === method)
      if (!row || (row.incoming === 0 && row.outgoing === 0)) return []
      return [{ method, incoming: row.incoming, outgoing: row.outgoing }]
    }),
  }
}

/** The sums received and spent on each of some days, the latest day first. */
export async function totalsOfEach(source: Source): Promise<(Sums & { jour: string })[]> {
  const rows = await sumsBy(source, 'jour')
  return rows
    .map(({ key, incoming, outgoing }) => ({ jour: key, incoming, outgoing }))
    .sort((one, other) => (one.jour < other.jour ? 1 : -1))
}
