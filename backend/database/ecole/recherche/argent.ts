import { type Expression, expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Caller } from '../../../caller'
import type { PaperNumber } from '../../../rules/ecole/rechercheTexte'
import { visible } from '../../argent/facture/facture'
import { transactionsWith } from '../../argent/transaction/words'
import { beginsWith } from '../../dialect'
import type { Database, Db } from '../../schema'
import { allowedRows } from '../../scope'

type Condition = Expression<SqlBool>

interface Numbered {
  serie: string
  annee: number
}

/** The series and years in which a school has numbered papers. */
export const numberedSeries = (db: Db, idAutoEcole: number): Promise<Numbered[]> =>
  db
    .selectFrom('compteur')
    .select(['serie', 'annee'])
    .where('idAutoEcole', '=', idAutoEcole)
    .where('annee', '>', 0)
    .execute()

type Table = 'transaction' | 'facture' | 'caisse_session'

/** Matches the number of a paper in each series and year that it may belong to. Each is one index search. */
function numbered<Name extends Table>(table: Name, paper: PaperNumber, known: readonly Numbered[]): Condition {
  const own = known.filter(
    ({ serie, annee }) =>
      (paper.serie === null || paper.serie === serie) && (paper.annee === null || paper.annee === annee),
  )
  const numero = sql.ref(`${table}.numero`)
  const digits = sql<SqlBool>`${numero} between ${paper.from} and ${paper.to}`
  const isWithin = paper.exact === null || (paper.exact >= paper.from && paper.exact <= paper.to)
  // A single range can be read in the order of its index, so a second condition is added only when needed.
  const span = isWithin ? digits : sql<SqlBool>`(${digits} or ${numero} = ${paper.exact})`
  const conditions = own.map(({ serie, annee }) =>
    table === 'caisse_session'
      ? sql<SqlBool>`${sql.ref(`${table}.annee`)} = ${annee} and ${span}`
      : sql<SqlBool>`${sql.ref(`${table}.serie`)} = ${serie} and ${sql.ref(`${table}.annee`)} = ${annee} and ${span}`,
  )
  return conditions.length > 0 ? sql<SqlBool>`(${sql.join(conditions, sql` or `)})` : sql<SqlBool>`1 = 0`
}

/** The people whom a search found, and the expenses and other income with its words. */
interface Found {
  candidats: readonly number[]
  moniteurs: readonly number[]
  transactions: readonly number[]
}

/** The wanted papers: those with a number, those of certain people, or the latest ones. */
export type PaperWish =
  | { by: 'number'; paper: PaperNumber; known: readonly Numbered[] }
  | ({ by: 'people'; words: readonly string[] } & Found)
  | { by: 'latest' }

const tx = expressionBuilder<Database, 'transaction'>()

/** The account of the candidate that a transaction belongs to. */
const account = tx
  .selectFrom('candidat')
  .select('candidat.idUtilisateur')
  .whereRef('candidat.id', '=', 'transaction.idCandidat')
  .$castTo<number | null>()

/**
 * The school column. In a search for people it is written so that no index on it is used: the index on the person is
 * more selective.
 */
const schoolOf = ({ by }: PaperWish, table: 'transaction' | 'facture'): RawBuilder<number> => {
  const school = sql.ref<number>(`${table}.idAutoEcole`)
  return by === 'people' ? sql<number>`+${school}` : school
}

/** The readable transactions: all of them for those with the right, only their own for candidates. */
const readableTransactions = (caller: Caller, idAutoEcole: RawBuilder<number>): Condition =>
  caller.ability.can('read', 'Transaction')
    ? allowedRows<'transaction'>(caller, 'read', 'Transaction', { idAutoEcole })
    : allowedRows<'transaction'>(caller, 'read', 'Compte', {
        idAutoEcole,
        idUtilisateur: () => account,
      })

