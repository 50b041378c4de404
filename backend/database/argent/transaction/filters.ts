import {
  FIGURE_GROUPS,
  KIND_GROUPS,
  type TransactionKind,
  type transactionListQuery,
} from '@contract/argent/transaction'
import { type Expression, expressionBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely'
import type { z } from 'zod'
import type { Caller } from '../../../caller'
import type { Database, Db } from '../../schema'
import { allowedRows } from '../../scope'
import { searchCondition } from './search'
import type { Source } from './totals'

export type Query = z.output<typeof transactionListQuery>
export type Filters = Omit<Query, 'page' | 'perPage' | 'sort'>

const eb = expressionBuilder<Database, 'transaction'>()

const GROUPS = { ...KIND_GROUPS, ...FIGURE_GROUPS }

/** The kinds that a query asks for; null for every kind. */
function kindsOf({ groupe, kind }: Filters): readonly TransactionKind[] | null {
  if (kind) return [kind]
  return groupe ? GROUPS[groupe] : null
}

function inState(etat: Filters['etat'], idAutoEcole: number): Expression<SqlBool>[] {
  const reversed = eb
    .selectFrom('transaction as reversal')
    .select('reversal.idReversed')
    .where('reversal.idAutoEcole', '=', idAutoEcole)
    .where('reversal.idReversed', 'is not', null)
    .$narrowType<{ idReversed: number }>()
  switch (etat) {
    case 'contrepassation':
      return [eb('transaction.idReversed', 'is not', null)]
    case 'contrepassee':
      return [eb('transaction.id', 'in', reversed)]
    case 'valide':
      return [eb('transaction.idReversed', 'is', null), eb('transaction.id', 'not in', reversed)]
    default:
      return []
  }
}

function conditionsOf(query: Filters, idAutoEcole: number): Expression<SqlBool>[] {
  const kinds = kindsOf(query)
  const { method, categorie, idCandidat, idMoniteur, idVehicule, from, to, etat } = query
  return [
    eb('transaction.idAutoEcole', '=', idAutoEcole),
    ...(kinds ? [eb('transaction.kind', 'in', kinds)] : []),
    ...(method ? [eb('transaction.method', '=', method)] : []),
    ...(categorie ? [eb('transaction.categorie', '=', categorie)] : []),
    ...(idCandidat === undefined ? [] : [eb('transaction.idCandidat', '=', idCandidat)]),
    ...(idMoniteur === undefined ? [] : [eb('transaction.idMoniteur', '=', idMoniteur)]),
    ...(idVehicule === undefined ? [] : [eb('transaction.idVehicule', '=', idVehicule)]),
    ...(from ? [eb('transaction.jour', '>=', from)] : []),
    ...(to ? [eb('transaction.jour', '<=', to)] : []),
    ...inState(etat, idAutoEcole),
  ]
}

/** Queries the stored totals of days: a few hundred rows a year, however many transactions there are. */
function matchingDays(db: Db, caller: Caller, query: Filters) {
  const kinds = kindsOf(query)
  const { method, from, to } = query
  return db
    .selectFrom('transaction_jour')
    .where(
      allowedRows<'transaction_jour'>(caller, 'read', 'Transaction', { idAutoEcole: 'transaction_jour.idAutoEcole' }),
    )
    .where('idAutoEcole', '=', caller.idAutoEcole ?? 0)
    .where((days) =>
      days.and([
        ...(kinds ? [days('kind', 'in', kinds)] : []),
        ...(method ? [days('method', '=', method)] : []),
        ...(from ? [days('jour', '>=', from)] : []),
        ...(to ? [days('jour', '<=', to)] : []),
      ]),
    )
}

/** Whether the stored totals of days can answer a query. */
const isByDay = ({ q, etat, categorie, idCandidat, idMoniteur, idVehicule }: Filters) =>
  [q || undefined, etat, categorie, idCandidat, idMoniteur, idVehicule].every((value) => value === undefined)

/** A parsed query: its transactions without joins, and the source of its sums. */
export interface Asked {
  rows: () => SelectQueryBuilder<Database, 'transaction', object>
  /** `days` limits the sums to some days. */
  sourceOf: (days?: readonly string[]) => Source
}

/** Parses a query. Its search is resolved once, for the rows and for all sums. */
export async function askedBy(db: Db, caller: Caller, query: Filters): Promise<Asked> {
  const idAutoEcole = caller.idAutoEcole ?? 0
  const conditions = conditionsOf(query, idAutoEcole)
  if (query.q) conditions.push(await searchCondition(db, idAutoEcole, query.q))
  const rows = () =>
    db
      .selectFrom('transaction')
      .where(allowedRows<'transaction'>(caller, 'read', 'Transaction', { idAutoEcole: 'transaction.idAutoEcole' }))
      .where(eb.and(conditions))
  const sourceOf = (days?: readonly string[]): Source => {
    if (isByDay(query)) {
      const kept = matchingDays(db, caller, query)
      return { table: 'days', rows: days ? kept.where('jour', 'in', days) : kept }
    }
    return { table: 'rows', rows: days ? rows().where('transaction.jour', 'in', days) : rows() }
  }
  return { rows, sourceOf }
}
