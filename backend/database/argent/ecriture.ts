import type { Insertable } from 'kysely'
import type { AccountName, CausedLine, Line } from '../../rules/argent/settlement'
import type { Conn, Trx } from '../schema'
import { accountName, partsOf } from './compte'
import type { EcritureTable } from './tables'

type NewEntry = Insertable<EcritureTable>

/** Adds an entry with its lines. Only the command that posts may call it; nothing else writes to these tables. */
export async function insertEcriture(
  trx: Trx,
  entry: NewEntry,
  lines: readonly CausedLine[],
  accounts: Map<AccountName, number>,
): Promise<number> {
  const { id } = await trx.insertInto('ecriture').values(entry).returning('id').executeTakeFirstOrThrow()
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

/** The lines of entries, summed by cause and accounts. */
const summed = (db: Conn) =>
  db
    .selectFrom('ecriture')
    .innerJoin('ecriture_ligne', 'ecriture_ligne.idEcriture', 'ecriture.id')
    .innerJoin('compte as debit', 'debit.id', 'ecriture_ligne.idDebit')
    .innerJoin('compte as credit', 'credit.id', 'ecriture_ligne.idCredit')
    .select((eb) => [
      'ecriture_ligne.cause',
      'debit.type as debitType',
      'debit.cle as debitCle',
      'credit.type as creditType',
      'credit.cle as creditCle',
      eb.fn.sum<number>('ecriture_ligne.montant').as('montant'),
    ])
    .groupBy(['ecriture_ligne.cause', 'debit.type', 'debit.cle', 'credit.type', 'credit.cle'])

/** The same sums, of settlement entries only. */
const settlements = (db: Conn) => summed(db).where('ecriture.kind', '=', 'SETTLEMENT')

type Settled = Awaited<ReturnType<ReturnType<typeof settlements>['execute']>>

const linesOf = (rows: readonly Settled[number][]): CausedLine[] =>
  rows.map(({ cause, debitType, debitCle, creditType, creditCle, montant }) => ({
    cause,
    debit: accountName({ type: debitType, cle: debitCle }),
    credit: accountName({ type: creditType, cle: creditCle }),
    montant,
  }))

/** The lines posted so far for a candidate's purchases, lessons and exams. */
export const settledLines = async (db: Conn, idCandidat: number): Promise<CausedLine[]> =>
  linesOf(await settlements(db).where('ecriture.idCandidat', '=', idCandidat).execute())

/** The same lines for several candidates. */
export async function settledByCandidat(db: Conn, ids: readonly number[]): Promise<Map<number | null, CausedLine[]>> {
  const rows = await settlements(db)
    .where('ecriture.idCandidat', 'in', ids)
    .select('ecriture.idCandidat')
    .groupBy('ecriture.idCandidat')
    .execute()
  const lines = new Map<number | null, CausedLine[]>()
  for (const row of rows) {
    const own = lines.get(row.idCandidat)
    if (own) own.push(...linesOf([row]))
    else lines.set(row.idCandidat, linesOf([row]))
  }
  return lines
}

/**
 * The charges of a candidate that come from no settlement, payment or invoice, such as fees for a refused cheque; a fee
 * that was taken back is none.
 */
export async function chargedFees(db: Conn, idCandidat: number) {
  const rows = await db
    .selectFrom('ecriture')
    .innerJoin('ecriture_ligne', 'ecriture_ligne.idEcriture', 'ecriture.id')
    .innerJoin('compte as debit', 'debit.id', 'ecriture_ligne.idDebit')
    .innerJoin('compte as credit', 'credit.id', 'ecriture_ligne.idCredit')
    .where('ecriture.idCandidat', '=', idCandidat)
    .where('ecriture.kind', '=', 'MONEY')
    .where('ecriture.idTransaction', 'is', null)
    .where('ecriture.idFacture', 'is', null)
    .where((eb) => eb.or([eb('debit.type', '=', 'candidat'), eb('credit.type', '=', 'candidat')]))
    .select((eb) => [
      'ecriture_ligne.cause',
      eb.fn.max('ecriture.jour').as('jour'),
      eb.fn
        .sum<number>(
          eb
            .case()
            .when('debit.type', '=', 'candidat')
            .then(eb.ref('ecriture_ligne.montant'))
            .else(eb('ecriture_ligne.montant', '*', -1))
            .end(),
        )
        .as('montant'),
    ])
    .groupBy('ecriture_ligne.cause')
    .orderBy((eb) => eb.fn.max('ecriture.id'))
    .execute()
  return rows.filter(({ montant }) => montant !== 0)
}

/**
 * The lines that a school posted so far for a cause that moves the money of an account. Causes have no index: the
 * entries are found by the lines of the account, which therefore must be one with few of them.
 */
export async function linesOfCause(
  db: Conn,
  idAutoEcole: number,
  { account, cause }: { account: AccountName; cause: string },
): Promise<CausedLine[]> {
  const { type, cle } = partsOf(account)
  const entries = (side: 'idDebit' | 'idCredit') =>
    db
      .selectFrom('compte')
      .innerJoin('ecriture_ligne', `ecriture_ligne.${side}`, 'compte.id')
      .select('ecriture_ligne.idEcriture')
      .where('compte.idAutoEcole', '=', idAutoEcole)
      .where('compte.type', '=', type)
      .where('compte.cle', '=', cle)
      .where('ecriture_ligne.cause', '=', cause)
  const rows = await summed(db)
    .where('ecriture.id', 'in', entries('idDebit').union(entries('idCredit')))
    .where('ecriture_ligne.cause', '=', cause)
    .execute()
  return linesOf(rows)
}

/** The lines that the candidate's invoices posted themselves: lines typed by hand, and stamp duty. */
export const invoicedLines = async (db: Conn, idCandidat: number): Promise<CausedLine[]> =>
  linesOf(
    await summed(db)
      .where('ecriture.idCandidat', '=', idCandidat)
      .where('ecriture.idFacture', 'is not', null)
      .execute(),
  )

/** The lines posted so far for the lessons of an instructor in a month, `YYYY-MM`. */
export const settledPay = async (db: Conn, idMoniteur: number, mois: string): Promise<CausedLine[]> =>
  linesOf(
    await settlements(db).where('ecriture.idMoniteur', '=', idMoniteur).where('ecriture.mois', '=', mois).execute(),
  )

/** The entry of a transaction: its number and its lines. */
export async function entryOfTransaction(db: Conn, idTransaction: number): Promise<{ numero: number; lignes: Line[] }> {
  const rows = await db
    .selectFrom('ecriture')
    .innerJoin('ecriture_ligne', 'ecriture_ligne.idEcriture', 'ecriture.id')
    .innerJoin('compte as debit', 'debit.id', 'ecriture_ligne.idDebit')
    .innerJoin('compte as credit', 'credit.id', 'ecriture_ligne.idCredit')
    .where('ecriture.idTransaction', '=', idTransaction)
    .select([
      'ecriture.numero',
      'debit.type as debitType',
      'debit.cle as debitCle',
      'credit.type as creditType',
      'credit.cle as creditCle',
      'ecriture_ligne.montant',
    ])
    .orderBy('ecriture_ligne.id')
    .execute()
  return {
    numero: rows[0]?.numero ?? 0,
    lignes: rows.map(({ debitType, debitCle, creditType, creditCle, montant }) => ({
      debit: accountName({ type: debitType, cle: debitCle }),
      credit: accountName({ type: creditType, cle: creditCle }),
      montant,
    })),
  }
}

/** The pay posted for the lessons of an instructor, by month, the latest first. */
export async function payByMonth(db: Conn, idMoniteur: number): Promise<{ mois: string; gain: number }[]> {
  const rows = await db
    .selectFrom('ecriture')
    .innerJoin('ecriture_ligne', 'ecriture_ligne.idEcriture', 'ecriture.id')
    .innerJoin('compte as credit', 'credit.id', 'ecriture_ligne.idCredit')
    .where('ecriture.idMoniteur', '=', idMoniteur)
    .where('ecriture.kind', '=', 'SETTLEMENT')
    .select((eb) => [
      'ecriture.mois',
      // A correction moves pay back from the instructor's account.
      eb.fn
        .sum<number>(
          eb
            .case()
            .when('credit.type', '=', 'moniteur')
            .then(eb.ref('ecriture_ligne.montant'))
            .else(eb('ecriture_ligne.montant', '*', -1))
            .end(),
        )
        .as('gain'),
    ])
    .groupBy('ecriture.mois')
    .orderBy('ecriture.mois', 'desc')
    .execute()
  return rows.map(({ mois, gain }) => ({ mois: mois ?? '', gain }))
}
