import type { sessionListQuery } from '@contract/caisse/caisse'
import { type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { Caller } from '../../caller'
import { listPage } from '../listPage'
import type { Conn, Db, Trx } from '../schema'
import { allowedRows } from '../scope'
import { idsWith } from '../search/words'
import type { CaisseSessionTable } from './tables'

const sessions = (db: Conn) =>
  db
    .selectFrom('caisse_session')
    .innerJoin('utilisateur', 'utilisateur.id', 'caisse_session.idUtilisateur')
    .leftJoin('utilisateur as closer', 'closer.id', 'caisse_session.fermeePar')
    .leftJoin('ecart_repris', 'ecart_repris.idSession', 'caisse_session.id')
    .selectAll('caisse_session')
    .select(['utilisateur.nomComplet as caissier', 'closer.nomComplet as closerName', 'ecart_repris.id as idReprise'])
export type SessionRow = Awaited<ReturnType<ReturnType<typeof sessions>['executeTakeFirstOrThrow']>>

/** Sessions of the caller's school; with `idOwn` those of one cashier alone. */
const seen = (caller: Caller, idOwn: number | null) =>
  sql<SqlBool>`${allowedRows<'caisse_session'>(caller, 'read', 'Transaction', {
    idAutoEcole: 'caisse_session.idAutoEcole',
  })} and ${idOwn === null ? sql`1 = 1` : sql`caisse_session."idUtilisateur" = ${idOwn}`}`

/** One session, if the caller may see it. */
export const findSession = (db: Conn, caller: Caller, id: number, idOwn: number | null) =>
  sessions(db).where('caisse_session.id', '=', id).where(seen(caller, idOwn)).executeTakeFirst()

/** The open session of a cashier. */
export const openSession = (db: Conn, idAutoEcole: number, idUtilisateur: number) =>
  sessions(db)
    .where('caisse_session.idAutoEcole', '=', idAutoEcole)
    .where('caisse_session.idUtilisateur', '=', idUtilisateur)
    .where('caisse_session.fermeeLe', 'is', null)
    .executeTakeFirst()

/** Ids of the people of the caller's school whose names have the words of a search. */
const cashiersNamed = (db: Db, { idAutoEcole }: Caller, q: string | undefined) =>
  idsWith(
    q,
    () => db.selectFrom('utilisateur').select(['id', 'nomComplet']).where('idAutoEcole', '=', idAutoEcole).execute(),
    ({ nomComplet }) => [nomComplet],
  )

/** One page of sessions, the latest first. */
export async function listSessions(
  db: Db,
  caller: Caller,
  idOwn: number | null,
  query: z.output<typeof sessionListQuery>,
) {
  const { etat, idCaissier, from, to, q } = query
  const cashiers = await cashiersNamed(db, caller, q)
  const matching = sessions(db)
    .where(seen(caller, idOwn))
    .$if(idCaissier !== undefined, (list) => list.where('caisse_session.idUtilisateur', '=', idCaissier ?? 0))
    .$if(from !== undefined, (list) => list.where('caisse_session.jour', '>=', from ?? ''))
    .$if(to !== undefined, (list) => list.where('caisse_session.jour', '<=', to ?? ''))
    .$if(cashiers !== null, (list) => list.where('caisse_session.idUtilisateur', 'in', cashiers ?? []))
    .$if(etat === 'ouverte', (list) => list.where('caisse_session.fermeeLe', 'is', null))
    .$if(etat === 'fermee', (list) => list.where('caisse_session.fermeeLe', 'is not', null))
    .$if(etat === 'ecart', (list) => list.where('caisse_session.ecart', '<>', 0))
  const columns = { jour: 'caisse_session.jour' } as const
  return listPage(matching, query, { columns, usual: '-jour', id: 'caisse_session.id' })
}

interface Opening {
  idAutoEcole: number
  idUtilisateur: number
  jour: string
  ouverteLe: string
  fonds: number
}

export async function insertSession(trx: Trx, opening: Opening): Promise<number> {
  const { id } = await trx.insertInto('caisse_session').values(opening).returning('id').executeTakeFirstOrThrow()
  return id
}

type Closing = Required<
  Pick<
    CaisseSessionTable,
    | 'fermeeLe'
    | 'fermeePar'
    | 'theorique'
    | 'compte'
    | 'ecart'
    | 'motif'
    | 'verse'
    | 'annee'
    | 'numero'
    | 'rapport'
    | 'empreinte'
  >
>

/** Closes a session: the only change of its row. */
export const storeClosing = (trx: Trx, id: number, closing: Closing) =>
  trx.updateTable('caisse_session').set(closing).where('id', '=', id).where('fermeeLe', 'is', null).execute()

/** The hash of the closing before the next one of a school; empty before the first. */
export async function lastHash(trx: Trx, idAutoEcole: number): Promise<string> {
  const last = await trx
    .selectFrom('caisse_session')
    .select('empreinte')
    .where('idAutoEcole', '=', idAutoEcole)
    .where('numero', 'is not', null)
    .orderBy('annee', 'desc')
    .orderBy('numero', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.empreinte ?? ''
}

/** The counts of a session, in order. */
export const countsOf = (db: Conn, idSession: number) =>
  db.selectFrom('caisse_comptage').selectAll().where('idSession', '=', idSession).orderBy('id').execute()

interface NewCount {
  idAutoEcole: number
  idSession: number
  compte: number
  billetage: string | null
  theorique: number
  idUtilisateur: number
  createdAt: string
}

export const insertCount = (trx: Trx, count: NewCount) => trx.insertInto('caisse_comptage').values(count).execute()
