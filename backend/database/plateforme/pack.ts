import { fold } from '@contract/fold'
import type { PackInput, packListQuery } from '@contract/plateforme/pack'
import type { z } from 'zod'
import type { Caller } from '../../caller'
import { type Bit, bit } from '../bit'
import { listPage } from '../listPage'
import type { Conn, Db, Trx } from '../schema'
import { allowedRows } from '../scope'
import { idsWith } from '../search/words'

type Query = z.output<typeof packListQuery>

const rows = (db: Conn) => db.selectFrom('pack').selectAll()
export type PackRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

const allowed = (caller: Caller) => allowedRows(caller, 'read', 'Pack', { active: 'pack.actif' })

/** Ids of the packs whose name or description has the words of a search. */
const packsNamed = (db: Db, q: string | undefined) =>
  idsWith(
    q,
    () => db.selectFrom('pack').select(['id', 'nom', 'description']).execute(),
    ({ nom, description }) => [nom, description],
  )

const SORTING = { columns: { prix: 'prix', nom: 'nom', createdAt: 'createdAt' }, usual: 'prix', id: 'pack.id' } as const

/** One page of the packs that a caller may read; a school only sees packs on offer. */
export async function listPacks(db: Db, caller: Caller, query: Query) {
  const found = await packsNamed(db, query.q)
  const matching = rows(db)
    .where(allowed(caller))
    .$if(query.active !== undefined, (list) => list.where('actif', '=', bit(query.active === 'true')))
    .$if(query.frequence !== undefined, (list) => list.where('frequence', '=', query.frequence ?? 'monthly'))
    .$if(found !== null, (list) => list.where('id', 'in', found ?? []))
  return listPage(matching, query, SORTING)
}

/** One pack, if the caller may read it. */
export const findPack = (db: Conn, caller: Caller, id: number) =>
  rows(db).where('id', '=', id).where(allowed(caller)).executeTakeFirst()

/** Whether another pack has this name. */
export async function isPackNamed(trx: Trx, nom: string, except: number): Promise<boolean> {
  const known = await trx.selectFrom('pack').select('nom').where('id', '!=', except).execute()
  return known.some((pack) => fold(pack.nom) === fold(nom))
}

export async function insertPack(trx: Trx, input: PackInput, now: string): Promise<number> {
  const { id } = await trx
    .insertInto('pack')
    .values({ ...input, actif: 1, version: 1, createdAt: now, updatedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Changes a pack and increments its version. Existing requests and packages keep their copied terms. */
export async function updatePack(trx: Trx, id: number, change: PackInput | { actif: Bit }, now: string) {
  await trx
    .updateTable('pack')
    .set((eb) => ({ ...change, version: eb('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .execute()
}
