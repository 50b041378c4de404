import { mediaOf } from '@contract/ecole/papier'
import { sql } from 'kysely'
import { freeUsernames } from '../compte/utilisateur'
import { isBrokenRule } from '../dialect'
import { indexSchool } from '../ecole/candidat/searchIndex'
import { OWNERS, type TableName } from '../ownership'
import { RefusedCopyError } from '../replace'
import type { Db, Trx } from '../schema'
import { type Columns, columnsOfTables, copyRows, type Row } from './copyRows'
import { NewIds } from './newIds'
import { bringPlatformRows } from './platformRows'
import { renamed } from './references'
import { LEAVING, ruleOf } from './rules'
import { inOrder, type Shapes } from './shape'
import { nobody } from './takeArchive'

/** The bytes of a paper. @returns what is written in their place */
type Keep = (idAutoEcole: number, empreinte: string, bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>

interface Asked {
  /** The id of the school in the copy. */
  school: number
  shapes: Shapes
  now: string
  keep: Keep
  /** The hash of a paper's bytes. */
  hashOf: (bytes: Uint8Array<ArrayBuffer>) => Promise<string>
}

export interface MovedIn {
  /** The school's id here. */
  id: number
  /** What became of each id; for tests, which compare the rows. */
  ids: NewIds
  /** The number of rows of each table. */
  counts: Map<TableName, number>
  /** User names that somebody here has, and those that their accounts have instead. */
  renames: { username: string; devient: string }[]
}

/** The tables whose rows are schools'. */
const OWN = LEAVING.filter((table) => OWNERS[table] !== 'platform')

/** Accounts of others that the school's rows name: each gets a nameless one here. */
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

/** The user names of a school in a copy, in the order of its accounts, with those that are free here. */
export async function usernamesOf(copy: Db, db: Db | Trx, school: number): Promise<Map<string, string>> {
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

/** A row with the ids of this database. @throws RefusedCopyError when it refers to a row that is not the school's */
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

/** What stands in the place of bytes that the host keeps, and has lost: no file is so short. */
const LOST = 1

/** The bytes of a scan are what their hash says. */
async function keptPaper(row: Row, next: Row, { keep, hashOf }: Asked): Promise<Row> {
  // The columns were checked: these are bytes.
  const bytes = row.contenu as Uint8Array<ArrayBuffer>
  if (bytes.length === LOST) return next
  const isWhole = bytes.length === row.taille && mediaOf(bytes) === row.media && (await hashOf(bytes)) === row.empreinte
  if (!isWhole) throw new RefusedCopyError('damaged')
  return { ...next, contenu: await keep(Number(next.idAutoEcole), String(row.empreinte), bytes) }
}

/** A school brings its own people, and nobody who manages a platform. */
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
 * Adds a school of a checked copy to a database that has others: its rows get ids of their own here, and what refers to
 * them follows.
 * @throws RefusedCopyError when the rows of the copy do not fit together, or break a rule of this database
 */
export async function moveInSchool(copy: Db, trx: Trx, asked: Asked): Promise<MovedIn> {
  try {
    return await fill(copy, trx, asked)
  } catch (error) {
    throw isBrokenRule(error) ? new RefusedCopyError('damaged') : error
  }
}
