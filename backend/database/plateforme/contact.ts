import { fold } from '@contract/fold'
import type { ContactInput, contactListQuery } from '@contract/plateforme/contact'
import { type ExpressionBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Caller } from '../../caller'
import type { Database, Db, MessageContactTable, Trx } from '../schema'
import { allowedRows } from '../scope'

type Query = z.output<typeof contactListQuery>
type Builder = ExpressionBuilder<Database, 'message_contact'>

const rows = (db: Db | Trx) => db.selectFrom('message_contact').selectAll('message_contact')

export type ContactRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

const allowed = (eb: Builder, caller: Caller, action: 'read' | 'update') =>
  allowedRows(eb, caller, action, 'MessageContact', {})

/** Ids of the messages whose sender or subject holds a text; folded here, as the database folds no accents. */
async function found(db: Db, q: string | undefined): Promise<number[] | null> {
  const wanted = fold(q ?? '')
  if (!wanted) return null
  const known = await db.selectFrom('message_contact').select(['id', 'nom', 'email', 'telephone', 'sujet']).execute()
  return known
    .filter(({ id: _, ...fields }) => fold(Object.values(fields).join(' ')).includes(wanted))
    .map(({ id }) => id)
}

const ORDERS = { createdAt: 'id', nom: 'nom' } as const

/** One page of the messages. */
export async function listContacts(db: Db, caller: Caller, query: Query) {
  const { statut, sort = '-createdAt' } = query
  const ids = await found(db, query.q)
  const matching = rows(db)
    .where((eb) => allowed(eb, caller, 'read'))
    .$if(statut !== undefined, (list) => list.where('statut', '=', statut ?? 'NEW'))
    .$if(ids !== null, (list) => list.where('id', 'in', ids ?? []))
  const { total } = await db
    .selectFrom(matching.as('matching'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const data = await matching
    .orderBy(sql.ref(ORDERS[sort.replace('-', '') as keyof typeof ORDERS]), direction)
    .orderBy('id', direction)
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage)
    .execute()
  return { rows: data, total }
}

/** One message, if the caller may do this to it. */
export const findContact = (db: Db | Trx, caller: Caller, action: 'read' | 'update', id: number) =>
  rows(db)
    .where('id', '=', id)
    .where((eb) => allowed(eb, caller, action))
    .executeTakeFirst()

export async function insertContact(trx: Trx, input: ContactInput, now: string): Promise<number> {
  const answer = { reponse: null, reponduLe: null, reponduPar: null }
  const { id } = await trx
    .insertInto('message_contact')
    .values({ ...input, ...answer, statut: 'NEW', createdAt: now, updatedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Settled = Pick<MessageContactTable, 'statut'> &
  Partial<Pick<MessageContactTable, 'reponse' | 'reponduLe' | 'reponduPar'>>

export async function settleContact(trx: Trx, id: number, change: Settled, updatedAt: string): Promise<void> {
  await trx
    .updateTable('message_contact')
    .set({ ...change, updatedAt })
    .where('id', '=', id)
    .execute()
}
