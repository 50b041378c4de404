import { type Kysely, sql } from 'kysely'
import { engineOf } from '../dialect'

// Frozen: a migration is never edited after it has been released; what changes comes in the next one.

// biome-ignore lint/suspicious/noExplicitAny: a migration must not depend on today's types.
type Schema = Kysely<any>

const table = (db: Schema, name: string) =>
  db.schema.createTable(name).addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
const owned = (db: Schema, name: string) =>
  table(db, name).addColumn('idAutoEcole', 'integer', (c) => c.notNull().references('auto_ecole.id'))
const stamped = (db: Schema, name: string) =>
  owned(db, name)
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())

async function schoolWeek(db: Schema) {
  await owned(db, 'horaire_ecole')
    .addColumn('jour', 'integer', (c) => c.notNull())
    .addColumn('debut', 'text', (c) => c.notNull())
    .addColumn('fin', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('horaire_ecole_ecole').on('horaire_ecole').column('idAutoEcole').execute()
  await stamped(db, 'fermeture')
    .addColumn('debut', 'text', (c) => c.notNull())
    .addColumn('fin', 'text', (c) => c.notNull())
    .addColumn('motif', 'text')
    .execute()
  await db.schema.createIndex('fermeture_fin').on('fermeture').columns(['idAutoEcole', 'fin']).execute()
  await db.schema
    .createTable('reglage_planning')
    .addColumn('idAutoEcole', 'integer', (c) => c.primaryKey().references('auto_ecole.id'))
    .addColumn('valeurs', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('updatedAt', 'text', (c) => c.notNull())
    .execute()
}

async function instructorWeek(db: Schema) {
  await owned(db, 'disponibilite')
    .addColumn('idMoniteur', 'integer', (c) => c.notNull().references('moniteur.id'))
    .addColumn('jour', 'integer', (c) => c.notNull())
    .addColumn('debut', 'text', (c) => c.notNull())
    .addColumn('fin', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('disponibilite_moniteur').on('disponibilite').column('idMoniteur').execute()
  await stamped(db, 'conge')
    .addColumn('idMoniteur', 'integer', (c) => c.notNull().references('moniteur.id'))
    .addColumn('debut', 'text', (c) => c.notNull())
    .addColumn('fin', 'text', (c) => c.notNull())
    .addColumn('motif', 'text')
    .execute()
  await db.schema.createIndex('conge_moniteur').on('conge').columns(['idMoniteur', 'fin']).execute()
  await db.schema.createIndex('conge_ecole').on('conge').columns(['idAutoEcole', 'fin']).execute()
}

async function vehicles(db: Schema) {
  await stamped(db, 'vehicule')
    .addColumn('immatriculation', 'text', (c) => c.notNull())
    .addColumn('marque', 'text', (c) => c.notNull())
    .addColumn('modele', 'text', (c) => c.notNull())
    // Everything that a search looks in, folded.
    .addColumn('recherche', 'text', (c) => c.notNull())
    .addColumn('annee', 'integer')
    .addColumn('idPermi', 'integer', (c) => c.notNull().references('permi.id'))
    .addColumn('boite', 'text', (c) => c.notNull())
    .addColumn('kilometrage', 'integer', (c) => c.notNull())
    .addColumn('finAssurance', 'text')
    .addColumn('finVisite', 'text')
    .addColumn('finVignette', 'text')
    .addColumn('disponible', 'integer', (c) => c.notNull())
    .addColumn('note', 'text')
    .addColumn('archived', 'integer', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addUniqueConstraint('vehicule_immatriculation', ['idAutoEcole', 'immatriculation'])
    .execute()
  await db.schema.createIndex('vehicule_ecole').on('vehicule').columns(['idAutoEcole', 'archived', 'id']).execute()
  await stamped(db, 'entretien')
    .addColumn('idVehicule', 'integer', (c) => c.notNull().references('vehicule.id'))
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('cout', 'integer', (c) => c.notNull())
    .addColumn('kilometrage', 'integer')
    .addColumn('note', 'text')
    .execute()
  await db.schema.createIndex('entretien_vehicule').on('entretien').columns(['idVehicule', 'date']).execute()
  await stamped(db, 'examinateur')
    .addColumn('nom', 'text', (c) => c.notNull())
    .addColumn('prenom', 'text', (c) => c.notNull())
    .addColumn('recherche', 'text', (c) => c.notNull())
    .addColumn('telephone', 'text')
    .addColumn('centre', 'text')
    .addColumn('etapes', 'text', (c) => c.notNull())
    .addColumn('archived', 'integer', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('examinateur_ecole')
    .on('examinateur')
    .columns(['idAutoEcole', 'archived', 'recherche', 'id'])
    .execute()
}

async function events(db: Schema) {
  await stamped(db, 'evenement')
    .addColumn('calendar', 'text', (c) => c.notNull())
    .addColumn('titre', 'text')
    .addColumn('debut', 'text', (c) => c.notNull())
    .addColumn('fin', 'text', (c) => c.notNull())
    .addColumn('idMoniteur', 'integer', (c) => c.references('moniteur.id'))
    .addColumn('idVehicule', 'integer', (c) => c.references('vehicule.id'))
    .addColumn('idExaminateur', 'integer', (c) => c.references('examinateur.id'))
    .addColumn('lieu', 'text')
    .addColumn('note', 'text')
    .addColumn('statut', 'text', (c) =>
      c.notNull().check(sql`"statut" in ('PLANNED', 'SUCCESS', 'FAILED', 'CANCELLED', 'NO_SHOW')`),
    )
    // Shared by the lessons of one recurrence.
    .addColumn('serie', 'text')
    .addColumn('motif', 'text')
    .addColumn('debutReel', 'text')
    .addColumn('minutes', 'integer')
    .addColumn('suite', 'text')
    .addColumn('attesteLe', 'text')
    .addColumn('attestePar', 'text')
    .addColumn('version', 'integer', (c) => c.notNull())
    .addCheckConstraint('evenement_ordre', sql`"debut" < "fin"`)
    .execute()
  for (const [name, columns] of Object.entries({
    debut: ['idAutoEcole', 'debut'],
    examens: ['idAutoEcole', 'calendar', 'debut'],
    moniteur: ['idMoniteur', 'debut'],
    vehicule: ['idVehicule', 'debut'],
    examinateur: ['idExaminateur', 'debut'],
    serie: ['serie', 'debut'],
  })) {
    await db.schema.createIndex(`evenement_${name}`).on('evenement').columns(columns).execute()
  }
  await db.schema
    .createTable('evenement_candidat')
    .addColumn('idEvenement', 'integer', (c) => c.notNull().references('evenement.id'))
    .addColumn('idCandidat', 'integer', (c) => c.notNull().references('candidat.id'))
    .addColumn('absent', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('evenement_candidat_pk', ['idEvenement', 'idCandidat'])
    .execute()
  await db.schema
    .createIndex('evenement_candidat_candidat')
    .on('evenement_candidat')
    .columns(['idCandidat', 'idEvenement'])
    .execute()
}

/**
 * Who and what is taken, and when: one row for each person and thing of an event that still holds. The trigger refuses
 * a second one at the same time, whatever code wrote it; no event lasts a day, so it need not look further back. Rows are
 * replaced, never changed, which the other trigger holds to.
 */
async function occupations(db: Schema) {
  await db.schema
    .createTable('occupation')
    .addColumn('ressource', 'text', (c) => c.notNull())
    .addColumn('idRessource', 'integer', (c) => c.notNull())
    .addColumn('debut', 'text', (c) => c.notNull())
    .addColumn('fin', 'text', (c) => c.notNull())
    .addColumn('idEvenement', 'integer', (c) => c.notNull().references('evenement.id'))
    .addPrimaryKeyConstraint('occupation_pk', ['ressource', 'idRessource', 'debut'])
    .addCheckConstraint('occupation_ordre', sql`"debut" < "fin"`)
    .execute()
  await db.schema.createIndex('occupation_evenement').on('occupation').column('idEvenement').execute()
  if (engineOf(db) === 'postgres') return exclusion(db)
  await sql`create trigger occupation_libre before insert on occupation begin
    select raise(abort, 'occupation_libre') where exists (
      select 1 from occupation as autre
      where autre."ressource" = new."ressource" and autre."idRessource" = new."idRessource"
        and autre."debut" < new."fin" and autre."fin" > new."debut"
        and autre."debut" > strftime('%Y-%m-%dT%H:%M:%fZ', new."debut", '-1 day')
    );
  end`.execute(db)
  await sql`create trigger occupation_fixe before update on occupation begin
    select raise(abort, 'occupation_fixe');
  end`.execute(db)
}

/** The same promise on PostgreSQL, which keeps it between transactions that run at once. */
async function exclusion(db: Schema): Promise<void> {
  await sql`create extension if not exists btree_gist`.execute(db)
  // ISO 8601 text in UTC is in the order of time.
  await sql`create type plage as range (subtype = text, collation = "C")`.execute(db)
  await sql`alter table occupation add constraint occupation_libre
    exclude using gist ("ressource" with =, "idRessource" with =, plage("debut", "fin") with &&)`.execute(db)
  await sql`create function occupation_fixe() returns trigger language plpgsql as $$
    begin raise exception 'occupation_fixe'; end $$`.execute(db)
  await sql`create trigger occupation_fixe before update on occupation
    for each row execute function occupation_fixe()`.execute(db)
}

async function wishes(db: Schema) {
  await stamped(db, 'demande_evenement')
    .addColumn('idCandidat', 'integer', (c) => c.notNull().references('candidat.id'))
    .addColumn('calendar', 'text', (c) => c.notNull())
    .addColumn('creneaux', 'text', (c) => c.notNull())
    .addColumn('note', 'text')
    .addColumn('statut', 'text', (c) => c.notNull())
    .addColumn('motif', 'text')
    .addColumn('idEvenement', 'integer', (c) => c.references('evenement.id'))
    .addColumn('reponduLe', 'text')
    .execute()
  await db.schema
    .createIndex('demande_evenement_statut')
    .on('demande_evenement')
    .columns(['idAutoEcole', 'statut', 'id'])
    .execute()
  await db.schema
    .createIndex('demande_evenement_candidat')
    .on('demande_evenement')
    .columns(['idCandidat', 'id'])
    .execute()
  await stamped(db, 'attente')
    .addColumn('idCandidat', 'integer', (c) => c.notNull().references('candidat.id'))
    .addColumn('calendar', 'text', (c) => c.notNull())
    .addColumn('jours', 'text', (c) => c.notNull())
    .addColumn('debut', 'text', (c) => c.notNull())
    .addColumn('fin', 'text', (c) => c.notNull())
    .addColumn('note', 'text')
    .addColumn('statut', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('attente_statut').on('attente').columns(['idAutoEcole', 'statut', 'id']).execute()
  await db.schema.createIndex('attente_candidat').on('attente').columns(['idCandidat', 'statut']).execute()
  await stamped(db, 'offre')
    .addColumn('idAttente', 'integer', (c) => c.notNull().references('attente.id'))
    .addColumn('idCandidat', 'integer', (c) => c.notNull().references('candidat.id'))
    .addColumn('idOrigine', 'integer', (c) => c.notNull().references('evenement.id'))
    .addColumn('rang', 'integer', (c) => c.notNull())
    .addColumn('raisons', 'text', (c) => c.notNull())
    .addColumn('statut', 'text', (c) => c.notNull())
    .addColumn('expiresAt', 'text', (c) => c.notNull())
    .addColumn('idEvenement', 'integer', (c) => c.references('evenement.id'))
    .execute()
  await db.schema.createIndex('offre_origine').on('offre').columns(['idOrigine', 'statut']).execute()
  await db.schema.createIndex('offre_candidat').on('offre').columns(['idCandidat', 'id']).execute()
}

async function feeds(db: Schema) {
  await stamped(db, 'flux_ical')
    .addColumn('hash', 'text', (c) => c.notNull().unique())
    .addColumn('ressource', 'text', (c) => c.notNull())
    .addColumn('idRessource', 'integer', (c) => c.notNull())
    .addColumn('idUtilisateur', 'integer', (c) => c.notNull().references('utilisateur.id'))
    .addColumn('revokedAt', 'text')
    .execute()
  await db.schema.createIndex('flux_ical_ressource').on('flux_ical').columns(['ressource', 'idRessource']).execute()
}

export async function up(db: Schema): Promise<void> {
  await schoolWeek(db)
  await instructorWeek(db)
  await vehicles(db)
  await events(db)
  await occupations(db)
  await wishes(db)
  await feeds(db)
  await db.schema.createIndex('historique_ecole').on('historique').columns(['idAutoEcole', 'id']).execute()
  await db.schema
    .createIndex('historique_auteur')
    .on('historique')
    .columns(['idAutoEcole', 'idUtilisateur', 'id'])
    .execute()
  await db.schema
    .createIndex('historique_entite_ecole')
    .on('historique')
    .columns(['idAutoEcole', 'entite', 'id'])
    .execute()
}
