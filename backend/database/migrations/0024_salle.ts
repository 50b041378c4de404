import { type Kysely, sql } from 'kysely'

// Frozen: a migration is never edited after it has been released; what changes comes in the next one.

// biome-ignore lint/suspicious/noExplicitAny: a migration must not depend on today's types.
type Schema = Kysely<any>

/** Rooms: a code lesson in a classroom, with its questions. */
async function salles(db: Schema) {
  await db.schema
    .createTable('salle')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .addColumn('idAutoEcole', 'integer', (c) => c.notNull().references('auto_ecole.id'))
    .addColumn('idHote', 'integer', (c) => c.notNull().references('utilisateur.id'))
    .addColumn('hote', 'text', (c) => c.notNull())
    .addColumn('idEvenement', 'integer', (c) => c.references('evenement.id').onDelete('set null'))
    .addColumn('code', 'text', (c) => c.notNull())
    .addColumn('titleFr', 'text', (c) => c.notNull())
    .addColumn('titleAr', 'text', (c) => c.notNull())
    .addColumn('secondes', 'integer', (c) => c.notNull().check(sql`secondes > 0`))
    .addColumn('invites', 'integer', (c) => c.notNull())
    .addColumn('classement', 'integer', (c) => c.notNull())
    .addColumn('faibles', 'integer', (c) => c.notNull())
    .addColumn('total', 'integer', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('rang', 'integer', (c) => c.notNull())
    .addColumn('revelees', 'integer', (c) => c.notNull())
    .addColumn('deadline', 'text')
    .addColumn('closesAt', 'text', (c) => c.notNull())
    .execute()
  // The code of a room that is over may be given again.
  await db.schema
    .createIndex('salle_code')
    .unique()
    .on('salle')
    .column('code')
    .where(sql<boolean>`status <> 'FINISHED'`)
    .execute()
  await db.schema.createIndex('salle_ecole').on('salle').columns(['idAutoEcole', 'createdAt']).execute()
  await db.schema
    .createTable('salle_question')
    .addColumn('idSalle', 'integer', (c) => c.notNull().references('salle.id').onDelete('cascade'))
    .addColumn('rang', 'integer', (c) => c.notNull())
    .addColumn('idQuestion', 'integer', (c) => c.notNull().references('question.id'))
    .addPrimaryKeyConstraint('salle_question_pk', ['idSalle', 'rang'])
    .execute()
  await db.schema.createIndex('salle_question_question').on('salle_question').columns(['idQuestion']).execute()
}

/** Who takes part, with the attempt that keeps a candidate's answers, and their answers in the room. */
async function participants(db: Schema) {
  await db.schema
    .createTable('salle_participant')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('idSalle', 'integer', (c) => c.notNull().references('salle.id').onDelete('cascade'))
    .addColumn('idCandidat', 'integer', (c) => c.references('candidat.id'))
    .addColumn('idTentative', 'integer', (c) => c.references('tentative.id').onDelete('set null'))
    .addColumn('nom', 'text', (c) => c.notNull())
    .addColumn('jeton', 'text', (c) => c.notNull().unique())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addUniqueConstraint('salle_participant_candidat', ['idSalle', 'idCandidat'])
    .execute()
  await db.schema.createIndex('salle_participant_file').on('salle_participant').columns(['idCandidat']).execute()
  await db.schema
    .createTable('salle_reponse')
    .addColumn('idParticipant', 'integer', (c) => c.notNull().references('salle_participant.id').onDelete('cascade'))
    .addColumn('rang', 'integer', (c) => c.notNull())
    .addColumn('choices', 'text', (c) => c.notNull())
    .addColumn('correct', 'integer', (c) => c.notNull())
    .addColumn('answeredAt', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('salle_reponse_pk', ['idParticipant', 'rang'])
    .execute()
}

export async function up(db: Schema): Promise<void> {
  await salles(db)
  await participants(db)
}
