import type { Method } from '@contract/argent/transaction'
import { effectOf } from '../argent/transaction/totals'
import type { Conn, Db } from '../schema'

/** The transactions of a session, with names and the effect of each on the balance of a box. */
export async function sessionMovements(db: Conn, idSession: number, idBox: number) {
  const rows = await db
    .selectFrom('transaction')
    .leftJoin('candidat', 'candidat.id', 'transaction.idCandidat')
    .leftJoin('moniteur', 'moniteur.id', 'transaction.idMoniteur')
    .selectAll('transaction')
    .select([
      'candidat.nom as candidatNom',
      'candidat.prenom as candidatPrenom',
      'moniteur.nom as moniteurNom',
      'moniteur.prenom as moniteurPrenom',
    ])
    .where('transaction.idSession', '=', idSession)
    // A write-off has no session, so its method NONE cannot occur here.
    .$narrowType<{ method: Method }>()
    .orderBy('transaction.id')
    .execute()
  const lines = await db
    .selectFrom('transaction')
    .innerJoin('ecriture', 'ecriture.idTransaction', 'transaction.id')
    .innerJoin('ecriture_ligne', 'ecriture_ligne.idEcriture', 'ecriture.id')
    .select(['transaction.id', 'ecriture_ligne.idDebit', 'ecriture_ligne.idCredit', 'ecriture_ligne.montant'])
    .where('transaction.idSession', '=', idSession)
    .execute()
  const effects = new Map<number, number>()
  for (const { id, idDebit, idCredit, montant } of lines) {
    const effect = (idDebit === idBox ? montant : 0) - (idCredit === idBox ? montant : 0)
    effects.set(id, (effects.get(id) ?? 0) + effect)
  }
  return rows.map((row) => ({ ...row, ...effectOf(row), effet: effects.get(row.id) ?? 0 }))
}

/** Transactions of a session that were reversed in another one. */
export const laterReversals = (db: Db, idSession: number) =>
  db
    .selectFrom('transaction')
    .innerJoin('transaction as reversal', 'reversal.idReversed', 'transaction.id')
    .select([
      'transaction.serie',
      'transaction.annee',
      'transaction.numero',
      'reversal.id as parId',
      'reversal.serie as parSerie',
      'reversal.annee as parAnnee',
      'reversal.numero as parNumero',
      'reversal.jour',
    ])
    .where('transaction.idSession', '=', idSession)
    .where((eb) =>
      eb.or([eb('reversal.idSession', 'is', null), eb('reversal.idSession', '<>', eb.ref('transaction.idSession'))]),
    )
    .orderBy('reversal.id')
    .execute()
