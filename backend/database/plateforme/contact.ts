import type { ContactInput, contactListQuery } from '@contract/plateforme/contact'
import type { z } from 'zod'
import type { Caller } from '../../caller'
import { listPage } from '../listPage'
import type { Conn, Db, Trx } from '../schema'
import { allowedRows } from '../scope'
import { idsWith } from '../search/words'
import type { MessageContactTable } from './tables'

type Query = z.output<typeof contactListQuery>

const rows = (db: Conn) => db.selectFrom('message_contact').selectAll('message_contact')

export type ContactRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

const allowed = (caller: Caller, action: 'read' | 'update') => allowedRows(caller, action, 'MessageContact', {})

/** Ids of the messages whose sender or subject has the words of a search. */
const found = (db: Db, q: string | undefined) =>
  idsWith(
    q,
    () => db.selectFrom('message_contact').select(['id', 'nom', 'email', 'telephone', 'sujet']).execute(),
    ({ nom, email, telephone, sujet }) => [nom, email, telephone, sujet],
  )

const SORTING = { columns: { createdAt: 'id', nom: 'nom' }, usual: '-createdAt', id: 'message_contact.id' } as const

/** One page of the messages. */
export async function listContacts(db: Db, caller: Caller, query: Query) {
  const { statut } = query
  const ids = await found(db, query.q)
  const matching = rows(db)
    .where(allowed(caller, 'read'))
    .$if(statut !== undefined, (list) => list.where('statut', '=', statut ?? 'NEW'))
    .$if(ids !== null, (list) => list.where('id', 'in', ids ?? []))
  return listPage(matching, query, SORTING)
}

/** One message, if the caller may perform the action on it. */
export const findContact = (db: Conn, caller: Caller, action: 'read' | 'update', id: number) =>
  rows(db).where('id', '=', id).where(allowed(caller, action)).executeTakeFirst()

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
