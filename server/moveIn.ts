import 'temporal-polyfill/global'
import { readFileSync } from 'node:fs'
import { moveIn, NotEmptyError } from '@backend/database/archive/moveIn'
import { openCopy, type RefusedCopy, RefusedCopyError } from '@backend/database/replace'
import { seedManager } from '@backend/seed/base'
import { demoAccounts } from '@backend/seed/demoAccounts'
import { countRows, keepFirstAccount, reachDatabase } from './database/open'
import { loadSqlite } from './database/sqlite'
import { makeDataFolder } from './dataFolder'
import { takeFolder } from './ownFolder'
import { readSettings, type Settings, SettingsError } from './settings'

/**
 * `npm run serve -- --import FILE` imports a copy of the browser's database, or a school's archive, into an empty
 * database.
 */

const REFUSALS: Record<RefusedCopy, string> = {
  not_a_database: 'is no copy of Voie Libre: it is no SQLite database.',
  damaged: 'is damaged: save the copy again.',
  foreign: 'is the database of another program.',
  newer: 'comes from a later version of Voie Libre: update this one first.',
}

/** The message for the operator, in place of a stack trace. */
function messageOf(error: unknown, file: string): string {
  if (error instanceof SettingsError) return `The settings do not fit:\n${error.message}`
  if (error instanceof RefusedCopyError) return `${file} ${REFUSALS[error.reason]}`
  if (error instanceof NotEmptyError) {
    return `${error.message}. Import into an empty one, before the first start: set another DATA_DIR or DATABASE_URL.`
  }
  return error instanceof Error ? error.message || String(error) : String(error)
}

/** Writes a line for the person who runs the command. It is not an entry of the log. */
const say = (text: string) => process.stdout.write(`${text}\n`)

async function importFile(file: string, settings: Settings): Promise<void> {
  const bytes = readFileSync(file)
  const sqlite = await loadSqlite()
  const copy = await openCopy(sqlite, bytes)
  makeDataFolder(settings.DATA_DIR)
  if (!settings.DATABASE_URL) await takeFolder(settings.DATA_DIR)
  const database = await reachDatabase(settings)
  try {
    const counts = await moveIn(database.db, copy.db, sqlite)
    await countRows(database.db)
    const count = (table: 'auto_ecole' | 'candidat' | 'utilisateur') => counts.get(table) ?? 0
    const all = [...counts.values()].reduce((sum, rows) => sum + rows, 0)
    say(`Imported ${all} rows of ${counts.size} tables from ${file}:`)
    say(`  ${count('auto_ecole')} schools, ${count('utilisateur')} accounts, ${count('candidat')} candidates`)
    const first = await seedManager(database.db, new Date())
    if (first) say(`  a manager was added: name and password are in ${keepFirstAccount(settings.DATA_DIR, first)}`)
    const open = await demoAccounts(database.db)
    if (open > 0)
      say(`  WARNING: ${open} accounts have the public password of the demo. Change it before you go online.`)
  } finally {
    await database.close()
    await copy.db.destroy()
  }
}

const [file = ''] = process.argv.slice(2)
try {
  if (!file) throw new Error('Which file? npm run serve -- --import FILE')
  await importFile(file, readSettings(process.env))
} catch (error) {
  process.stderr.write(`Nothing was imported. ${messageOf(error, file)}\n`)
  process.exit(1)
}
process.exit(0)
