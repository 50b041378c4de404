import { signedNet } from '@contract/argent/net'
import {
  FOUND_BESIDE,
  FOUND_PER_KIND,
  type FoundCheque,
  type FoundCloture,
  type FoundFacture,
  type FoundRecu,
  type Recherche,
} from '@contract/ecole/recherche'
import { printedNumber } from '@contract/papiers/printedNumber'
import type { Caller } from '../../caller'
import {
  findChequesByNumber,
  findClotures,
  findFactures,
  findTransactions,
  numberedSeries,
  type PaperWish,
  transactionsSaying,
} from '../../database/ecole/recherche/argent'
import type { Db } from '../../database/schema'
import type { About, Said } from '../../rules/ecole/rechercheTexte'
import { withStamp } from '../argent/facture/facture'
import type { People } from './rechercheEvenements'

interface Asked {
  caller: Caller
  said: Said
  people: People
}

/** The papers to search, with the rank of the results and their maximum number. */
interface Wish {
  wish: PaperWish
  rank: number
  limit: number
}

/** Minimum number of letters for showing the papers of found people beside them. */
const ENOUGH_LETTERS = 3

const name = (nom: string | null, prenom: string | null) => (nom === null ? null : `${prenom} ${nom}`)

/** The papers of one kind that a text asks for; null for none. */
async function wishOf(db: Db, { caller, said, people }: Asked, about: About): Promise<Wish | null> {
  const { paper, names } = said
  const isAsked = said.about === about
  if (said.day !== null || (said.about !== null && !isAsked)) return null
  if (paper) {
    const known = await numberedSeries(db, caller.idAutoEcole ?? 0)
    const rank = paper.serie !== null || isAsked ? 0 : 2
    return { wish: { by: 'number', paper, known }, rank, limit: FOUND_PER_KIND }
  }
  if (names.length === 0) return isAsked ? { wish: { by: 'latest' }, rank: 0, limit: FOUND_PER_KIND } : null
  if (!isAsked && names.join('').length < ENOUGH_LETTERS) return null
  const found = { by: 'people', ...people, transactions: [], words: names } as const
  return { wish: found, rank: isAsked ? 0 : 3, limit: isAsked ? FOUND_PER_KIND : FOUND_BESIDE }
}

type Transactions = Awaited<ReturnType<typeof findTransactions>>

/** What names no person of the school: whom it paid, and who paid it. */
async function ofOthers(db: Db, caller: Caller, words: readonly string[], limit: number): Promise<Transactions> {
  if (!caller.ability.can('read', 'Transaction')) return []
  const transactions = await transactionsSaying(db, caller, words, limit)
  if (transactions.length === 0) return []
  return findTransactions(db, caller, { by: 'people', words, candidats: [], moniteurs: [], transactions }, limit)
}

/** The wanted receipts. Those of people and those of others have places of their own: neither hides the other. */
async function wantedTransactions(db: Db, caller: Caller, { wish, limit }: Wish): Promise<Transactions> {
  if (wish.by !== 'people') return findTransactions(db, caller, wish, limit)
  const hasPeople = wish.candidats.length > 0 || wish.moniteurs.length > 0
  const own = hasPeople ? await findTransactions(db, caller, wish, limit) : []
  const room = Math.max(limit - own.length, Math.floor(limit / 2))
  const others = (await ofOthers(db, caller, wish.words, limit)).slice(0, room)
  return [...own.slice(0, limit - others.length), ...others].sort(
    (one, other) => other.jour.localeCompare(one.jour) || other.id - one.id,
  )
}

async function recus(db: Db, asked: Asked): Promise<FoundRecu[]> {
  const { ability } = asked.caller
  if (!ability.can('read', 'Transaction') && !ability.can('read', 'Compte')) return []
  const wish = await wishOf(db, asked, 'recu')
  if (!wish) return []
  const rows = await wantedTransactions(db, asked.caller, wish)
  return rows.map((row) => ({
    id: row.id,
    rank: wish.rank,
    kind: row.kind,
    jour: row.jour,
    montant: row.montant,
    numero: printedNumber(row.serie, row.annee, row.numero),
    qui: name(row.candidatNom, row.candidatPrenom) ?? name(row.moniteurNom, row.moniteurPrenom) ?? row.payeur,
    isReversed: row.reversedBy !== null || row.idReversed !== null,
  }))
}

async function factures(db: Db, asked: Asked): Promise<FoundFacture[]> {
  if (!asked.caller.ability.can('read', 'Facture')) return []
  const wish = await wishOf(db, asked, 'facture')
  if (!wish) return []
  const rows = await findFactures(db, asked.caller, wish.wish, wish.limit)
  const stamped = await withStamp(db, rows, asked.caller)
  return stamped.map(({ id, serie, annee, numero, jour, ttc, timbre, clientNom, candidatNom, candidatPrenom }) => ({
    id,
    rank: wish.rank,
    serie,
    jour,
    net: signedNet({ serie, ttc, timbre }),
    numero: annee === null || numero === null ? null : printedNumber(serie, annee, numero),
    client: clientNom ?? name(candidatNom, candidatPrenom) ?? '',
  }))
}

/** The closings of cash boxes; a cashier finds their own. */
async function clotures(db: Db, { caller, said }: Asked): Promise<FoundCloture[]> {
  const { paper } = said
  if (paper?.serie !== 'CL' || !caller.ability.can('read', 'Transaction')) return []
  const idOwn = caller.ability.can('update', 'Inscription') ? null : caller.id
  const known = await numberedSeries(db, caller.idAutoEcole ?? 0)
  const rows = await findClotures(db, caller, { paper, known, idOwn, limit: FOUND_PER_KIND })
  return rows.map(({ id, annee, numero, jour, caissier }) => ({
    id,
    rank: 0,
    jour,
    caissier,
    numero: printedNumber('CL', annee ?? 0, numero ?? 0),
  }))
}

async function cheques(db: Db, { caller, said }: Asked): Promise<FoundCheque[]> {
  const isOther = said.about !== null && said.about !== 'cheque'
  if (said.cheque === null || isOther || !caller.ability.can('read', 'Transaction')) return []
  const rows = await findChequesByNumber(db, caller, said.cheque, FOUND_PER_KIND)
  return rows.map(({ candidatNom, candidatPrenom, ...row }) => ({
    ...row,
    rank: said.about === 'cheque' || row.numero === said.cheque ? 0 : 2,
    candidat: name(candidatNom, candidatPrenom),
  }))
}

/**
 * Receipts, invoices, closings and cheques: found by their number, those of the people whom the search found, and what
 * was paid to or by others.
 */
export const findPapers = async (
  db: Db,
  asked: Asked,
): Promise<Pick<Recherche, 'recus' | 'factures' | 'clotures' | 'cheques'>> => ({
  recus: await recus(db, asked),
  factures: await factures(db, asked),
  clotures: await clotures(db, asked),
  cheques: await cheques(db, asked),
})
