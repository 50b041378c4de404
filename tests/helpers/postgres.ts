import { createHash, randomUUID } from 'node:crypto'
import type { Db } from '@backend/database/schema'
import { type Connected, connectPostgres } from '@server/database/postgres'
import { raiseWall } from '@server/database/wall/raise'
import { sql } from 'kysely'
import { inject } from 'vitest'

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
        await prepare(made)
        await raiseWall(made)
        await made.destroy()
        await sql`alter database ${sql.id(`${name}_new`)} rename to ${sql.id(name)}`.execute(db)
      } finally {
        await sql`select pg_advisory_unlock(hashtext(${name}))`.execute(db)
      }
    })
}

const copy = async (template: string): Promise<string> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await sql`create database ${sql.id(name)} template ${sql.id(template)} strategy file_copy`.execute(administration())
  return name
}

/** Copies that were made while the test before ran. */
const spare = new Map<string, Promise<string>>()

/** A database of its own for a test, copied from one that is prepared once for all workers. */
export async function clonedDatabase(kind: string, prepare: (db: Db) => Promise<void>, max = 10): Promise<Connected> {
  const template = `template_${createHash('sha256').update(kind).digest('hex').slice(0, 16)}`
  const known = ready.get(template) ?? makeTemplate(template, prepare).then(() => template)
  ready.set(template, known)
  await known
  const name = await (spare.get(template) ?? copy(template))
  spare.set(template, copy(template))
  const { db, wall } = connectPostgres({ connectionString: address(name), max })
  const close = db.destroy.bind(db)
  db.destroy = async () => {
    await close()
    // Nobody waits for it.
    void sql`drop database ${sql.id(name)} with (force)`.execute(administration())
  }
  return { db, wall }
}

/** The address of a new database without tables. */
export async function emptyAddress(): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await sql`create database ${sql.id(name)}`.execute(administration())
  return address(name)
}
