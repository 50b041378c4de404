import type { Cloture, clotureListQuery } from '@contract/caisse/cloture'
import { printedNumber } from '@contract/papiers/printedNumber'
import type { Selectable } from 'kysely'
import type { z } from 'zod'
import { listPage } from '../listPage'
import type { Db, Trx } from '../schema'
import type { ClotureTable } from './tables'

export type ClotureRow = Selectable<ClotureTable>

/** The day of a school's first cash session. Days are closed from that day on. Null without any session. */
export async function firstSessionDay(trx: Trx, idAutoEcole: number): Promise<string | null> {
  const row = await trx
    .selectFrom('caisse_session')
    .select((eb) => eb.fn.min('jour').as('jour'))
    .where('idAutoEcole', '=', idAutoEcole)
    .executeTakeFirst()
  return row?.jour ?? null
}

/** The earliest day of the sessions that are still open; null when none is. */
export async function firstOpenDay(trx: Trx, idAutoEcole: number): Promise<string | null> {
  const row = await trx
    .selectFrom('caisse_session')
    .select((eb) => eb.fn.min('jour').as('jour'))
    .where('idAutoEcole', '=', idAutoEcole)
    .where('fermeeLe', 'is', null)
    .executeTakeFirst()
  return row?.jour ?? null
}

/** The days with transactions of a school, from a day on. */
export async function daysWithMoney(trx: Trx, idAutoEcole: number, from: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('transaction_jour')
    .select('jour')
    .distinct()
    .where('idAutoEcole', '=', idAutoEcole)
    .where('jour', '>=', from)
    .orderBy('jour')
    .execute()
  return rows.map(({ jour }) => jour)
}

export const closingsOf = (trx: Trx, idAutoEcole: number) =>
  trx.selectFrom('cloture').select(['kind', 'periode']).where('idAutoEcole', '=', idAutoEcole).execute()

/** The latest closing of a kind: the next one adds to its total and to its hash. */
export const lastCloture = (trx: Trx, idAutoEcole: number, kind: ClotureTable['kind']) =>
  trx
    .selectFrom('cloture')
    .selectAll()
    .where('idAutoEcole', '=', idAutoEcole)
    .where('kind', '=', kind)
    .orderBy('periode', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The totals of a school's days between two days, both included, by kind and method. */
export async function totalsBetween(
  trx: Trx,
  idAutoEcole: number,
  { from, to }: { from: string; to: string },
): Promise<Cloture['totaux']> {
  const rows = await trx
    .selectFrom('transaction_jour')
    .select((eb) => [
      'kind',
      'method',
      eb.fn.sum<number>('nombre').as('nombre'),
      eb.fn.sum<number>('incoming').as('incoming'),
      eb.fn.sum<number>('outgoing').as('outgoing'),
    ])
    .where('idAutoEcole', '=', idAutoEcole)
    .where('jour', '>=', from)
    .where('jour', '<=', to)
    .groupBy(['kind', 'method'])
    .orderBy('kind')
    .orderBy('method')
    .execute()
  return rows.map((row) => ({
    ...row,
    method: row.method === 'NONE' ? null : row.method,
    nombre: Number(row.nombre),
    incoming: Number(row.incoming),
    outgoing: Number(row.outgoing),
  }))
}

/** The first and the last receipt of some days, as printed. */
export async function receiptsBetween(trx: Trx, idAutoEcole: number, { from, to }: { from: string; to: string }) {
  const receipt = (order: 'asc' | 'desc') =>
    trx
      .selectFrom('transaction')
      .select(['serie', 'annee', 'numero'])
      .where('idAutoEcole', '=', idAutoEcole)
      .where('kind', 'in', ['PAYMENT', 'REFUND'])
      .where('jour', '>=', from)
      .where('jour', '<=', to)
      .orderBy('jour', order)
      .orderBy('id', order)
      .limit(1)
      .executeTakeFirst()
  const [first, last] = [await receipt('asc'), await receipt('desc')]
  const printed = (row: typeof first) => (row ? printedNumber(row.serie, row.annee, row.numero) : null)
  return { premierNumero: printed(first), dernierNumero: printed(last) }
}

export const insertCloture = (trx: Trx, row: Omit<ClotureTable, 'id'>) =>
  trx.insertInto('cloture').values(row).execute()

/** One page of closings, the latest first. */
export function listClotures(db: Db, idAutoEcole: number, query: z.output<typeof clotureListQuery>) {
  const matching = db
    .selectFrom('cloture')
    .selectAll()
    .where('idAutoEcole', '=', idAutoEcole)
    .$if(query.kind !== undefined, (list) => list.where('kind', '=', query.kind ?? 'JOUR'))
  return listPage(matching, query, { columns: { periode: 'periode' }, usual: '-periode', id: 'cloture.id' })
}
