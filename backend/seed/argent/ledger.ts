import { yearOf } from '@contract/clock/days'
import { momentOf } from '@contract/clock/wall'
import type { Insertable, Selectable } from 'kysely'
import { moveBalances, openAccounts } from '../../database/argent/compte'
import type { EcritureTable, ImputationTable, PosteTable, TransactionTable } from '../../database/argent/tables'
import { addToDays } from '../../database/argent/transaction/totals'
import { indexTransactions } from '../../database/argent/transaction/words'
import { chunks } from '../../database/chunks'
import type { Trx } from '../../database/schema'
import { type Allocation, allocationsOf, type OpenItem } from '../../rules/argent/allocation'
import { type AccountName, balancesOf, type CausedLine, type Line } from '../../rules/argent/settlement'
import { notAfter } from '../notAfter'

/** A transaction before it has a number. */
export type Slip = Omit<
  Selectable<TransactionTable>,
  | 'id'
  | 'idFacture'
  | 'idAutoEcole'
  | 'jour'
  | 'dateOperation'
  | 'serie'
  | 'annee'
  | 'numero'
  | 'idUtilisateur'
  | 'createdAt'
> & { serie: 'RC' | 'DP' | 'BP' }

/** A movement of a day: charges or pay by the usual rules, or a transaction with its single line. */
export interface Movement {
  jour: string
  idCandidat: number | null
  idMoniteur: number | null
  mois: string | null
  lines: readonly CausedLine[] | readonly Line[]
  slip: Slip | null
  /** Marks money that moves without a transaction: cash closings, and cheques on their way. */
  isMoney?: boolean
}

interface Books {
  trx: Trx
  idAutoEcole: number
  idUtilisateur: number
  now: string
}

/** The most rows in one statement. */
const SLICE = 200

const noonOf = (day: string) => momentOf({ day, time: '12:00' }, 'TN').toISOString()

/**
 * Inserts the transactions in the order of their days, each with the next number of its series.
 * @returns ids by movement
 */
async function writeSlips({ trx, idAutoEcole, idUtilisateur, now }: Books, movements: readonly Movement[]) {
  const last = new Map<string, number>()
  const rows = movements.flatMap((movement) => {
    if (!movement.slip) return []
    const { jour, slip } = movement
    const key = `${slip.serie} ${yearOf(jour)}`
    const numero = (last.get(key) ?? 0) + 1
    last.set(key, numero)
    const about = { idAutoEcole, jour, dateOperation: jour, annee: yearOf(jour), numero, idUtilisateur }
    return [{ movement, key: `${key} ${numero}`, row: { ...slip, ...about, createdAt: notAfter(now, noonOf(jour)) } }]
  })
  const ids = new Map<string, number>()
  for (const slice of chunks(rows, SLICE)) {
    const made = await trx
      .insertInto('transaction')
      .values(slice.map(({ row }) => row))
      .returning(['id', 'serie', 'annee', 'numero'])
      .execute()
    for (const { id, serie, annee, numero } of made) ids.set(`${serie} ${annee} ${numero}`, id)
  }
  await addToDays(
    trx,
    rows.map(({ row }) => row),
  )
  await indexTransactions(
    trx,
    rows.map(({ key, row }) => ({ ...row, id: ids.get(key) ?? 0 })),
  )
  const counters = [...last].map(([key, dernier]) => {
    const [serie = '', annee = ''] = key.split(' ')
    return { idAutoEcole, serie, annee: Number(annee), dernier }
  })
  if (counters.length > 0) await trx.insertInto('compteur').values(counters).execute()
  return new Map(rows.map(({ movement, key }) => [movement, ids.get(key) ?? 0]))
}

/** A movement with the entry that posts it. */
interface Posted {
  movement: Movement
  idEcriture: number
  idTransaction: number | null
  lines: readonly CausedLine[]
}

async function writeEntries(books: Books, movements: readonly Movement[], slips: ReadonlyMap<Movement, number>) {
  const { trx, idAutoEcole, idUtilisateur, now } = books
  const rows = movements.map((movement, index): Insertable<EcritureTable> => {
    const { jour, idCandidat, idMoniteur, mois, slip, isMoney = false } = movement
    const author = { idUtilisateur, createdAt: notAfter(now, noonOf(jour)) }
    const idTransaction = slips.get(movement) ?? null
    const about = { kind: slip || isMoney ? ('MONEY' as const) : ('SETTLEMENT' as const), idCandidat, idMoniteur, mois }
    return { idAutoEcole, numero: index + 1, jour, ...about, idTransaction, ...author }
  })
  const ids = new Map<number, number>()
  for (const slice of chunks(rows, SLICE)) {
    const made = await trx.insertInto('ecriture').values(slice).returning(['id', 'numero']).execute()
    for (const { id, numero } of made) ids.set(numero, id)
  }
  await trx.insertInto('compteur').values({ idAutoEcole, serie: 'EC', annee: 0, dernier: rows.length }).execute()
  return movements.map((movement, index): Posted => {
    const idTransaction = slips.get(movement) ?? null
    const lines = movement.lines.map((line) => ({ cause: `transaction:${idTransaction}`, ...line }))
    return { movement, idEcriture: ids.get(index + 1) ?? 0, idTransaction, lines }
  })
}

