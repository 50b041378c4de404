import { fold, wordsOf } from '@contract/fold'
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import { found } from '../../ecole/candidat/list'
import type { Database, Db } from '../../schema'
import { readSearch } from '../../search/fullText'
import { transactionsWith } from './words'

type Condition = Expression<SqlBool>

const eb = expressionBuilder<Database, 'transaction'>()

/** A number as it is printed, or its last part alone: `RC-2026-00041`, `rc 2026 41`, `41`. */
const PRINTED = /^(?:([a-z]{2})\s?(\d{4})\s)?0*(\d{1,9})$/

/** The transaction whose full printed number was typed, which cannot be a name; null for any other text. */
function byPrintedNumber(text: string): Condition | null {
  const [, serie, annee, numero] = PRINTED.exec(text) ?? []
  if (!serie || !annee) return null
  const parts = [eb('serie', '=', serie.toUpperCase()), eb('annee', '=', Number(annee))]
  return eb.and([...parts, eb('numero', '=', Number(numero))])
}

/** The transactions of every series and year with a number of which only the last part was typed. */
async function byNumber(db: Db, idAutoEcole: number, text: string): Promise<Condition[]> {
  const [, , , numero] = PRINTED.exec(text) ?? []
  if (numero === undefined) return []
  const series = await db
    .selectFrom('compteur')
    .select(['serie', 'annee'])
    .where('idAutoEcole', '=', idAutoEcole)
    .where('annee', '>', 0)
    .execute()
  return series.map((one) =>
    eb.and([eb('serie', '=', one.serie), eb('annee', '=', one.annee), eb('numero', '=', Number(numero))]),
  )
}

/** The ids of the rows whose name has a word beginning with each term. */
const named = (rows: readonly { id: number; nom: string }[], terms: readonly string[]): number[] =>
  rows
    .filter(({ nom }) => {
      const words = fold(nom).split(' ')
      return terms.every((term) => words.some((word) => word.startsWith(term)))
    })
    .map(({ id }) => id)

/** Matches a name against the school's instructors and cashiers. They are few, so all are read. */
async function byStaff(db: Db, idAutoEcole: number, terms: readonly string[]): Promise<Condition[]> {
  const moniteurs = await db
    .selectFrom('moniteur')
    .select(['id', sql<string>`prenom || ' ' || nom`.as('nom')])
    .where('idAutoEcole', '=', idAutoEcole)
    .execute()
  const cashiers = await db
    .selectFrom('utilisateur')
    .select(['id', 'nomComplet as nom'])
    .where('idAutoEcole', '=', idAutoEcole)
    .where('role', '=', 'ecole')
    .execute()
  const [ids, idsOfCashiers] = [named(moniteurs, terms), named(cashiers, terms)]
  return [
    ...(ids.length > 0 ? [eb('transaction.idMoniteur', 'in', ids)] : []),
    ...(idsOfCashiers.length > 0 ? [eb('transaction.idUtilisateur', 'in', idsOfCashiers)] : []),
  ]
}

/** The fewest digits for a search of candidates: shorter numbers occur in too many phone and identity numbers. */
const MIN_DIGITS = 6
/** Up to this many candidates are passed by id, so that the index is searched once for each. */
const FEW = 500

const isShortNumber = (text: string) => /^\d+$/.test(text.replaceAll(' ', '')) && text.length < MIN_DIGITS

/** Matches candidates, archived ones included because their transactions remain. */
async function byCandidat(db: Db, idAutoEcole: number, q: string, text: string): Promise<Condition[]> {
  const search = isShortNumber(text) ? null : await readSearch(db, q)
  if (!search) return []
  const candidats = db
    .selectFrom('candidat')
    .select('candidat.id')
    .where('candidat.idAutoEcole', '=', idAutoEcole)
    .where((candidat) => candidat.and(found(candidat, search)))
  const ids = (await candidats.limit(FEW).execute()).map(({ id }) => id)
  if (ids.length === 0) return []
  return [eb('transaction.idCandidat', 'in', ids.length < FEW ? ids : candidats)]
}

/** Matches the words of payers, references and notes. */
async function byText(db: Db, idAutoEcole: number, [first, ...others]: readonly string[]): Promise<Condition[]> {
  if (first === undefined) return []
  const some = await transactionsWith(db, idAutoEcole, first).limit(1).executeTakeFirst()
  if (!some) return []
  const having = (term: string) => eb('transaction.id', 'in', transactionsWith(db, idAutoEcole, term))
  return [eb.and([first, ...others].map(having))]
}

/**
 * The condition of a search: a printed number, the name of a candidate, an instructor or a cashier, or words of payer,
 * reference and note. Conditions that cannot match are left out, so that the database uses a single index.
 */
export async function searchCondition(db: Db, idAutoEcole: number, q: string): Promise<Condition> {
  const text = fold(q)
  const terms = wordsOf(q)
  if (terms.length === 0) return sql<SqlBool>`1 = 0`
  const printed = byPrintedNumber(text)
  if (printed) return printed
  const ways = [
    ...(await byNumber(db, idAutoEcole, text)),
    ...(await byCandidat(db, idAutoEcole, q, text)),
    ...(await byStaff(db, idAutoEcole, terms)),
    ...(await byText(db, idAutoEcole, terms)),
  ]
  return ways.length > 0 ? eb.or(ways) : sql<SqlBool>`1 = 0`
}
