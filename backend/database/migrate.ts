import { type Migration, Migrator, sql } from 'kysely'
import { engineOf } from './dialect'
import * as socle from './migrations/0001_socle'
import * as planning from './migrations/0002_planning'
import * as plateforme from './migrations/0003_plateforme'
import * as annulation from './migrations/0004_annulation'
import * as lecons from './migrations/0005_lecons'
import * as idempotency from './migrations/0006_idempotency'
import * as papiers from './migrations/0007_papiers'
import * as importing from './migrations/0008_import'
import * as appareil from './migrations/0009_appareil'
import * as permis from './migrations/0010_permis'
import * as notifTarget from './migrations/0011_notif_target'
import * as planningNames from './migrations/0012_planning_names'
import * as tarification from './migrations/0013_tarification'
import * as comptes from './migrations/0014_comptes'
import * as paie from './migrations/0015_paie'
import * as mouvements from './migrations/0016_mouvements'
import * as contrats from './migrations/0017_contrats'
import * as recouvrement from './migrations/0018_recouvrement'
import * as cours from './migrations/0019_cours'
import * as caisse from './migrations/0020_caisse'
import * as factures from './migrations/0021_factures'
import * as reprise from './migrations/0022_reprise'
import * as devoirs from './migrations/0023_devoirs'
import * as salle from './migrations/0024_salle'
import * as statistiques from './migrations/0025_statistiques'
import * as reversals from './migrations/0026_reversals'
import * as envoi from './migrations/0027_envoi'
import * as pertes from './migrations/0028_pertes'
import * as approbations from './migrations/0029_approbations'
import * as push from './migrations/0030_push'
import * as avis from './migrations/0031_avis'
import * as recherches from './migrations/0032_recherches'
import * as retards from './migrations/0033_retards'
import * as serveur from './migrations/0034_serveur'
import * as dernieresFactures from './migrations/0035_dernieres_factures'
import * as duree from './migrations/0036_duree'
import * as rechercheCheques from './migrations/0037_recherche_cheques'
import * as remisesRetirees from './migrations/0038_remises_retirees'
import type { Conn, Db } from './schema'

/** Every migration, in order. A new one is added at the end; none is edited or removed. */
export const MIGRATIONS: Record<string, Migration> = {
  '0001_socle': socle,
  '0002_planning': planning,
  '0003_plateforme': plateforme,
  '0004_annulation': annulation,
  '0005_lecons': lecons,
  '0006_idempotency': idempotency,
  '0007_papiers': papiers,
  '0008_import': importing,
  '0009_appareil': appareil,
  '0010_permis': permis,
  '0011_notif_target': notifTarget,
  '0012_planning_names': planningNames,
  '0013_tarification': tarification,
  '0014_comptes': comptes,
  '0015_paie': paie,
  '0016_mouvements': mouvements,
  '0017_contrats': contrats,
  '0018_recouvrement': recouvrement,
  '0019_cours': cours,
  '0020_caisse': caisse,
  '0021_factures': factures,
  '0022_reprise': reprise,
  '0023_devoirs': devoirs,
  '0024_salle': salle,
  '0025_statistiques': statistiques,
  '0026_reversals': reversals,
  '0027_envoi': envoi,
  '0028_pertes': pertes,
  '0029_approbations': approbations,
  '0030_push': push,
  '0031_avis': avis,
  '0032_recherches': recherches,
  '0033_retards': retards,
  '0034_serveur': serveur,
  '0035_dernieres_factures': dernieresFactures,
  '0036_duree': duree,
  '0037_recherche_cheques': rechercheCheques,
  '0038_remises_retirees': remisesRetirees,
}

const isEmpty = async (db: Conn) => (await sql`select name from sqlite_master limit 1`.execute(db)).rows.length === 0

/**
 * Creates the schema of all migrations at once in an empty SQLite database. This takes a fraction of their time, and
 * the first start waits for it.
 * @returns whether the database was empty
 */
async function createAtOnce(db: Db): Promise<boolean> {
  if (!(await isEmpty(db))) return false
  // Loaded only on the first start.
  const { LATEST } = await import('./migrations/latest')
  return db.transaction().execute(async (trx) => {
    // Two tabs may start at the same time.
    if (!(await isEmpty(trx))) return false
    for (const statement of LATEST) await sql.raw(statement).execute(trx)
    const timestamp = new Date().toISOString()
    const done = Object.keys(MIGRATIONS).map((name) => sql`(${name}, ${timestamp})`)
    await sql`insert into kysely_migration (name, timestamp) values ${sql.join(done)}`.execute(trx)
    await sql`insert into kysely_migration_lock (id, is_locked) values ('migration_lock', 0)`.execute(trx)
    return true
  })
}

/** Runs the migrations that a database lacks, all or nothing. @throws as `migrateToLatest` */
export async function runMigrations(db: Db, migrations: Record<string, Migration>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error instanceof Error ? error : new Error(String(error))
}

/**
 * Brings a database up to date, all or nothing.
 * @throws when a step fails, or when the database knows migrations that this version does not.
 */
export async function migrateToLatest(db: Db, migrations = MIGRATIONS): Promise<void> {
  const isCreated = migrations === MIGRATIONS && engineOf(db) === 'sqlite' && (await createAtOnce(db))
  if (!isCreated) await runMigrations(db, migrations)
}
