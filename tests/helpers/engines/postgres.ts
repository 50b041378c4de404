import { createHash, randomUUID } from 'node:crypto'
import type { Db } from '@backend/database/schema'
import { type Connected, connectPostgres } from '@server/database/postgres'
import { bringUpToDate } from '@server/database/upToDate'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { LentDatabase } from './lentDatabase'

const address = (database: string) => {
  const url = new URL(inject('postgres'))
  url.pathname = database
  return url.href
}

let admin: Db | undefined
/** The connection that makes and drops databases. */
const administration = () => {
  admin ??= connectPostgres({ connectionString: inject('postgres'), max: 2 }).db
  return admin
}

const ready = new Map<string, Promise<string>>()

async function makeTemplate(name: string, prepare: (db: Db) => Promise<void>): Promise<void> {
  await administration()
    .connection()
    .execute(async (db) => {
      // Another worker may be making the same one.
      await sql`select pg_advisory_lock(hashtext(${name}))`.execute(db)
      try {
        const { rows } = await sql`select 1 from pg_database where datname = ${name}`.execute(db)
        if (rows.length > 0) return
        await sql`create database ${sql.id(`${name}_new`)}`.execute(db)
        const { db: made } = connectPostgres({ connectionString: address(`${name}_new`), max: 2 })
        await bringUpToDate(made)
        await prepare(made)
        // The server would do this later by itself. Without statistics it plans badly, and deleted rows are still read.
        await sql`vacuum analyze`.execute(made)
        await made.destroy()
        await sql`alter database ${sql.id(`${name}_new`)} rename to ${sql.id(name)}`.execute(db)
      } finally {
        await sql`select pg_advisory_unlock(hashtext(${name}))`.execute(db)
      }
    })
}

/** Creates a database as a copy of one that is prepared once for all workers. */
async function copyOf(template: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await sql`create database ${sql.id(name)} template ${sql.id(template)} strategy file_copy`.execute(administration())
  return name
}

/** Drops a database in the background. */
const drop = (name: string) => void sql`drop database ${sql.id(name)} with (force)`.execute(administration())

type Prepare = (db: Db) => Promise<void>

async function templateOf(kind: string, prepare: Prepare): Promise<string> {
  const template = `template_${createHash('sha256').update(kind).digest('hex').slice(0, 16)}`
  const known = ready.get(template) ?? makeTemplate(template, prepare).then(() => template)
  ready.set(template, known)
  return known
}

/** A new database for tests whose changes cannot be undone in a lent one, such as another schema. */
export async function clonedDatabase(kind: string, prepare: Prepare, max = 10): Promise<Connected> {
  const name = await copyOf(await templateOf(kind, prepare))
  const connected = connectPostgres({ connectionString: address(name), max })
  const close = connected.db.destroy.bind(connected.db)
  connected.db.destroy = async () => {
    await close()
    drop(name)
  }
  return connected
}

/** The number of tests that use one database, because deleted rows still take up space in it. */
const USES = 100
/** The databases of this worker that are not in use. */
const free = new Map<string, LentDatabase[]>()

/** Takes a restored database. */
async function freeOf(key: string): Promise<LentDatabase | undefined> {
  const database = free.get(key)?.pop()
  if (!database) return undefined
  const isReady = await database.ready.then(
    () => true,
    () => false,
  )
  if (isReady && database.uses < USES) return database
  void database.close().then(() => drop(database.name))
  return freeOf(key)
}

/** A database for a test that may treat it as its own. The changes are undone when it is destroyed. */
export async function borrowedDatabase(kind: string, prepare: Prepare, max = 10): Promise<Connected> {
  const template = await templateOf(kind, prepare)
  const key = `${template} ${max}`
  const found = await freeOf(key)
  const name = found ? found.name : await copyOf(template)
  const database = found ?? (await LentDatabase.open(name, address(name), max))
  return database.lend(() => free.set(key, [...(free.get(key) ?? []), database]))
}

/** The address of a new database without tables. */
export async function emptyAddress(): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await sql`create database ${sql.id(name)}`.execute(administration())
  return address(name)
}