function transactionWish(wish: PaperWish): Condition {
  if (wish.by === 'number') return numbered('transaction', wish.paper, wish.known)
  if (wish.by === 'latest') return tx('transaction.kind', 'in', ['PAYMENT', 'REFUND'])
  return tx.or([
    ...(wish.candidats.length > 0 ? [tx('transaction.idCandidat', 'in', wish.candidats)] : []),
    ...(wish.moniteurs.length > 0 ? [tx('transaction.idMoniteur', 'in', wish.moniteurs)] : []),
    ...(wish.transactions.length > 0 ? [tx('transaction.id', 'in', wish.transactions)] : []),
  ])
}

/** The kinds of money that a school spends and earns besides that of its people. */
const OF_OTHERS = ['EXPENSE', 'INCOME'] as const

/**
 * The latest expenses and other income with these words: of whom they were paid to or by, their reference or their
 * note. They are read first and passed by id, because the conditions on people have indexes of their own. A school has
 * few of them beside its payments, so each kind is walked from its latest on, in its index alone: `+id` keeps SQLite
 * from looking up every payment with a common word.
 */
export async function transactionsSaying(db: Db, caller: Caller, words: readonly string[], limit: number) {
  const idAutoEcole = caller.idAutoEcole ?? 0
  const id = sql<number>`+${sql.ref('transaction.id')}`
  const ids: number[] = []
  for (const kind of OF_OTHERS) {
    const rows = await db
      .selectFrom('transaction')
      .select('transaction.id')
      .where('transaction.idAutoEcole', '=', idAutoEcole)
      .where(allowedRows<'transaction'>(caller, 'read', 'Transaction', { idAutoEcole: 'transaction.idAutoEcole' }))
      .where('transaction.kind', '=', kind)
      .where((eb) => eb.and(words.map((word) => eb(id, 'in', transactionsWith(db, idAutoEcole, word)))))
      .orderBy('transaction.jour', 'desc')
      .orderBy('transaction.id', 'desc')
      .limit(limit)
      .execute()
    ids.push(...rows.map((row) => row.id))
  }
  return ids
}

/** The id of the caller's own file. It repeats the rule for candidates in a form that an index can answer. */
const ownFiles = (db: Db, caller: Caller) =>
  db.selectFrom('candidat').select('candidat.id').where('candidat.idUtilisateur', '=', caller.id)

/** The latest transactions that match. */
export const findTransactions = (db: Db, caller: Caller, wish: PaperWish, limit: number) =>
  db
    .selectFrom('transaction')
    .leftJoin('candidat', 'candidat.id', 'transaction.idCandidat')
    .leftJoin('moniteur', 'moniteur.id', 'transaction.idMoniteur')
    .leftJoin('transaction as reversal', 'reversal.idReversed', 'transaction.id')
    .select(['transaction.id', 'transaction.kind', 'transaction.jour', 'transaction.montant', 'transaction.payeur'])
    .select(['transaction.serie', 'transaction.annee', 'transaction.numero', 'transaction.idReversed'])
    .select(['candidat.nom as candidatNom', 'candidat.prenom as candidatPrenom'])
    .select(['moniteur.nom as moniteurNom', 'moniteur.prenom as moniteurPrenom', 'reversal.id as reversedBy'])
    .where(schoolOf(wish, 'transaction'), '=', caller.idAutoEcole ?? 0)
    .where(readableTransactions(caller, schoolOf(wish, 'transaction')))
    .$if(caller.role === 'candidat', (list) => list.where('transaction.idCandidat', 'in', ownFiles(db, caller)))
    .where(transactionWish(wish))
    .$if(wish.by === 'number', (list) =>
      list.orderBy('transaction.annee', 'desc').orderBy('transaction.numero', 'desc'),
    )
    .orderBy('transaction.jour', 'desc')
    .orderBy('transaction.id', 'desc')
    .limit(limit)
    .execute()

const inv = expressionBuilder<Database, 'facture'>()

function factureWish(wish: PaperWish, idAutoEcole: number): Condition {
  if (wish.by === 'number') return numbered('facture', wish.paper, wish.known)
  if (wish.by === 'latest') return sql<SqlBool>`1 = 1`
  // Invoices of companies are few, can only be found by words, and have an index of their own.
  const company = inv.and([
    inv('facture.idAutoEcole', '=', idAutoEcole),
    inv('facture.idCandidat', 'is', null),
    ...wish.words.map((word) => inv('facture.recherche', 'like', `%${word}%`)),
  ])
  return inv.or([
    ...(wish.candidats.length > 0 ? [inv('facture.idCandidat', 'in', wish.candidats)] : []),
    ...(wish.words.length > 0 ? [company] : []),
  ])
}

