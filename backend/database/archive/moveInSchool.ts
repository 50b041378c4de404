import { mediaOf } from '@contract/ecole/papier'
import { sql } from 'kysely'
import { freeUsernames } from '../compte/utilisateur'
import { isBrokenRule } from '../dialect'
import { indexSchool } from '../ecole/candidat/searchIndex'
import { OWNERS, type TableName } from '../ownership'
import { RefusedCopyError } from '../replace'
import type { Conn, Db, Trx } from '../schema'
import { type Columns, columnsOfTables, copyRows, type Row } from './copyRows'
import { NewIds } from './newIds'
import { bringPlatformRows } from './platformRows'
import { renamed } from './references'
import { LEAVING, ruleOf } from './rules'
import { inOrder, type Shapes } from './shape'
import { nobody } from './takeArchive'

/** Stores the bytes of a document. @returns the bytes to write to the database in their place */
type Keep = (idAutoEcole: number, empreinte: string, bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>

interface Asked {
  /** The id of the school in the copy. */
  school: number
  shapes: Shapes
  now: string
  keep: Keep
  /** Computes the hash of the bytes of a document. */
  hashOf: (bytes: Uint8Array<ArrayBuffer>) => Promise<string>
}

export interface MovedIn {
  /** The id of the school in this database. */
  id: number
  /** The new id of each old id. Tests use it to compare the rows. */
  ids: NewIds
  /** The number of rows of each table. */
  counts: Map<TableName, number>
  /** The user names that were already taken in this database, each with its replacement. */
  renames: { username: string; devient: string }[]
}

/** The tables whose rows belong to schools. */
const OWN = LEAVING.filter((table) => OWNERS[table] !== 'platform')

/** The ids of accounts outside the school that its rows refer to. Each gets an anonymous account in this database. */
async function strangers(copy: Db, { school, shapes }: Asked): Promise<number[]> {
  const ids = new Set<number>()
  const own = sql`select id from utilisateur where ${ruleOf('utilisateur')(school)}`
  for (const table of OWN) {
    for (const [column, parent] of shapes.get(table)?.references ?? []) {
      if (parent !== 'utilisateur') continue
      const { rows } = await sql<{ id: number }>`
        select distinct ${sql.ref(column)} as id from ${sql.table(table)}
        where ${ruleOf(table)(school)} and ${sql.ref(column)} is not null and ${sql.ref(column)} not in (${own})`.execute(
        copy,
      )
      for (const { id } of rows) ids.add(id)
    }
  }
  return [...ids].sort((a, b) => a - b)
}

/**
 * The user names of a school in a copy, in the order of its accounts, each with the name that is free in this database.
 */
export async function usernamesOf(copy: Db, db: Conn, school: number): Promise<Map<string, string>> {
  const rows = await copy
    .selectFrom('utilisateur')
    .select('username')
    .where('idAutoEcole', '=', school)
    .orderBy('id')
    .execute()
  const names = rows.map(({ username }) => username)
  const free = await freeUsernames(db, names)
  return new Map(names.map((name, index) => [name, free[index] ?? name]))
}

async function giveIds(
  copy: Db,
  trx: Trx,
  asked: Asked,
  ids: NewIds,
  columnsOf: (table: TableName) => Columns,
): Promise<void> {
  const others = await strangers(copy, asked)
  await ids.give(trx, 'utilisateur', others)
  for (const old of others)
    await trx
      .insertInto('utilisateur')
      .values(nobody(ids.of('utilisateur', old) ?? 0, asked.now))
      .execute()
  for (const table of OWN) {
    if (!columnsOf(table).hasId) continue
    const { rows } = await sql<{ id: number }>`
      select id from ${sql.table(table)} where ${ruleOf(table)(asked.school)} order by id`.execute(copy)
    await ids.give(
      trx,
      table,
      rows.map(({ id }) => id),
    )
  }
}

/**
 * Returns a row with the ids of this database.
 * @throws RefusedCopyError when the row refers to a row that does not belong to the school
 */
function moved(table: TableName, row: Row, ids: NewIds, { school, shapes }: Asked): Row {
  const next = renamed(table, row, ids)
  if (typeof row.id === 'number') next.id = ids.of(table, row.id)
  const references = new Map(shapes.get(table)?.references)
  const owner = OWNERS[table]
  if (owner !== 'platform' && 'own' in owner && owner.own !== 'id') references.set(owner.own, 'auto_ecole')
  for (const [column, parent] of references) {
    const old = row[column]
    if (old === null) continue
    const id = parent === 'auto_ecole' && old !== school ? undefined : ids.of(parent, Number(old))
    if (id === undefined) throw new RefusedCopyError('damaged')
    next[column] = id
  }
  return next
}

/** The length of the placeholder for bytes that the host stored elsewhere and has lost. No real file is that short. */
const LOST = 1

/** A hash as this program writes it. A host reads lost bytes under it, and another text might name a file of others. */
const HASH = /^[\w-]{43}$/

/** Stores the scan of a document after checking its bytes against the size, type and hash in its row. */
async function keptPaper(row: Row, next: Row, { keep, hashOf }: Asked): Promise<Row> {
  // `checkShapes` has verified that this column holds bytes.
  const bytes = row.contenu as Uint8Array<ArrayBuffer>
  if (!HASH.test(String(row.empreinte))) throw new RefusedCopyError('damaged')
  if (bytes.length === LOST) return next
  const isWhole = bytes.length === row.taille && mediaOf(bytes) === row.media && (await hashOf(bytes)) === row.empreinte
  if (!isWhole) throw new RefusedCopyError('damaged')
  return { ...next, contenu: await keep(Number(next.idAutoEcole), String(row.empreinte), bytes) }
}

/** Refuses a school that has a platform manager among its accounts. */
async function refuseManagers(copy: Db, school: number): Promise<void> {
  const manager = await copy
    .selectFrom('utilisateur')
    .select('id')
    .where('idAutoEcole', '=', school)
    .where('role', '=', 'manager')
    .executeTakeFirst()
  if (manager) throw new RefusedCopyError('damaged')
}

async function fill(copy: Db, trx: Trx, asked: Asked): Promise<MovedIn> {
  const { school, shapes } = asked
  await refuseManagers(copy, school)
  const ids = new NewIds()
  const columnsOf = await columnsOfTables(copy)
  const usernames = await usernamesOf(copy, trx, school)
  await giveIds(copy, trx, asked, ids, columnsOf)
  await bringPlatformRows({ copy, trx, school, ids, shapes })
  const counts = new Map<TableName, number>()
  for (const table of inOrder(OWN, shapes)) {
    const change = (row: Row): Row | Promise<Row> => {
      const next = moved(table, row, ids, asked)
      if (table === 'papier') return keptPaper(row, next, asked)
      return table === 'utilisateur' ? { ...next, username: usernames.get(String(row.username)) } : next
    }
    const where = ruleOf(table)(school)
    counts.set(table, await copyRows({ from: copy, to: trx, table, columns: columnsOf(table), where, change }))
  }
  const id = ids.of('auto_ecole', school) ?? 0
  await indexSchool(trx, id)
  const renames = [...usernames].flatMap(([username, devient]) => (username === devient ? [] : [{ username, devient }]))
  return { id, ids, counts, renames }
}

/**
 * Adds a school from a checked copy to a database that already has other schools. Its rows get new ids here, and all
 * references to them are updated.
 * @throws RefusedCopyError when the rows of the copy do not fit together, or break a rule of this database
 * @throws UnknownPermisError
 */
export async function moveInSchool(copy: Db, trx: Trx, asked: Asked): Promise<MovedIn> {
  try {
    return await fill(copy, trx, asked)
  } catch (error) {
    throw isBrokenRule(error) ? new RefusedCopyError('damaged') : error
  }
}
