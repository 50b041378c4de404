import type { Transaction } from '@contract/argent/transaction'
import type { LedgerAccount, TransactionDetail } from '@contract/argent/transactionDetail'
import { printedNumber } from '@contract/papiers/printedNumber'
import type { Caller } from '../../caller'
import { candidatEvents } from '../../database/argent/candidatEvents'
import { partsOf } from '../../database/argent/compte'
import { entryOfTransaction } from '../../database/argent/ecriture'
import { inscriptionsOf, withTerms } from '../../database/argent/inscription'
import { settledBy } from '../../database/argent/poste'
import { cashierName, findTransaction, type TransactionRow } from '../../database/argent/transaction/list'
import type { Db } from '../../database/schema'
import { chargeLine } from './lignes'
import { presentTransaction } from './transaction'

/** The charges of a candidate that a payment settles, with the day and service of each. */
async function imputationsOf(db: Db, row: TransactionRow, caller: Caller): Promise<TransactionDetail['imputations']> {
  if (row.idCandidat === null) return []
  const settled = await settledBy(db, row.id)
  if (settled.length === 0) return []
  const enrolments = await withTerms(db, await inscriptionsOf(db, row.idCandidat))
  const events = await candidatEvents(db, row.idCandidat, caller.pays)
  const facts = { enrolments, events, today: row.jour }
  return settled.map(({ cause, montant }) => chargeLine(cause, montant, facts))
}

/**
 * The name of an account's owner: the transaction's candidate, instructor or client, or the cashier of a box; null for
 * other accounts.
 */
async function nameOf(
  db: Db,
  row: TransactionRow,
  { candidat, moniteur }: Transaction,
  { type, cle }: ReturnType<typeof partsOf>,
): Promise<string | null> {
  if (type === 'candidat') return candidat
  if (type === 'moniteur') return moniteur
  if (type === 'client') return row.payeur
  if (type !== 'caisse') return null
  return cashierName(db, row.idAutoEcole, Number(cle))
}

/** A transaction with the charges it settles, its ledger entry, and its reversal or the transaction it reverses. */
export async function presentTransactionDetail(
  db: Db,
  row: TransactionRow,
  caller: Caller,
): Promise<TransactionDetail> {
  const transaction = presentTransaction(row, caller)
  const account = async (name: string): Promise<LedgerAccount> => {
    const { type, cle } = partsOf(name)
    return { type, cle, nom: await nameOf(db, row, transaction, { type, cle }) }
  }
  const { numero, lignes } = await entryOfTransaction(db, row.id)
  const posted: TransactionDetail['ecriture']['lignes'] = []
  for (const { debit, credit, montant } of lignes) {
    posted.push({ debit: await account(debit), credit: await account(credit), montant })
  }
  const idLinked = row.reversedBy ?? row.idReversed
  const linked = idLinked === null ? undefined : await findTransaction(db, caller, idLinked)
  return {
    ...transaction,
    imputations: await imputationsOf(db, row, caller),
    ecriture: { numero, lignes: posted },
    linked: linked
      ? {
          id: linked.id,
          numero: printedNumber(linked.serie, linked.annee, linked.numero),
          jour: linked.jour,
          motif: linked.motif,
        }
      : null,
  }
}