async function writeLines({ trx, idAutoEcole }: Books, posted: readonly Posted[]): Promise<void> {
  const all = posted.flatMap(({ idEcriture, lines }) => lines.map((line) => ({ ...line, idEcriture })))
  const names = [...new Set(all.flatMap(({ debit, credit }) => [debit, credit]))]
  const accounts = new Map<AccountName, number>()
  for (const slice of chunks(names, SLICE)) {
    for (const [name, id] of await openAccounts(trx, idAutoEcole, slice)) accounts.set(name, id)
  }
  for (const slice of chunks(all, SLICE)) {
    const values = slice.map(({ debit, credit, ...line }) => ({
      ...line,
      idDebit: accounts.get(debit) ?? 0,
      idCredit: accounts.get(credit) ?? 0,
    }))
    await trx.insertInto('ecriture_ligne').values(values).execute()
  }
  await moveBalances(trx, accounts, all)
}

/** The effects of an entry on the account of its candidate, by cause. */
function itemsOf({ movement, lines }: Posted): { cause: string; montant: number }[] {
  const causes = [...new Set(lines.map(({ cause }) => cause))]
  return causes.flatMap((cause) => {
    const own = balancesOf(lines.filter((line) => line.cause === cause))
    const montant = own.get(`candidat:${movement.idCandidat}`) ?? 0
    return montant === 0 ? [] : [{ cause, montant }]
  })
}

type Item = Insertable<PosteTable>
/** An allocation whose item ids are positions in the list of the school's items. */
type Allocated = Allocation & { jour: string }

/** The items of a candidate and their allocations, computed entry by entry in the order of days. */
function settledItems({ idAutoEcole }: Books, posted: readonly Posted[]): { items: Item[]; allocated: Allocated[] } {
  const items: Item[] = []
  const allocated: Allocated[] = []
  const open = (sens: Item['sens']): OpenItem[] =>
    items.flatMap((item, id) => (item.sens === sens && item.reste > 0 ? [{ ...item, id }] : []))
  for (const one of posted) {
    const { jour, idCandidat } = one.movement
    for (const { cause, montant } of itemsOf(one)) {
      const amount = Math.abs(montant)
      items.push({
        idAutoEcole,
        idCandidat: idCandidat ?? 0,
        sens: montant > 0 ? 'DEBIT' : 'CREDIT',
        cause,
        montant: amount,
        reste: amount,
        dateEcheance: jour,
        idEcriture: one.idEcriture,
        idTransaction: one.idTransaction,
      })
    }
    for (const allocation of allocationsOf(open('DEBIT'), open('CREDIT'))) {
      allocated.push({ ...allocation, jour })
      for (const id of [allocation.idDebit, allocation.idCredit]) {
        const item = items[id]
        if (item) item.reste -= allocation.montant
      }
    }
  }
  return { items, allocated }
}

/** The entries of each candidate. */
function byCandidat(posted: readonly Posted[]): Posted[][] {
  const people = new Map<number, Posted[]>()
  for (const one of posted) {
    const { idCandidat } = one.movement
    if (idCandidat === null) continue
    const own = people.get(idCandidat)
    if (own) own.push(one)
    else people.set(idCandidat, [one])
  }
  return [...people.values()]
}

async function writeItems(books: Books, posted: readonly Posted[]): Promise<void> {
  const { trx, idAutoEcole, idUtilisateur } = books
  const items: Item[] = []
  const allocated: Allocated[] = []
  for (const own of byCandidat(posted)) {
    const [settled, before] = [settledItems(books, own), items.length]
    items.push(...settled.items)
    const placed = ({ idDebit, idCredit, ...one }: Allocated) => ({
      ...one,
      idDebit: before + idDebit,
      idCredit: before + idCredit,
    })
    allocated.push(...settled.allocated.map(placed))
  }
  const ids = new Map<string, number>()
  for (const slice of chunks(items, SLICE)) {
    const made = await trx.insertInto('poste').values(slice).returning(['id', 'idEcriture', 'cause']).execute()
    for (const { id, idEcriture, cause } of made) ids.set(`${idEcriture} ${cause}`, id)
  }
  const idOf = (index: number) => ids.get(`${items[index]?.idEcriture} ${items[index]?.cause}`) ?? 0
  const imputations = allocated.map(
    ({ idDebit, idCredit, montant, jour }): Omit<ImputationTable, 'id'> => ({
      idAutoEcole,
      idDebit: idOf(idDebit),
      idCredit: idOf(idCredit),
      montant,
      jour,
      idUtilisateur,
    }),
  )
  for (const slice of chunks(imputations, SLICE)) await trx.insertInto('imputation').values(slice).execute()
}

/**
 * Writes the books of a school in bulk, with the same result as entry by entry: numbers without a gap, balances, open
 * items and allocations. The ledger must be empty.
 * @param movements in any order; those of one day keep theirs
 */
export async function writeBooks(books: Books, movements: readonly Movement[]): Promise<void> {
  const ordered = [...movements].sort((one, other) => (one.jour < other.jour ? -1 : Number(one.jour > other.jour)))
  if (ordered.length === 0) return
  const posted = await writeEntries(books, ordered, await writeSlips(books, ordered))
  await writeLines(books, posted)
  await writeItems(books, posted)
}
