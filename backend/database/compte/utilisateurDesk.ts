import type { UtilisateurInput, utilisateurListQuery } from '@contract/compte/utilisateur'
import type { z } from 'zod'
import type { Caller } from '../../caller'
import { bit } from '../bit'
import { listPage } from '../listPage'
import type { Conn, Db, Trx } from '../schema'
import { allowedRows } from '../scope'
import { idsWith } from '../search/words'
import { wasUsed } from './connexion'
import type { UtilisateurTable } from './tables'

type Query = z.output<typeof utilisateurListQuery>

const SHOWN = [
  'utilisateur.id',
  'utilisateur.username',
  'utilisateur.nomComplet',
  'utilisateur.email',
  'utilisateur.telephone',
  'utilisateur.acces',
  'utilisateur.actif',
  'utilisateur.isFirstLogin',
  'utilisateur.derniereConnexion',
  'utilisateur.createdAt',
  'utilisateur.updatedAt',
  'auto_ecole.id as idAutoEcole',
  'auto_ecole.nom as ecole',
] as const

/** The desk users of the schools; candidates and instructors are never included, whatever their account. */
const rows = (db: Conn) =>
  db
    .selectFrom('utilisateur')
    .innerJoin('auto_ecole', 'auto_ecole.id', 'utilisateur.idAutoEcole')
    .select(SHOWN)
    .where('utilisateur.role', '=', 'ecole')

export type DeskRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

const allowed = (caller: Caller, action: 'read' | 'update') =>
  allowedRows(caller, action, 'Utilisateur', { idAutoEcole: 'utilisateur.idAutoEcole' })

/** An active desk user of a school, with the fields of a caller. */
export const deskUser = (trx: Trx, idAutoEcole: number, id: number) =>
  trx
    .selectFrom('utilisateur')
    .innerJoin('auto_ecole', 'auto_ecole.id', 'utilisateur.idAutoEcole')
    .select(['utilisateur.id', 'role', 'idAutoEcole', 'nomComplet', 'isFirstLogin', 'pays', 'acces'])
    .where('utilisateur.id', '=', id)
    .where('utilisateur.idAutoEcole', '=', idAutoEcole)
    .where('utilisateur.role', '=', 'ecole')
    .where('utilisateur.actif', '=', 1)
    .executeTakeFirst()

const SORTING = {
  columns: {
    nom: 'utilisateur.nomComplet',
    createdAt: 'utilisateur.id',
    derniereConnexion: 'utilisateur.derniereConnexion',
  },
  usual: 'nom',
  id: 'utilisateur.id',
} as const

/** All desk users whom a caller may read. */
export const deskToFind = (db: Db, caller: Caller) => rows(db).where(allowed(caller, 'read')).execute()

/** Ids of the people whose names, addresses or numbers have the words of a search. */
const named = (db: Db, caller: Caller, q: string | undefined) =>
  idsWith(
    q,
    () => deskToFind(db, caller),
    ({ nomComplet, username, email, telephone, ecole }) => [nomComplet, username, email, telephone, ecole],
  )

/** One page of the desk users whom a caller may read. */
export async function listDesk(db: Db, caller: Caller, query: Query, today: string) {
  const { acces, actif, connexion, idAutoEcole } = query
  const found = await named(db, caller, query.q)
  const matching = rows(db)
    .where(allowed(caller, 'read'))
    .$if(acces !== undefined, (list) =>
      list.where((eb) => eb(eb.fn.coalesce('utilisateur.acces', eb.val('tout' as const)), '=', acces ?? 'tout')),
    )
    .$if(actif !== undefined, (list) => list.where('utilisateur.actif', '=', bit(actif === 'true')))
    .$if(connexion !== undefined, (list) => list.where(wasUsed(connexion ?? 'jamais', today, caller.pays)))
    .$if(idAutoEcole !== undefined, (list) => list.where('utilisateur.idAutoEcole', '=', idAutoEcole ?? 0))
    .$if(found !== null, (list) => list.where('utilisateur.id', 'in', found ?? []))
  return listPage(matching, query, SORTING)
}

/** One desk user, if the caller may perform the action on them. */
export const findDesk = (db: Conn, caller: Caller, action: 'read' | 'update', id: number) =>
  rows(db).where('utilisateur.id', '=', id).where(allowed(caller, action)).executeTakeFirst()

/** Whether another desk user or manager has this address: the login could not distinguish the two. */
export async function isAddressTaken(trx: Trx, email: string, except = 0): Promise<boolean> {
  const other = await trx
    .selectFrom('utilisateur')
    .select('id')
    .where('email', '=', email)
    .where('role', 'in', ['ecole', 'manager'])
    .where('id', '!=', except)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

/** Number of other active users of a school with full access. */
export async function othersWithAll(trx: Trx, idAutoEcole: number, except: number): Promise<number> {
  const { total } = await trx
    .selectFrom('utilisateur')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('idAutoEcole', '=', idAutoEcole)
    .where('role', '=', 'ecole')
    .where('actif', '=', 1)
    .where((eb) => eb(eb.fn.coalesce('acces', eb.val('tout' as const)), '=', 'tout'))
    .where('id', '!=', except)
    .executeTakeFirstOrThrow()
  return total
}

type Change =
  | Partial<UtilisateurInput>
  | Partial<Pick<UtilisateurTable, 'actif' | 'motDePasse' | 'isFirstLogin' | 'echecs' | 'verrouilleJusqua'>>

export async function updateDesk(trx: Trx, id: number, change: Change, updatedAt: string): Promise<void> {
  await trx
    .updateTable('utilisateur')
    .set({ ...change, updatedAt })
    .where('id', '=', id)
    .execute()
}
