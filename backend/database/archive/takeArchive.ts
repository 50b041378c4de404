import { type Insertable, sql } from 'kysely'
import type { UtilisateurTable } from '../compte/tables'
import { type MemoryDatabase, openMemory } from '../memory'
import { MIGRATIONS, migrateToLatest } from '../migrate'
import type { Db, Trx } from '../schema'
import { readTogether } from '../transact'
import { columnsOfTables, copyRows, type Row } from './copyRows'
import { LEAVING, ruleOf } from './rules'

interface Asked {
  idAutoEcole: number
  /**
   * The account that takes the archive. It alone keeps its password, and can sign in wherever the archive is opened.
   */
  idUtilisateur: number
  now: string
  /** Returns the bytes of a document that the host stores outside the database; null when it has lost them. */
  bytesOf: (papier: { idAutoEcole: number; empreinte: string }) => Promise<Uint8Array<ArrayBuffer> | null>
}

/** No password has this hash. */
export const NO_PASSWORD = ''

/** The ids of accounts outside the school that rows of the archive refer to. */
async function strangers(archive: Db): Promise<number[]> {
  const { rows } = await sql<{ table: string; rowid: number | null; parent: string; column: string }>`
    select c."table", c.rowid, c.parent, f."from" as "column"
    from pragma_foreign_key_check as c join pragma_foreign_key_list(c."table") as f on f.id = c.fkid
  `.execute(archive)
  const ids = new Set<number>()
  for (const { table, rowid, parent, column } of rows) {
    if (parent !== 'utilisateur') throw new Error(`archive: ${table}.${column} leads to a ${parent} that stays`)
    const { rows: found } = await sql<{ id: number }>`
      select ${sql.ref(column)} as id from ${sql.table(table)} where rowid = ${rowid}
    `.execute(archive)
    for (const { id } of found) ids.add(id)
  }
  return [...ids]
}

/**
 * An anonymous, disabled account that replaces a referenced account outside the school: its identity does not leave.
 */
export const nobody = (id: number, now: string): Insertable<UtilisateurTable> => ({
  id,
  createdAt: now,
  updatedAt: now,
  idAutoEcole: null,
  username: `hors-ecole-${id}`,
  nomComplet: '—',
  email: null,
  telephone: null,
  role: 'client',
  acces: null,
  avatar: null,
  langue: 'fr',
  actif: 0,
  isFirstLogin: 0,
  motDePasse: NO_PASSWORD,
  echecs: 0,
  verrouilleJusqua: null,
  derniereConnexion: null,
})

/** Creates the table that describes an archive to people who open the file with another program. */
export const DESCRIPTION = 'create table archive (nom text primary key, valeur text not null)'

async function describe(trx: Trx, archive: Db, { idAutoEcole, now }: Asked): Promise<void> {
  const school = await trx
    .selectFrom('auto_ecole')
    .select('nom')
    .where('id', '=', idAutoEcole)
    .executeTakeFirstOrThrow()
  const facts = {
    format: 'voie-libre-archive 1',
    ecole: school.nom,
    idAutoEcole: String(idAutoEcole),
    date: now,
    schema: Object.keys(MIGRATIONS).at(-1) ?? '',
  }
  await sql.raw(DESCRIPTION).execute(archive)
  for (const [nom, valeur] of Object.entries(facts)) {
    await sql`insert into archive (nom, valeur) values (${nom}, ${valeur})`.execute(archive)
  }
}

async function fill(trx: Trx, archive: Db, asked: Asked): Promise<void> {
  const columnsOf = await columnsOfTables(archive)
  const withoutPassword = (row: Row) => (row.id === asked.idUtilisateur ? row : { ...row, motDePasse: NO_PASSWORD })
  for (const table of LEAVING) {
    const change = table === 'utilisateur' ? withoutPassword : undefined
    const where = ruleOf(table)(asked.idAutoEcole)
    await copyRows({ from: trx, to: archive, table, columns: columnsOf(table), where, change })
  }
  await describe(trx, archive, asked)
}

/**
 * Copies the bytes that the host stores outside the database into the archive. Lost bytes are skipped, so that
 * everything else still leaves.
 */
async function bringBytes(archive: Db, bytesOf: Asked['bytesOf']): Promise<void> {
  const elsewhere = await archive
    .selectFrom('papier')
    .select(['id', 'idAutoEcole', 'empreinte'])
    .where(sql`length(contenu)`, '<>', sql.ref('taille'))
    .execute()
  for (const { id, ...papier } of elsewhere) {
    const contenu = await bytesOf(papier)
    if (contenu) await archive.updateTable('papier').set({ contenu }).where('id', '=', id).execute()
  }
}

/** Reads everything from one state of the database, without making concurrent writes fail. */
const atOneMoment = (db: Db, read: (trx: Trx) => Promise<void>): Promise<void> =>
  db.isTransaction ? read(db as Trx) : readTogether(db, read)

async function filled({ db: archive }: MemoryDatabase, db: Db, asked: Asked): Promise<void> {
  await migrateToLatest(archive)
  await sql`pragma foreign_keys = off`.execute(archive)
  // The archive is filled in one transaction too. Otherwise each statement would open its own.
  await atOneMoment(db, (trx) => archive.transaction().execute((own) => fill(trx, own, asked)))
  await bringBytes(archive, asked.bytesOf)
  const unknown = await strangers(archive)
  for (const id of unknown) await archive.insertInto('utilisateur').values(nobody(id, asked.now)).execute()
}

/**
 * Builds the archive of a school: a SQLite database of this version that holds the school's data and nothing else. The
 * application in the browser restores it like any copy.
 * @param sqlite a SQLite module
 */
export async function takeArchive(db: Db, sqlite: object, asked: Asked): Promise<Uint8Array<ArrayBuffer>> {
  const memory = await openMemory(sqlite)
  try {
    await filled(memory, db, asked)
    return memory.image()
  } finally {
    await memory.db.destroy()
  }
}
