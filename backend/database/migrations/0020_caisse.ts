import { type Kysely, sql } from 'kysely'

// Frozen: a migration is never edited after it has been released; what changes comes in the next one.

// biome-ignore lint/suspicious/noExplicitAny: a migration must not depend on today's types.
type Schema = Kysely<any>

const table = (db: Schema, name: string) =>
  db.schema
    .createTable(name)
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('idAutoEcole', 'integer', (column) => column.notNull().references('auto_ecole.id'))

/** The day of a cashier: opened by the first movement, changed once more by its closing. */
async function sessions(db: Schema) {
  await table(db, 'caisse_session')
    .addColumn('idUtilisateur', 'integer', (c) => c.notNull().references('utilisateur.id'))
    .addColumn('jour', 'text', (c) => c.notNull())
    .addColumn('ouverteLe', 'text', (c) => c.notNull())
    // What the ledger says was in the box.
    .addColumn('fonds', 'integer', (c) => c.notNull())
    .addColumn('fermeeLe', 'text')
    .addColumn('fermeePar', 'integer', (c) => c.references('utilisateur.id'))
    .addColumn('theorique', 'integer')
    .addColumn('compte', 'integer')
    .addColumn('ecart', 'integer')
    .addColumn('motif', 'text')
    .addColumn('verse', 'integer')
    .addColumn('annee', 'integer')
    .addColumn('numero', 'integer')
    // The report as JSON, as it was printed, and the chain of hashes over it.
    .addColumn('rapport', 'text')
    .addColumn('empreinte', 'text')
    .addUniqueConstraint('caisse_session_numero', ['idAutoEcole', 'annee', 'numero'])
    .execute()
  await sql`create unique index caisse_session_ouverte on caisse_session ("idAutoEcole", "idUtilisateur")
    where "fermeeLe" is null`.execute(db)
  await db.schema.createIndex('caisse_session_jour').on('caisse_session').columns(['idAutoEcole', 'jour']).execute()
  await db.schema
    .alterTable('transaction')
    .addColumn('idSession', 'integer', (c) => c.references('caisse_session.id'))
    .execute()
  await db.schema.createIndex('transaction_session').on('transaction').columns(['idSession', 'id']).execute()
  // Every count is kept, so that a second one after the difference was shown can be seen.
  await table(db, 'caisse_comptage')
    .addColumn('idSession', 'integer', (c) => c.notNull().references('caisse_session.id'))
    .addColumn('compte', 'integer', (c) => c.notNull().check(sql`compte >= 0`))
    .addColumn('billetage', 'text')
    .addColumn('theorique', 'integer', (c) => c.notNull())
    .addColumn('idUtilisateur', 'integer', (c) => c.notNull().references('utilisateur.id'))
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('caisse_comptage_session').on('caisse_comptage').columns(['idSession', 'id']).execute()
  // A difference that was explained later is taken back once, in the session of that day.
  await table(db, 'ecart_repris')
    .addColumn('idSession', 'integer', (c) => c.notNull().unique().references('caisse_session.id'))
    .addColumn('dansSession', 'integer', (c) => c.notNull().references('caisse_session.id'))
    .addColumn('montant', 'integer', (c) => c.notNull().check(sql`montant <> 0`))
    .addColumn('motif', 'text', (c) => c.notNull())
    .addColumn('idUtilisateur', 'integer', (c) => c.notNull().references('utilisateur.id'))
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('ecart_repris_dans').on('ecart_repris').columns(['dansSession']).execute()
}

/** The closings of days, months and years. */
async function closings(db: Schema) {
  await table(db, 'cloture')
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('JOUR', 'MOIS', 'ANNEE')`))
    .addColumn('periode', 'text', (c) => c.notNull())
    // JSON of what came in and went out by kind and method.
    .addColumn('totaux', 'text', (c) => c.notNull())
    .addColumn('nombre', 'integer', (c) => c.notNull())
    .addColumn('total', 'integer', (c) => c.notNull())
    .addColumn('totalPerpetuel', 'integer', (c) => c.notNull())
    .addColumn('premierNumero', 'text')
    .addColumn('dernierNumero', 'text')
    .addColumn('empreinte', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addUniqueConstraint('cloture_periode', ['idAutoEcole', 'kind', 'periode'])
    .execute()
}

/** The cheques of candidates; those taken before lie in hand, as the ledger says, under the reference of their payment. */
async function cheques(db: Schema) {
  await table(db, 'cheque')
    .addColumn('idTransaction', 'integer', (c) => c.notNull().unique().references('transaction.id'))
    // Unknown for cheques taken before it was asked.
    .addColumn('banque', 'text')
    .addColumn('numero', 'text', (c) => c.notNull())
    .addColumn('titulaire', 'text')
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('reserve', 'integer', (c) => c.notNull())
    .addColumn('montant', 'integer', (c) => c.notNull())
    .addColumn('statut', 'text', (c) =>
      c.notNull().check(sql`statut in ('EN_MAIN', 'REMIS', 'ENCAISSE', 'REJETE', 'RENDU')`),
    )
    .addColumn('recuLe', 'text', (c) => c.notNull())
    .addColumn('remisLe', 'text')
    .addColumn('bordereau', 'text')
    .addColumn('encaisseLe', 'text')
    .addColumn('rejeteLe', 'text')
    .addColumn('frais', 'integer')
    .addColumn('renduLe', 'text')
    .execute()
  await sql`create unique index cheque_numero on cheque ("idAutoEcole", banque, numero) where statut <> 'RENDU'`.execute(
    db,
  )
  await db.schema.createIndex('cheque_statut').on('cheque').columns(['idAutoEcole', 'statut', 'recuLe']).execute()
  await sql`insert into cheque ("idAutoEcole", "idTransaction", numero, titulaire, date, reserve, montant, statut, "recuLe")
    select t."idAutoEcole", t.id, coalesce(t.reference, ''), t.payeur, t."dateOperation", 0, t.montant, 'EN_MAIN', t.jour
    from "transaction" as t
    where t.method = 'CHEQUE' and t.kind in ('PAYMENT', 'INCOME') and t."idReversed" is null
      and not exists (select 1 from "transaction" as r where r."idReversed" = t.id)`.execute(db)
}

/** Sessions of cash boxes, closings, and the states of cheques. */
export async function up(db: Schema): Promise<void> {
  await sessions(db)
  await closings(db)
  await cheques(db)
}