/** The latest invoices and credit notes that match; drafts first. */
export const findFactures = (db: Db, caller: Caller, wish: PaperWish, limit: number) =>
  db
    .selectFrom('facture')
    .leftJoin('candidat', 'candidat.id', 'facture.idCandidat')
    .select(['facture.id', 'facture.serie', 'facture.annee', 'facture.numero', 'facture.jour', 'facture.ttc'])
    .select(['facture.timbre', 'facture.status', 'facture.idAutoEcole'])
    .select(['facture.clientNom', 'candidat.nom as candidatNom', 'candidat.prenom as candidatPrenom'])
    .where(schoolOf(wish, 'facture'), '=', caller.idAutoEcole ?? 0)
    .where(visible(caller, 'read', schoolOf(wish, 'facture')))
    .$if(caller.role === 'candidat', (list) => list.where('facture.idCandidat', 'in', ownFiles(db, caller)))
    .where(factureWish(wish, caller.idAutoEcole ?? 0))
    .$if(wish.by === 'number', (list) => list.orderBy('facture.annee', 'desc').orderBy('facture.numero', 'desc'))
    // For people, `+id` prevents a walk of the id index, which would read every invoice instead of theirs alone.
    .orderBy(wish.by === 'latest' ? sql.ref('facture.id') : sql`+${sql.ref('facture.id')}`, 'desc')
    .limit(limit)
    .execute()

/** The cheques whose number begins with these digits, the latest first. */
export const findChequesByNumber = (db: Db, caller: Caller, digits: string, limit: number) =>
  db
    .selectFrom('cheque')
    .innerJoin('transaction', 'transaction.id', 'cheque.idTransaction')
    .leftJoin('candidat', 'candidat.id', 'transaction.idCandidat')
    .select(['cheque.id', 'cheque.numero', 'cheque.banque', 'cheque.montant', 'cheque.date', 'cheque.statut'])
    .select(['candidat.nom as candidatNom', 'candidat.prenom as candidatPrenom'])
    .where('cheque.idAutoEcole', '=', caller.idAutoEcole ?? 0)
    .where(allowedRows<'cheque'>(caller, 'read', 'Transaction', { idAutoEcole: 'cheque.idAutoEcole' }))
    .where(beginsWith('cheque.numero', digits))
    .orderBy('cheque.recuLe', 'desc')
    .orderBy('cheque.id', 'desc')
    .limit(limit)
    .execute()

/** The closings of cash boxes with a number; `idOwn` limits them to those of one cashier. */
export const findClotures = (
  db: Db,
  caller: Caller,
  {
    paper,
    known,
    idOwn,
    limit,
  }: { paper: PaperNumber; known: readonly Numbered[]; idOwn: number | null; limit: number },
) =>
  db
    .selectFrom('caisse_session')
    .innerJoin('utilisateur', 'utilisateur.id', 'caisse_session.idUtilisateur')
    .select(['caisse_session.id', 'caisse_session.annee', 'caisse_session.numero', 'caisse_session.jour'])
    .select('utilisateur.nomComplet as caissier')
    .where('caisse_session.idAutoEcole', '=', caller.idAutoEcole ?? 0)
    .where(allowedRows<'caisse_session'>(caller, 'read', 'Transaction', { idAutoEcole: 'caisse_session.idAutoEcole' }))
    .$if(idOwn !== null, (list) => list.where('caisse_session.idUtilisateur', '=', idOwn ?? 0))
    .where(
      numbered(
        'caisse_session',
        paper,
        known.filter(({ serie }) => serie === 'CL'),
      ),
    )
    .orderBy('caisse_session.annee', 'desc')
    .orderBy('caisse_session.numero', 'desc')
    .limit(limit)
    .execute()
