import { type Kysely, sql } from 'kysely'

// Frozen: a migration is never edited after it has been released; what changes comes in the next one.

// biome-ignore lint/suspicious/noExplicitAny: a migration must not depend on today's types.
type Schema = Kysely<any>

const stamped = (db: Schema, name: string) =>
  db.schema
    .createTable(name)
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())

/** The customer's names, to the letter. */
const CUSTOMER_PRICES = [
  'code_hour_price',
  'code_exam_price',
  'circulation_hour_price',
  'circulation_exam_price',
  'maneuver_hour_price',
  'maneuver_exam_price',
  'code_en_ligne_hour_price',
  'code_package_price',
  'driving_package_price',
  'code_file_fee',
]
/** Ours: the minutes of the two default packages, and the part of an exam's price that goes to the State. */
const OUR_FIGURES = [
  'codePackageMinutes',
  'circulationPackageMinutes',
  'maneuverPackageMinutes',
  'codeExamDroits',
  'circulationExamDroits',
  'maneuverExamDroits',
]

/** The default prices of a school for a permit, in millimes; one set of them is active. */
async function prices(db: Schema) {
  let table = stamped(db, 'config_prix')
    .addColumn('idAutoEcole', 'integer', (c) => c.notNull().references('auto_ecole.id'))
    .addColumn('idPermi', 'integer', (c) => c.notNull().references('permi.id'))
  for (const figure of [...CUSTOMER_PRICES, ...OUR_FIGURES]) {
    table = table.addColumn(figure, 'integer', (c) => c.notNull().check(sql`${sql.ref(figure)} >= 0`))
  }
  await table
    .addColumn('is_active', 'integer', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .execute()
  await sql`create unique index config_prix_active on config_prix ("idAutoEcole", "idPermi") where is_active = 1`.execute(
    db,
  )
  await db.schema.createIndex('config_prix_ecole').on('config_prix').columns(['idAutoEcole', 'idPermi', 'id']).execute()
}

/** What a school sells to candidates at one price: minutes by kind of lesson, exams, perhaps the file fee. */
async function forfaits(db: Schema) {
  await stamped(db, 'forfait')
    .addColumn('idAutoEcole', 'integer', (c) => c.notNull().references('auto_ecole.id'))
    .addColumn('idPermi', 'integer', (c) => c.notNull().references('permi.id'))
    .addColumn('nom', 'text', (c) => c.notNull())
    .addColumn('prix', 'integer', (c) => c.notNull().check(sql`prix >= 0`))
    .addColumn('minutesCode', 'integer', (c) => c.notNull())
    .addColumn('minutesCirculation', 'integer', (c) => c.notNull())
    .addColumn('minutesParc', 'integer', (c) => c.notNull())
    .addColumn('examensCode', 'integer', (c) => c.notNull())
    .addColumn('examensCirculation', 'integer', (c) => c.notNull())
    .addColumn('examensParc', 'integer', (c) => c.notNull())
    .addColumn('dossier', 'integer', (c) => c.notNull())
    .addColumn('active', 'integer', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('forfait_ecole').on('forfait').columns(['idAutoEcole', 'idPermi', 'id']).execute()
}

/** What a candidate has bought, with every price copied: later changes of the school's prices never touch it. */
async function enrolments(db: Schema) {
  await stamped(db, 'inscription')
    .addColumn('idAutoEcole', 'integer', (c) => c.notNull().references('auto_ecole.id'))
    .addColumn('idCandidat', 'integer', (c) => c.notNull().references('candidat.id'))
    .addColumn('idPermi', 'integer', (c) => c.notNull().references('permi.id'))
    .addColumn('dateDebut', 'text', (c) => c.notNull())
    .addColumn('dateFin', 'text')
    .addColumn('status', 'text', (c) => c.notNull().check(sql`status in ('ACTIVE', 'COMPLETED', 'TERMINATED')`))
    // Where the prices were copied from; for reading only.
    .addColumn('idForfait', 'integer', (c) => c.references('forfait.id'))
    .addColumn('idConfigPrix', 'integer', (c) => c.references('config_prix.id'))
    .addColumn('motif', 'text')
    .addColumn('version', 'integer', (c) => c.notNull())
    .execute()
  await sql`create unique index inscription_active on inscription ("idCandidat") where status = 'ACTIVE'`.execute(db)
  await db.schema.createIndex('inscription_candidat').on('inscription').columns(['idCandidat', 'dateDebut']).execute()
  await db.schema.createIndex('inscription_ecole').on('inscription').columns(['idAutoEcole', 'id']).execute()
  await db.schema.createIndex('inscription_config').on('inscription').columns(['idConfigPrix']).execute()
  await db.schema.createIndex('inscription_forfait').on('inscription').columns(['idForfait']).execute()

  // The price of a service from a day on, in millimes for an hour, an exam or a fee. Rows are added, never changed.
  await db.schema
    .createTable('inscription_prix')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('idInscription', 'integer', (c) => c.notNull().references('inscription.id'))
    .addColumn('service', 'text', (c) => c.notNull())
    .addColumn('montant', 'integer', (c) => c.notNull().check(sql`montant >= 0`))
    // The part of an exam's price that goes to the State.
    .addColumn('droits', 'integer', (c) => c.notNull())
    .addColumn('dateEffet', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('inscription_prix_service')
    .on('inscription_prix')
    .columns(['idInscription', 'service', 'dateEffet'])
    .execute()

  // Minutes or exams bought, worth `montant` as a whole; a discount is a row without minutes that lowers another one.
  await db.schema
    .createTable('lot')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('idInscription', 'integer', (c) => c.notNull().references('inscription.id'))
    .addColumn('service', 'text', (c) => c.notNull())
    .addColumn('quantite', 'integer', (c) => c.notNull().check(sql`quantite >= 0`))
    .addColumn('montant', 'integer', (c) => c.notNull())
    .addColumn('dateEffet', 'text', (c) => c.notNull())
    .addColumn('dateFin', 'text')
    .addColumn('origine', 'text', (c) => c.notNull().check(sql`origine in ('FORFAIT', 'AVENANT', 'REMISE', 'REPRISE')`))
    .addColumn('idReduit', 'integer', (c) => c.references('lot.id'))
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('lot_inscription').on('lot').columns(['idInscription', 'service', 'dateEffet']).execute()
}

/** The prices of a school, its packages for candidates, and what each candidate has bought at which prices. */
export async function up(db: Schema): Promise<void> {
  await prices(db)
  await forfaits(db)
  await enrolments(db)
}
