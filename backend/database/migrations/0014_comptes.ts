import { type Kysely, sql } from 'kysely'

// Frozen: a migration is never edited after it has been released; what changes comes in the next one.

// biome-ignore lint/suspicious/noExplicitAny: a migration must not depend on today's types.
type Schema = Kysely<any>

/** A table of a school whose rows are added and never changed, but for the sums that are kept beside them. */
const table = (db: Schema, name: string) =>
  db.schema
    .createTable(name)
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('idAutoEcole', 'integer', (column) => column.notNull().references('auto_ecole.id'))

const KINDS = sql`kind in ('PAYMENT', 'REFUND', 'PAY', 'EXPENSE', 'INCOME', 'TRANSFER')`
const METHODS = sql`method in ('CASH', 'CHEQUE', 'TRANSFER', 'CARD', 'MOBILE')`

/** Numbers without a gap, by school, series and year; the row of a school's entries is also its lock. */
async function numbers(db: Schema) {
  await db.schema
    .createTable('compteur')
    .addColumn('idAutoEcole', 'integer', (c) => c.notNull().references('auto_ecole.id'))
    .addColumn('serie', 'text', (c) => c.notNull())
    .addColumn('annee', 'integer', (c) => c.notNull())
    .addColumn('dernier', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('compteur_pk', ['idAutoEcole', 'serie', 'annee'])
    .execute()
}

/** Money that came in or went out, with its number. */
async function transactions(db: Schema) {
  await table(db, 'transaction')
    .addColumn('kind', 'text', (c) => c.notNull().check(KINDS))
    .addColumn('montant', 'integer', (c) => c.notNull().check(sql`montant > 0`))
    .addColumn('method', 'text', (c) => c.notNull().check(METHODS))
    // The school's day of the entry, and the day on which the money changed hands.
    .addColumn('jour', 'text', (c) => c.notNull())
    .addColumn('dateOperation', 'text', (c) => c.notNull())
    .addColumn('serie', 'text', (c) => c.notNull())
    .addColumn('annee', 'integer', (c) => c.notNull())
    .addColumn('numero', 'integer', (c) => c.notNull())
    .addColumn('idCandidat', 'integer', (c) => c.references('candidat.id'))
    .addColumn('idMoniteur', 'integer', (c) => c.references('moniteur.id'))
    .addColumn('idVehicule', 'integer', (c) => c.references('vehicule.id'))
    .addColumn('categorie', 'text')
    .addColumn('payeur', 'text')
    .addColumn('reference', 'text')
    .addColumn('note', 'text')
    // The transaction that this one reverses, and why.
    .addColumn('idReversed', 'integer', (c) => c.unique().references('transaction.id'))
    .addColumn('motif', 'text')
    .addColumn('idUtilisateur', 'integer', (c) => c.notNull().references('utilisateur.id'))
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addUniqueConstraint('transaction_numero', ['idAutoEcole', 'serie', 'annee', 'numero'])
    .execute()
  await db.schema.createIndex('transaction_dates').on('transaction').columns(['idAutoEcole', 'jour', 'id']).execute()
  await db.schema
    .createIndex('transaction_method')
    .on('transaction')
    .columns(['idAutoEcole', 'method', 'jour', 'id'])
    .execute()
  await db.schema
    .createIndex('transaction_montant')
    .on('transaction')
    .columns(['idAutoEcole', 'montant', 'id'])
    .execute()
  await db.schema
    .createIndex('transaction_kind')
    .on('transaction')
    .columns(['idAutoEcole', 'kind', 'jour', 'id'])
    .execute()
  for (const person of ['idCandidat', 'idMoniteur', 'idVehicule']) {
    await db.schema.createIndex(`transaction_${person}`).on('transaction').columns([person, 'id']).execute()
  }
}

/** What a day's transactions of a kind and method add up to: the totals of long lists would be slow to count. */
async function days(db: Schema) {
  await db.schema
    .createTable('transaction_jour')
    .addColumn('idAutoEcole', 'integer', (c) => c.notNull().references('auto_ecole.id'))
    .addColumn('jour', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('method', 'text', (c) => c.notNull())
    .addColumn('nombre', 'integer', (c) => c.notNull())
    .addColumn('incoming', 'integer', (c) => c.notNull())
    .addColumn('outgoing', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('transaction_jour_pk', ['idAutoEcole', 'jour', 'kind', 'method'])
    .execute()
}

/** Double entry: a line moves a positive amount from the account credited to the account debited. */
async function ledger(db: Schema) {
  await table(db, 'compte')
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('cle', 'text', (c) => c.notNull())
    // Debits less credits of its lines.
    .addColumn('solde', 'integer', (c) => c.notNull())
    .addUniqueConstraint('compte_nom', ['idAutoEcole', 'type', 'cle'])
    .execute()
  await db.schema.createIndex('compte_solde').on('compte').columns(['idAutoEcole', 'type', 'solde']).execute()
  await table(db, 'ecriture')
    .addColumn('numero', 'integer', (c) => c.notNull())
    .addColumn('jour', 'text', (c) => c.notNull())
    // SETTLEMENT: the difference between what should be charged and what was; MONEY: a transaction.
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('SETTLEMENT', 'MONEY')`))
    .addColumn('idCandidat', 'integer', (c) => c.references('candidat.id'))
    .addColumn('idMoniteur', 'integer', (c) => c.references('moniteur.id'))
    // The month whose pay an entry of an instructor settles, YYYY-MM.
    .addColumn('mois', 'text')
    .addColumn('idTransaction', 'integer', (c) => c.unique().references('transaction.id'))
    .addColumn('idUtilisateur', 'integer', (c) => c.notNull().references('utilisateur.id'))
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addUniqueConstraint('ecriture_numero', ['idAutoEcole', 'numero'])
    .execute()
  await db.schema.createIndex('ecriture_candidat').on('ecriture').columns(['idCandidat', 'kind']).execute()
  await db.schema.createIndex('ecriture_moniteur').on('ecriture').columns(['idMoniteur', 'kind', 'mois']).execute()
  await db.schema.createIndex('ecriture_jour').on('ecriture').columns(['idAutoEcole', 'jour']).execute()
  await db.schema
    .createTable('ecriture_ligne')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('idEcriture', 'integer', (c) => c.notNull().references('ecriture.id'))
    .addColumn('idDebit', 'integer', (c) => c.notNull().references('compte.id'))
    .addColumn('idCredit', 'integer', (c) => c.notNull().references('compte.id'))
    .addColumn('montant', 'integer', (c) => c.notNull().check(sql`montant > 0`))
    .addColumn('cause', 'text', (c) => c.notNull())
    .addCheckConstraint('ecriture_ligne_comptes', sql`"idDebit" <> "idCredit"`)
    .execute()
  await db.schema.createIndex('ecriture_ligne_ecriture').on('ecriture_ligne').columns(['idEcriture']).execute()
  await db.schema.createIndex('ecriture_ligne_debit').on('ecriture_ligne').columns(['idDebit']).execute()
  await db.schema.createIndex('ecriture_ligne_credit').on('ecriture_ligne').columns(['idCredit']).execute()
}

/** What a candidate owes or has paid, and which credit settled which debit. */
async function openItems(db: Schema) {
  await table(db, 'poste')
    .addColumn('idCandidat', 'integer', (c) => c.notNull().references('candidat.id'))
    .addColumn('sens', 'text', (c) => c.notNull().check(sql`sens in ('DEBIT', 'CREDIT')`))
    .addColumn('cause', 'text', (c) => c.notNull())
    .addColumn('montant', 'integer', (c) => c.notNull().check(sql`montant > 0`))
    // What no allocation has taken yet.
    .addColumn('reste', 'integer', (c) => c.notNull().check(sql`reste >= 0 and reste <= montant`))
    .addColumn('dateEcheance', 'text', (c) => c.notNull())
    .addColumn('idEcriture', 'integer', (c) => c.notNull().references('ecriture.id'))
    .addColumn('idTransaction', 'integer', (c) => c.references('transaction.id'))
    .execute()
  await db.schema.createIndex('poste_candidat').on('poste').columns(['idCandidat', 'dateEcheance', 'id']).execute()
  await sql`create index poste_reste on poste ("idAutoEcole", sens, "dateEcheance") where reste > 0`.execute(db)
  await db.schema.createIndex('poste_transaction').on('poste').columns(['idTransaction']).execute()
  await table(db, 'imputation')
    .addColumn('idDebit', 'integer', (c) => c.notNull().references('poste.id'))
    .addColumn('idCredit', 'integer', (c) => c.notNull().references('poste.id'))
    // A negative amount takes an earlier allocation back.
    .addColumn('montant', 'integer', (c) => c.notNull().check(sql`montant <> 0`))
    .addColumn('jour', 'text', (c) => c.notNull())
    .addColumn('idUtilisateur', 'integer', (c) => c.notNull().references('utilisateur.id'))
    .execute()
  await db.schema.createIndex('imputation_debit').on('imputation').columns(['idDebit']).execute()
  await db.schema.createIndex('imputation_credit').on('imputation').columns(['idCredit']).execute()
}

/** What the school decided on an absence or late cancellation, payment plans, and what a school has settled for itself. */
async function agreements(db: Schema) {
  await table(db, 'penalite')
    .addColumn('idCandidat', 'integer', (c) => c.notNull().references('candidat.id'))
    .addColumn('idEvenement', 'integer', (c) => c.notNull().references('evenement.id'))
    .addColumn('pourcent', 'integer', (c) => c.notNull().check(sql`pourcent between 0 and 100`))
    .addColumn('motif', 'text', (c) => c.notNull())
    .addColumn('idUtilisateur', 'integer', (c) => c.notNull().references('utilisateur.id'))
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('penalite_candidat').on('penalite').columns(['idCandidat', 'idEvenement', 'id']).execute()
  await db.schema
    .createTable('echeance')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('idInscription', 'integer', (c) => c.notNull().references('inscription.id'))
    .addColumn('planVersion', 'integer', (c) => c.notNull())
    .addColumn('rang', 'integer', (c) => c.notNull())
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('montant', 'integer', (c) => c.notNull().check(sql`montant > 0`))
    .addUniqueConstraint('echeance_rang', ['idInscription', 'planVersion', 'rang'])
    .execute()
  await db.schema
    .createTable('reglage_argent')
    .addColumn('idAutoEcole', 'integer', (c) => c.primaryKey().references('auto_ecole.id'))
    .addColumn('valeurs', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('updatedAt', 'text', (c) => c.notNull())
    .execute()
}

/** The school's money: accounts, entries, what is owed and paid, transactions and their numbers. */
export async function up(db: Schema): Promise<void> {
  await numbers(db)
  await transactions(db)
  await days(db)
  await ledger(db)
  await openItems(db)
  await agreements(db)
}
