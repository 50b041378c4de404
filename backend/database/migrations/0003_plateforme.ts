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

async function packs(db: Schema) {
  await stamped(db, 'pack')
    .addColumn('nom', 'text', (c) => c.notNull())
    .addColumn('description', 'text')
    .addColumn('prix', 'integer', (c) => c.notNull())
    .addColumn('frequence', 'text', (c) => c.notNull())
    .addColumn('limiteCandidats', 'integer')
    .addColumn('limiteMoniteurs', 'integer')
    .addColumn('actif', 'integer', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .execute()
  await stamped(db, 'demande_pack')
    .addColumn('idAutoEcole', 'integer', (c) => c.notNull().references('auto_ecole.id'))
    .addColumn('idPack', 'integer', (c) => c.notNull().references('pack.id'))
    .addColumn('idUtilisateur', 'integer', (c) => c.references('utilisateur.id'))
    // As it was when it was asked for: a pack may change since.
    .addColumn('nom', 'text', (c) => c.notNull())
    .addColumn('prix', 'integer', (c) => c.notNull())
    .addColumn('frequence', 'text', (c) => c.notNull())
    .addColumn('limiteCandidats', 'integer')
    .addColumn('limiteMoniteurs', 'integer')
    .addColumn('statut', 'text', (c) => c.notNull().check(sql`"statut" in ('PENDING', 'ACCEPTED', 'REFUSED')`))
    .addColumn('motif', 'text')
    .addColumn('reponduLe', 'text')
    .execute()
  await db.schema.createIndex('demande_pack_statut').on('demande_pack').columns(['statut', 'id']).execute()
  await db.schema.createIndex('demande_pack_ecole').on('demande_pack').columns(['idAutoEcole', 'statut']).execute()
  await db.schema
    .alterTable('package_ecole')
    .addColumn('idDemande', 'integer', (c) => c.references('demande_pack.id'))
    .execute()
  await db.schema.alterTable('package_ecole').addColumn('prix', 'integer').execute()
  await db.schema.alterTable('package_ecole').addColumn('frequence', 'text').execute()
}

async function schools(db: Schema) {
  await db.schema.alterTable('auto_ecole').addColumn('motif', 'text').execute()
  await db.schema.alterTable('auto_ecole').addColumn('approuveLe', 'text').execute()
  await db.schema.createIndex('auto_ecole_statut').on('auto_ecole').columns(['statut', 'id']).execute()
  // What a person at a school's desk may do: everything, the planning, the cash.
  await db.schema.alterTable('utilisateur').addColumn('acces', 'text').execute()
  await sql`update utilisateur set acces = 'tout' where role = 'ecole'`.execute(db)
  await db.schema.createIndex('utilisateur_ecole').on('utilisateur').columns(['idAutoEcole', 'role', 'id']).execute()
}

async function codes(db: Schema) {
  await stamped(db, 'code_acces')
    .addColumn('idAutoEcole', 'integer', (c) => c.notNull().references('auto_ecole.id'))
    .addColumn('idCandidat', 'integer', (c) => c.notNull().references('candidat.id'))
    .addColumn('code', 'text', (c) => c.notNull().unique())
    .addColumn('dateExpiration', 'text', (c) => c.notNull())
    .addColumn('actif', 'integer', (c) => c.notNull())
    .addColumn('premiereUtilisation', 'text')
    .addColumn('derniereUtilisation', 'text')
    .addColumn('version', 'integer', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('code_acces_ecole').on('code_acces').columns(['idAutoEcole', 'id']).execute()
  await db.schema.createIndex('code_acces_candidat').on('code_acces').columns(['idCandidat', 'actif']).execute()
}

async function messages(db: Schema) {
  await stamped(db, 'message_contact')
    .addColumn('nom', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('telephone', 'text')
    .addColumn('sujet', 'text', (c) => c.notNull())
    .addColumn('texte', 'text', (c) => c.notNull())
    .addColumn('statut', 'text', (c) => c.notNull().check(sql`"statut" in ('NEW', 'ANSWERED', 'CLOSED')`))
    .addColumn('reponse', 'text')
    .addColumn('reponduLe', 'text')
    .addColumn('reponduPar', 'text')
    .execute()
  await db.schema.createIndex('message_contact_statut').on('message_contact').columns(['statut', 'id']).execute()
  // How often somebody has tried something lately, by what names them.
  await db.schema
    .createTable('limite')
    .addColumn('cle', 'text', (c) => c.primaryKey())
    .addColumn('nombre', 'integer', (c) => c.notNull())
    .addColumn('expiresAt', 'text', (c) => c.notNull())
    .execute()
}

export async function up(db: Schema): Promise<void> {
  await packs(db)
  await schools(db)
  await codes(db)
  await messages(db)
}
