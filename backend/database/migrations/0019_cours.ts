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

/** Series of questions, which the platform writes for all schools. */
async function series(db: Schema) {
  await stamped(db, 'serie')
    .addColumn('topic', 'text', (c) => c.notNull())
    .addColumn('titleFr', 'text', (c) => c.notNull())
    .addColumn('titleAr', 'text', (c) => c.notNull())
    .addColumn('rang', 'integer', (c) => c.notNull())
    .addColumn('published', 'integer', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('serie_permi')
    .addColumn('idSerie', 'integer', (c) => c.notNull().references('serie.id').onDelete('cascade'))
    .addColumn('code', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('serie_permi_pk', ['idSerie', 'code'])
    .execute()
}

async function questions(db: Schema) {
  await stamped(db, 'question')
    .addColumn('idSerie', 'integer', (c) => c.notNull().references('serie.id'))
    .addColumn('rang', 'integer', (c) => c.notNull())
    .addColumn('reference', 'text', (c) => c.notNull().unique())
    .addColumn('base', 'text', (c) => c.notNull())
    .addColumn('difficulty', 'integer', (c) => c.notNull())
    .addColumn('picture', 'text')
    .addColumn('textFr', 'text', (c) => c.notNull())
    .addColumn('textAr', 'text', (c) => c.notNull())
    .addColumn('explanationFr', 'text', (c) => c.notNull())
    .addColumn('explanationAr', 'text', (c) => c.notNull())
    .addColumn('sourceFr', 'text', (c) => c.notNull())
    .addColumn('sourceAr', 'text', (c) => c.notNull())
    .addColumn('published', 'integer', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('question_serie').on('question').columns(['idSerie', 'rang', 'id']).execute()
  await db.schema
    .createTable('question_choice')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('idQuestion', 'integer', (c) => c.notNull().references('question.id').onDelete('cascade'))
    .addColumn('rang', 'integer', (c) => c.notNull())
    .addColumn('textFr', 'text', (c) => c.notNull())
    .addColumn('textAr', 'text', (c) => c.notNull())
    .addColumn('isRight', 'integer', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('question_choice_question')
    .on('question_choice')
    .columns(['idQuestion', 'rang'])
    .execute()
}

/** Mock exams: how many questions of each topic are drawn, the time and the pass mark. */
async function examens(db: Schema) {
  await stamped(db, 'examen_blanc')
    .addColumn('titleFr', 'text', (c) => c.notNull())
    .addColumn('titleAr', 'text', (c) => c.notNull())
    .addColumn('durationMinutes', 'integer', (c) => c.notNull().check(sql`"durationMinutes" > 0`))
    .addColumn('passMark', 'integer', (c) => c.notNull().check(sql`"passMark" > 0`))
    .addColumn('published', 'integer', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('examen_blanc_part')
    .addColumn('idExamenBlanc', 'integer', (c) => c.notNull().references('examen_blanc.id').onDelete('cascade'))
    .addColumn('topic', 'text', (c) => c.notNull())
    .addColumn('nombre', 'integer', (c) => c.notNull().check(sql`nombre > 0`))
    .addPrimaryKeyConstraint('examen_blanc_part_pk', ['idExamenBlanc', 'topic'])
    .execute()
}

/** What a person has begun, answer by answer, and what they remember of each question. */
async function tentatives(db: Schema) {
  await db.schema
    .createTable('tentative')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('idUtilisateur', 'integer', (c) => c.notNull().references('utilisateur.id'))
    .addColumn('idAutoEcole', 'integer', (c) => c.references('auto_ecole.id'))
    .addColumn('idCandidat', 'integer', (c) => c.references('candidat.id'))
    .addColumn('mode', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('idSerie', 'integer', (c) => c.references('serie.id').onDelete('set null'))
    .addColumn('idExamenBlanc', 'integer', (c) => c.references('examen_blanc.id').onDelete('set null'))
    .addColumn('titleFr', 'text', (c) => c.notNull())
    .addColumn('titleAr', 'text', (c) => c.notNull())
    .addColumn('startedAt', 'text', (c) => c.notNull())
    .addColumn('deadline', 'text')
    .addColumn('endedAt', 'text')
    .addColumn('passMark', 'integer')
    .addColumn('total', 'integer', (c) => c.notNull())
    .addColumn('answered', 'integer', (c) => c.notNull())
    .addColumn('correct', 'integer', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('tentative_utilisateur').on('tentative').columns(['idUtilisateur', 'id']).execute()
  await db.schema.createIndex('tentative_candidat').on('tentative').columns(['idCandidat', 'id']).execute()
  await db.schema.createIndex('tentative_ecole').on('tentative').columns(['idAutoEcole', 'startedAt']).execute()
  await db.schema
    .createTable('tentative_question')
    .addColumn('idTentative', 'integer', (c) => c.notNull().references('tentative.id').onDelete('cascade'))
    .addColumn('rang', 'integer', (c) => c.notNull())
    .addColumn('idQuestion', 'integer', (c) => c.notNull().references('question.id'))
    .addColumn('answeredAt', 'text')
    .addColumn('correct', 'integer')
    .addColumn('choices', 'text')
    .addPrimaryKeyConstraint('tentative_question_pk', ['idTentative', 'rang'])
    .execute()
  await db.schema.createIndex('tentative_question_question').on('tentative_question').columns(['idQuestion']).execute()
  await db.schema
    .createTable('memoire')
    .addColumn('idUtilisateur', 'integer', (c) => c.notNull().references('utilisateur.id'))
    .addColumn('idQuestion', 'integer', (c) => c.notNull().references('question.id').onDelete('cascade'))
    .addColumn('due', 'text')
    .addColumn('card', 'text')
    .addColumn('lastCorrect', 'integer')
    .addColumn('kept', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('memoire_pk', ['idUtilisateur', 'idQuestion'])
    .execute()
  await db.schema.createIndex('memoire_due').on('memoire').columns(['idUtilisateur', 'due']).execute()
}

export async function up(db: Schema): Promise<void> {
  await series(db)
  await questions(db)
  await examens(db)
  await tentatives(db)
}
