import { type Kysely, sql } from 'kysely'

// Frozen: a migration is never edited after it has been released; what changes comes in the next one.

// biome-ignore lint/suspicious/noExplicitAny: a migration must not depend on today's types.
type Schema = Kysely<any>

const INDEXES: [name: string, columns: string[]][] = [
  ['transaction_kind', ['idAutoEcole', 'kind', 'jour', 'id']],
  ['transaction_method', ['idAutoEcole', 'method', 'jour', 'id']],
  ['transaction_idCandidat', ['idCandidat', 'jour', 'id', 'kind', 'method', 'montant', 'idReversed']],
  ['transaction_idUtilisateur', ['idUtilisateur', 'jour', 'id', 'kind', 'method', 'montant', 'idReversed']],
]

/** Gives a column another check: a column is copied, since neither database changes a check in place. */
async function recheck(db: Schema, name: string, values: string[], usual: string) {
  const copy = `${name}Nouveau`
  await db.schema
    .alterTable('transaction')
    .addColumn(copy, 'text', (c) =>
      c
        .notNull()
        .defaultTo(usual)
        .check(sql`${sql.ref(copy)} in (${sql.join(values.map((value) => sql.lit(value)))})`),
    )
    .execute()
  await db
    .updateTable('transaction')
    .set({ [copy]: sql.ref(name) })
    .execute()
  await db.schema.alterTable('transaction').dropColumn(name).execute()
  await db.schema.alterTable('transaction').renameColumn(copy, name).execute()
}

/** What a school gives up of what a candidate owes is a transaction of its own kind, by no method: no money changes hands. */
export async function up(db: Schema): Promise<void> {
  for (const [name] of INDEXES) await db.schema.dropIndex(name).execute()
  await recheck(db, 'kind', ['PAYMENT', 'REFUND', 'PAY', 'EXPENSE', 'INCOME', 'TRANSFER', 'WRITE_OFF'], 'PAYMENT')
  await recheck(db, 'method', ['CASH', 'CHEQUE', 'TRANSFER', 'CARD', 'MOBILE', 'NONE'], 'CASH')
  await db.schema
    .alterTable('transaction_jour')
    .addColumn('lost', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  for (const [name, columns] of INDEXES) await db.schema.createIndex(name).on('transaction').columns(columns).execute()
}
