import type { AccountName, CausedLine } from '../../rules/argent/settlement'
import type { Db, Trx } from '../schema'
import { accountName } from './compte'
import type { EcritureTable } from './tables'

type NewEntry = Omit<EcritureTable, 'id' | 'mois' | 'idMoniteur'>

/** Adds an entry with its lines; the only writer of both tables is the command that posts. */
export async function insertEcriture(
  trx: Trx,
  entry: NewEntry,
  lines: readonly CausedLine[],
  accounts: Map<AccountName, number>,
): Promise<number> {
  const { id } = await trx
    .insertInto('ecriture')
    .values({ ...entry, idMoniteur: null, mois: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('ecriture_ligne')
    .values(
      lines.map(({ cause, debit, credit, montant }) => ({
        idEcriture: id,
        idDebit: accounts.get(debit) ?? 0,
        idCredit: accounts.get(credit) ?? 0,
        montant,
        cause,
      })),
    )
    .execute()
  return id
}

/** The lines posted so far for what a candidate bought and did, summed by cause and accounts. */
export async function settledLines(db: Db | Trx, idCandidat: number): Promise<CausedLine[]> {
  const rows = await db
    .selectFrom('ecriture')
    .innerJoin('ecriture_ligne', 'ecriture_ligne.idEcriture', 'ecriture.id')
    .innerJoin('compte as debit', 'debit.id', 'ecriture_ligne.idDebit')
    .innerJoin('compte as credit', 'credit.id', 'ecriture_ligne.idCredit')
    .where('ecriture.idCandidat', '=', idCandidat)
    .where('ecriture.kind', '=', 'SETTLEMENT')
    .select((eb) => [
      'ecriture_ligne.cause',
      'debit.type as debitType',
      'debit.cle as debitCle',
      'credit.type as creditType',
      'credit.cle as creditCle',
      eb.fn.sum<number>('ecriture_ligne.montant').as('montant'),
    ])
    .groupBy(['ecriture_ligne.cause', 'debit.type', 'debit.cle', 'credit.type', 'credit.cle'])
    .execute()
  return rows.map(({ cause, debitType, debitCle, creditType, creditCle, montant }) => ({
    cause,
    debit: accountName({ type: debitType, cle: debitCle }),
    credit: accountName({ type: creditType, cle: creditCle }),
    montant,
  }))
}
