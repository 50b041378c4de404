import type { ForfaitInput, forfaitListQuery } from '@contract/argent/forfait'
import { fold } from '@contract/fold'
import type { ReferenceExpression } from 'kysely'
import type { z } from 'zod'
import type { Caller } from '../../caller'
import { type Bit, bit } from '../bit'
import { listPage } from '../listPage'
import type { Conn, Database, Db, Trx } from '../schema'
import { allowedRows } from '../scope'
import { idsWith } from '../search/words'

type Query = z.output<typeof forfaitListQuery>
type Doing = 'read' | 'update' | 'manage'

/** The columns that conditions of rules refer to. */
const RULE_COLUMNS = {
  idAutoEcole: 'forfait.idAutoEcole',
} satisfies Record<string, ReferenceExpression<Database, 'forfait'>>

const readable = (caller: Caller, action: Doing) => allowedRows(caller, action, 'Tarification', RULE_COLUMNS)

/** Packages, each with the prices in force for its licence category. */
const rows = (db: Conn) =>
  db
    .selectFrom('forfait')
    .leftJoin('config_prix', (join) =>
      join
        .onRef('config_prix.idAutoEcole', '=', 'forfait.idAutoEcole')
        .onRef('config_prix.idPermi', '=', 'forfait.idPermi')
        .on('config_prix.is_active', '=', 1),
    )
    .selectAll('forfait')
    .select([
      'code_hour_price',
      'code_exam_price',
      'circulation_hour_price',
      'circulation_exam_price',
      'maneuver_hour_price',
      'maneuver_exam_price',
      'code_file_fee',
    ])
export type ForfaitRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

const SORTING = {
  columns: {
    idPermi: ['forfait.idPermi', 'forfait.nom'],
    nom: 'forfait.nom',
    prix: 'forfait.prix',
    createdAt: 'forfait.id',
  },
  usual: 'idPermi',
  id: 'forfait.id',
} as const

/** Ids of the packages whose name has the words of a search. */
const forfaitsNamed = (db: Db, caller: Caller, q: string | undefined) =>
  idsWith(
    q,
    () => db.selectFrom('forfait').select(['id', 'nom']).where(readable(caller, 'read')).execute(),
    ({ nom }) => [nom],
  )

/** The packages that a caller may read, with what the global search shows of them. A school has tens of them. */
export const forfaitsToFind = (db: Db, caller: Caller) =>
  db
    .selectFrom('forfait')
    .innerJoin('permi', 'permi.id', 'forfait.idPermi')
    .select(['forfait.id', 'forfait.nom', 'forfait.prix', 'forfait.active', 'permi.code as permi'])
    .where(readable(caller, 'read'))
    .execute()

/** One page of the packages that a caller may read. */
export async function listForfaits(db: Db, caller: Caller, query: Query) {
  const { idPermi, active } = query
  const found = await forfaitsNamed(db, caller, query.q)
  const matching = rows(db)
    .where(readable(caller, 'read'))
    .$if(idPermi !== undefined, (list) => list.where('forfait.idPermi', '=', idPermi ?? 0))
    .$if(active !== undefined, (list) => list.where('forfait.active', '=', bit(active === 'true')))
    .$if(found !== null, (list) => list.where('forfait.id', 'in', found ?? []))
  return listPage(matching, query, SORTING)
}

/** One package, if the caller may perform the action on it. */
export const findForfait = (db: Conn, caller: Caller, action: Doing, id: number) =>
  rows(db).where('forfait.id', '=', id).where(readable(caller, action)).executeTakeFirst()

interface Named extends Pick<ForfaitInput, 'nom' | 'idPermi'> {
  idAutoEcole: number
}

/** Whether another package of the school for the same licence category has this name. */
export async function isForfaitNamed(trx: Trx, { nom, idPermi, idAutoEcole }: Named, except: number): Promise<boolean> {
  const known = await trx
    .selectFrom('forfait')
    .select('nom')
    .where('idAutoEcole', '=', idAutoEcole)
    .where('idPermi', '=', idPermi)
    .where('id', '!=', except)
    .execute()
  return known.some((forfait) => fold(forfait.nom) === fold(nom))
}

const columns = ({ dossier, ...input }: ForfaitInput) => ({ ...input, dossier: bit(dossier) })

export async function insertForfait(trx: Trx, input: ForfaitInput, idAutoEcole: number, now: string): Promise<number> {
  const { id } = await trx
    .insertInto('forfait')
    .values({ ...columns(input), idAutoEcole, active: 1, version: 1, createdAt: now, updatedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Changes a package and increments its version. */
export async function updateForfait(
  trx: Trx,
  id: number,
  change: ForfaitInput | { active: Bit },
  now: string,
): Promise<void> {
  const set = 'nom' in change ? columns(change) : change
  await trx
    .updateTable('forfait')
    .set((eb) => ({ ...set, version: eb('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .execute()
}

export async function removeForfait(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('forfait').where('id', '=', id).execute()
}
