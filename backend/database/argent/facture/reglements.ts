import type { Conn } from '../../schema'

const PAID = [
  'transaction.id',
  'transaction.serie',
  'transaction.annee',
  'transaction.numero',
  'transaction.jour',
  'transaction.method',
] as const

const paid = (db: Conn) => db.selectFrom('transaction').select(PAID)

/** The payments of a candidate that settle items on an invoice, with the amounts that they settle, the oldest first. */
export async function paymentsOfItems(db: Conn, idFacture: number) {
  const rows = await paid(db)
    .innerJoin('poste as credit', 'credit.idTransaction', 'transaction.id')
    .innerJoin('imputation', 'imputation.idCredit', 'credit.id')
    .innerJoin('poste as debit', 'debit.id', 'imputation.idDebit')
    .where('debit.idFacture', '=', idFacture)
    .select((eb) => eb.fn.sum<number>('imputation.montant').as('montant'))
    .groupBy(PAID)
    .orderBy('transaction.id')
    .execute()
  return rows.filter(({ montant }) => montant !== 0).map((row) => ({ ...row, retenue: 0 }))
}

/** The payments of a company for its invoice, with the tax that it withheld. Reversed payments are left out. */
export async function paymentsOfCompany(db: Conn, idFacture: number) {
  const rows = await paid(db)
    .leftJoin('transaction as reversal', 'reversal.idReversed', 'transaction.id')
    .where('transaction.idFacture', '=', idFacture)
    .where('transaction.idReversed', 'is', null)
    .where('reversal.id', 'is', null)
    .select(['transaction.montant'])
    .select((eb) =>
      eb
        .selectFrom('ecriture')
        .innerJoin('ecriture_ligne', 'ecriture_ligne.idEcriture', 'ecriture.id')
        .innerJoin('compte', 'compte.id', 'ecriture_ligne.idDebit')
        .whereRef('ecriture.idTransaction', '=', 'transaction.id')
        .where('compte.type', '=', 'retenue_subie')
        .select((inner) => inner.fn.sum<number>('ecriture_ligne.montant').as('retenue'))
        .as('retenue'),
    )
    .orderBy('transaction.id')
    .execute()
  return rows.map((row) => ({ ...row, retenue: row.retenue ?? 0 }))
}
