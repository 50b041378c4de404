import { type Kysely, sql } from 'kysely'
import { engineOf } from '../dialect'

// Frozen: a migration is never edited after it has been released; what changes comes in the next one.

const now = { createdAt: 'text', updatedAt: 'text' } as const

// biome-ignore lint/suspicious/noExplicitAny: a migration must not depend on today's types.
type Schema = Kysely<any>

const table = (db: Schema, name: string) =>
  db.schema.createTable(name).addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
const stamped = (db: Schema, name: string) =>
  table(db, name)
    .addColumn('createdAt', now.createdAt, (column) => column.notNull())
    .addColumn('updatedAt', now.updatedAt, (column) => column.notNull())

async function schools(db: Schema) {
  await stamped(db, 'auto_ecole')
    .addColumn('nom', 'text', (c) => c.notNull())
    .addColumn('matricule', 'text', (c) => c.notNull().unique())
    .addColumn('responsable', 'text', (c) => c.notNull())
    .addColumn('telephone', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('adresse', 'text')
    .addColumn('gouvernorat', 'text')
    .addColumn('logo', 'text')
    .addColumn('pays', 'text', (c) => c.notNull())
    .addColumn('statut', 'text', (c) => c.notNull().check(sql`"statut" in ('PENDING', 'ACTIVE', 'SUSPENDED')`))
    .execute()
  await stamped(db, 'package_ecole')
    .addColumn('idAutoEcole', 'integer', (c) => c.notNull().references('auto_ecole.id'))
    .addColumn('nom', 'text', (c) => c.notNull())
    .addColumn('dateDebut', 'text', (c) => c.notNull())
    .addColumn('dateFin', 'text', (c) => c.notNull())
    .addColumn('limiteCandidats', 'integer')
    .addColumn('limiteMoniteurs', 'integer')
    .execute()
  await db.schema.createIndex('package_ecole_fin').on('package_ecole').columns(['idAutoEcole', 'dateFin']).execute()
  await table(db, 'permi')
    .addColumn('code', 'text', (c) => c.notNull())
    .addColumn('libelle', 'text', (c) => c.notNull())
    .addColumn('ageMin', 'integer', (c) => c.notNull())
    .addColumn('pays', 'text', (c) => c.notNull())
    .addUniqueConstraint('permi_code', ['pays', 'code'])
    .execute()
}

async function accounts(db: Schema) {
  await stamped(db, 'utilisateur')
    .addColumn('idAutoEcole', 'integer', (c) => c.references('auto_ecole.id'))
    .addColumn('username', 'text', (c) => c.notNull().unique())
    .addColumn('nomComplet', 'text', (c) => c.notNull())
    .addColumn('email', 'text')
    .addColumn('telephone', 'text')
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('avatar', 'text')
    .addColumn('langue', 'text', (c) => c.notNull())
    .addColumn('actif', 'integer', (c) => c.notNull())
    .addColumn('isFirstLogin', 'integer', (c) => c.notNull())
    .addColumn('motDePasse', 'text', (c) => c.notNull())
    .addColumn('echecs', 'integer', (c) => c.notNull())
    .addColumn('verrouilleJusqua', 'text')
    .addColumn('derniereConnexion', 'text')
    .execute()
  await db.schema.createIndex('utilisateur_email').on('utilisateur').column('email').execute()
  await db.schema.createIndex('utilisateur_telephone').on('utilisateur').column('telephone').execute()
  await db.schema
    .createTable('session')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('idUtilisateur', 'integer', (c) => c.notNull().references('utilisateur.id'))
    .addColumn('deviceId', 'text', (c) => c.notNull())
    .addColumn('deviceName', 'text', (c) => c.notNull())
    .addColumn('deviceType', 'text', (c) => c.notNull())
    .addColumn('platform', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('lastUsedAt', 'text', (c) => c.notNull())
    .addColumn('expiresAt', 'text', (c) => c.notNull())
    .addColumn('revokedAt', 'text')
    .execute()
  await db.schema.createIndex('session_utilisateur').on('session').column('idUtilisateur').execute()
  await db.schema
    .createTable('refresh_token')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('idSession', 'text', (c) => c.notNull().references('session.id').onDelete('cascade'))
    .addColumn('usedAt', 'text')
    .execute()
  await db.schema.createIndex('refresh_token_session').on('refresh_token').column('idSession').execute()
  await table(db, 'code_reinitialisation')
    .addColumn('idUtilisateur', 'integer', (c) => c.notNull().unique().references('utilisateur.id'))
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('essais', 'integer', (c) => c.notNull())
    .addColumn('expiresAt', 'text', (c) => c.notNull())
    .execute()
  await table(db, 'message_sortant')
    .addColumn('canal', 'text', (c) => c.notNull())
    .addColumn('destinataire', 'text', (c) => c.notNull())
    .addColumn('sujet', 'text', (c) => c.notNull())
    .addColumn('texte', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('secret')
    .addColumn('nom', 'text', (c) => c.primaryKey())
    .addColumn('valeur', 'text', (c) => c.notNull())
    .execute()
}

async function instructors(db: Schema) {
  await stamped(db, 'moniteur')
    .addColumn('idAutoEcole', 'integer', (c) => c.notNull().references('auto_ecole.id'))
    .addColumn('idUtilisateur', 'integer', (c) => c.notNull().unique().references('utilisateur.id'))
    .addColumn('nom', 'text', (c) => c.notNull())
    .addColumn('prenom', 'text', (c) => c.notNull())
    .addColumn('nomTri', 'text', (c) => c.notNull())
    .addColumn('cin', 'text', (c) => c.notNull())
    .addColumn('telephone', 'text', (c) => c.notNull())
    .addColumn('email', 'text')
    .addColumn('photo', 'text')
    .addColumn('numeroCarte', 'text')
    .addColumn('expirationCarte', 'text')
    .addColumn('tarifHoraire', 'integer', (c) => c.notNull())
    .addColumn('disponible', 'integer', (c) => c.notNull())
    .addColumn('archived', 'integer', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addUniqueConstraint('moniteur_cin', ['idAutoEcole', 'cin'])
    .execute()
  await db.schema
    .createIndex('moniteur_nom')
    .on('moniteur')
    .columns(['idAutoEcole', 'archived', 'nomTri', 'id'])
    .execute()
  await db.schema
    .createTable('moniteur_permi')
    .addColumn('idMoniteur', 'integer', (c) => c.notNull().references('moniteur.id').onDelete('cascade'))
    .addColumn('idPermi', 'integer', (c) => c.notNull().references('permi.id'))
    .addPrimaryKeyConstraint('moniteur_permi_pk', ['idMoniteur', 'idPermi'])
    .execute()
}

async function candidates(db: Schema) {
  await table(db, 'domaine')
    .addColumn('nom', 'text', (c) => c.notNull().unique())
    .addColumn('recherche', 'text', (c) => c.notNull())
    .execute()
  await stamped(db, 'candidat')
    .addColumn('idAutoEcole', 'integer', (c) => c.notNull().references('auto_ecole.id'))
    .addColumn('idUtilisateur', 'integer', (c) => c.notNull().unique().references('utilisateur.id'))
    .addColumn('nom', 'text', (c) => c.notNull())
    .addColumn('prenom', 'text', (c) => c.notNull())
    .addColumn('nomTri', 'text', (c) => c.notNull())
    .addColumn('prenomTri', 'text', (c) => c.notNull())
    .addColumn('nomAr', 'text')
    .addColumn('prenomAr', 'text')
    .addColumn('cin', 'text')
    .addColumn('passeport', 'text')
    .addColumn('dateNaissance', 'text', (c) => c.notNull())
    .addColumn('sexe', 'text')
    .addColumn('telephone', 'text')
    .addColumn('email', 'text')
    .addColumn('idDomaine', 'integer', (c) => c.references('domaine.id'))
    .addColumn('adresse', 'text')
    .addColumn('photo', 'text')
    .addColumn('idPermi', 'integer', (c) => c.notNull().references('permi.id'))
    .addColumn('idMoniteur', 'integer', (c) => c.references('moniteur.id'))
    .addColumn('dateInscription', 'text', (c) => c.notNull())
    .addColumn('source', 'text')
    .addColumn('note', 'text')
    .addColumn('documentsRecus', 'integer', (c) => c.notNull())
    .addColumn('documentsExpiration', 'text')
    .addColumn('archived', 'integer', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addUniqueConstraint('candidat_cin', ['idAutoEcole', 'cin'])
    .addUniqueConstraint('candidat_passeport', ['idAutoEcole', 'passeport'])
    .addCheckConstraint('candidat_identite', sql`"cin" is not null or "passeport" is not null`)
    .execute()
  // One index for each order of the list, which also holds the columns of the filters: a page is found and
  // counted in the index alone, however far into the list it is.
  const filters = [
    'idPermi',
    'idMoniteur',
    'sexe',
    'source',
    'documentsRecus',
    'documentsExpiration',
    'idDomaine',
    'dateInscription',
  ]
  const orders = {
    nom: ['nomTri', 'prenomTri', 'id', ...filters],
    prenom: ['prenomTri', 'nomTri', 'id', ...filters],
    cin_tri: ['cin', 'id', ...filters],
    naissance: ['dateNaissance', 'id', ...filters],
    inscription: ['dateInscription', 'id', ...filters.slice(0, -1)],
    creation: ['id', ...filters],
  }
  for (const [name, columns] of Object.entries(orders)) {
    await db.schema
      .createIndex(`candidat_${name}`)
      .on('candidat')
      .columns(['idAutoEcole', 'archived', ...columns])
      .execute()
  }
  await db.schema.createIndex('candidat_telephone').on('candidat').columns(['idAutoEcole', 'telephone']).execute()
  await db.schema
    .createIndex('candidat_identite')
    .on('candidat')
    .columns(['idAutoEcole', 'dateNaissance', 'nomTri'])
    .execute()
  await db.schema.createIndex('candidat_moniteur').on('candidat').columns(['idMoniteur', 'archived']).execute()
  await stamped(db, 'document')
    .addColumn('idAutoEcole', 'integer', (c) => c.notNull().references('auto_ecole.id'))
    .addColumn('idCandidat', 'integer', (c) => c.notNull().references('candidat.id'))
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('recu', 'integer', (c) => c.notNull())
    .addColumn('dateExpiration', 'text')
    .addColumn('note', 'text')
    .addUniqueConstraint('document_type', ['idCandidat', 'type'])
    .execute()
  await stamped(db, 'import_candidat')
    .addColumn('idAutoEcole', 'integer', (c) => c.notNull().references('auto_ecole.id'))
    .addColumn('idUtilisateur', 'integer', (c) => c.notNull().references('utilisateur.id'))
    .addColumn('fichier', 'text', (c) => c.notNull())
    .addColumn('statut', 'text', (c) => c.notNull())
    .addColumn('done', 'integer', (c) => c.notNull())
    .addColumn('total', 'integer', (c) => c.notNull())
    .addColumn('report', 'text', (c) => c.notNull())
    .addColumn('message', 'text')
    .execute()
}

async function traces(db: Schema) {
  await table(db, 'historique')
    .addColumn('idAutoEcole', 'integer')
    .addColumn('idUtilisateur', 'integer')
    .addColumn('auteur', 'text')
    .addColumn('entite', 'text', (c) => c.notNull())
    .addColumn('idEntite', 'integer', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('historique_entite').on('historique').columns(['entite', 'idEntite', 'id']).execute()
  await stamped(db, 'notification')
    .addColumn('idUtilisateur', 'integer', (c) => c.notNull().references('utilisateur.id'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('params', 'text', (c) => c.notNull())
    .addColumn('lien', 'text')
    .addColumn('lu', 'integer', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('notification_utilisateur').on('notification').columns(['idUtilisateur', 'id']).execute()
}

/** The search index of PostgreSQL, under the names that SQLite's has. */
async function trigrams(db: Schema): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db)
  await db.schema
    .createTable('candidat_recherche')
    .addColumn('rowid', 'integer', (c) => c.primaryKey())
    .addColumn('texte', 'text', (c) => c.notNull())
    .execute()
  await sql`create index candidat_recherche_texte on candidat_recherche using gin (texte gin_trgm_ops)`.execute(db)
}

export async function up(db: Schema): Promise<void> {
  await schools(db)
  await accounts(db)
  await instructors(db)
  await candidates(db)
  await traces(db)
  // Words of three letters and more are found anywhere in a name, a number or an address.
  if (engineOf(db) === 'postgres') return trigrams(db)
  await sql`create virtual table candidat_recherche using fts5(texte, content='', contentless_delete=1, tokenize='trigram')`.execute(
    db,
  )
}
