import { type Kysely, sql } from 'kysely'

// Frozen: a migration is never edited after it has been released; what changes comes in the next one.

// biome-ignore lint/suspicious/noExplicitAny: a migration must not depend on today's types.
type Schema = Kysely<any>

/** Words without accents and case, as the search of that day compared them. */
const wordsOf = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Makes the words of payers, references and notes known so far searchable. */
async function indexTexts(db: Schema) {
  const rows = await db
    .selectFrom('transaction')
    .select(['id', 'idAutoEcole', 'payeur', 'reference', 'note'])
    .where((eb) => eb.or([eb('payeur', 'is not', null), eb('reference', 'is not', null), eb('note', 'is not', null)]))
    .execute()
  for (const { id, idAutoEcole, payeur, reference, note } of rows) {
    const mots = [...new Set([payeur, reference, note].flatMap((text) => wordsOf(text ?? '')))]
    if (mots.length === 0) continue
    await db
      .insertInto('transaction_mot')
      .values(mots.map((mot) => ({ idAutoEcole, mot, idTransaction: id })))
      .execute()
  }
}

/** Expenses, other income and transfers between places; the search of transactions. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .alterTable('transaction')
    .addColumn('idEntretien', 'integer', (c) => c.references('entretien.id'))
    .execute()
  for (const place of ['origine', 'destination']) {
    await db.schema
      .alterTable('transaction')
      .addColumn(place, 'text', (c) => c.check(sql`${sql.ref(place)} in ('caisse', 'coffre', 'banque')`))
      .execute()
  }
  await db.schema.createIndex('transaction_idEntretien').on('transaction').columns(['idEntretien']).execute()
  // Totals of the people that a search finds are read from the index alone.
  await db.schema.dropIndex('transaction_idCandidat').execute()
  const counted = ['jour', 'id', 'kind', 'method', 'montant', 'idReversed']
  for (const person of ['idCandidat', 'idUtilisateur']) {
    await db.schema
      .createIndex(`transaction_${person}`)
      .on('transaction')
      .columns([person, ...counted])
      .execute()
  }
  await db.schema
    .createTable('transaction_mot')
    .addColumn('idAutoEcole', 'integer', (c) => c.notNull().references('auto_ecole.id'))
    .addColumn('mot', 'text', (c) => c.notNull())
    .addColumn('idTransaction', 'integer', (c) => c.notNull().references('transaction.id'))
    .addPrimaryKeyConstraint('transaction_mot_pk', ['idAutoEcole', 'mot', 'idTransaction'])
    .execute()
  await indexTexts(db)
}
