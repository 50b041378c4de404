import type { Method, TransactionKind } from '@contract/argent/transaction'
import type { RapportCaisse } from '@contract/caisse/caisse'
import { printedNumber } from '@contract/papiers/printedNumber'

/** A transaction of a session, with the names of its people and its amounts. */
interface Movement {
  id: number
  serie: string
  annee: number
  numero: number
  jour: string
  createdAt: string
  kind: TransactionKind
  method: Method
  candidatNom: string | null
  candidatPrenom: string | null
  moniteurNom: string | null
  moniteurPrenom: string | null
  payeur: string | null
  categorie: string | null
  idReversed: number | null
  incoming: number
  outgoing: number
  /** The amount that it added to the box. */
  effet: number
}

interface Session {
  caissier: string
  ouverteLe: string
  fonds: number
}

interface Count {
  createdAt: string
  compte: number
  theorique: number
  billetage: string | null
}

interface Reprise {
  annee: number | null
  numero: number | null
  montant: number
  motif: string
}

interface Closing {
  numero: string
  fermeePar: string
  fermeeLe: string
  theorique: number
  compte: number
  ecart: number
  motif: string | null
  verse: number
  counts: readonly Count[]
  rows: readonly Movement[]
  reprises: readonly Reprise[]
}

const named = (prenom: string | null, nom: string | null) => (nom === null ? null : `${prenom} ${nom}`)

function movementOf(row: Movement): RapportCaisse['mouvements'][number] {
  return {
    id: row.id,
    numero: printedNumber(row.serie, row.annee, row.numero),
    createdAt: row.createdAt,
    kind: row.kind,
    method: row.method,
    qui:
      named(row.candidatPrenom, row.candidatNom) ??
      named(row.moniteurPrenom, row.moniteurNom) ??
      row.payeur ??
      row.categorie,
    montant: row.incoming - row.outgoing,
    effet: row.effet,
    isReversal: row.idReversed !== null,
  }
}

/** The money in and out by day and method: a session past midnight has two days. */
function dayTotals(rows: readonly Movement[]): RapportCaisse['jours'] {
  const days = [...new Set(rows.map(({ jour }) => jour))].sort()
  return days.map((jour) => {
    const own = rows.filter((row) => row.jour === jour && row.kind !== 'TRANSFER')
    const methods = [...new Set(own.map(({ method }) => method))].map((method) => {
      const same = own.filter((row) => row.method === method)
      const sum = (name: 'incoming' | 'outgoing') => same.reduce((total, one) => total + one[name], 0)
      return { method, nombre: same.length, incoming: sum('incoming'), outgoing: sum('outgoing') }
    })
    return { jour, methods }
  })
}

/** The report of a session that is being closed, with everything that is printed. */
export function reportOf(session: Session, closing: Closing): RapportCaisse {
  const { counts, rows, reprises, ...facts } = closing
  const last = counts.at(-1)
  return {
    ...facts,
    caissier: session.caissier,
    ouverteLe: session.ouverteLe,
    fonds: session.fonds,
    jours: dayTotals(rows),
    mouvements: rows.map(movementOf),
    reprises: reprises.map(({ annee, numero, montant, motif }) => ({
      numero: printedNumber('CL', annee ?? 0, numero ?? 0),
      effet: -montant,
      motif,
    })),
    billetage: last?.billetage ? JSON.parse(last.billetage) : null,
    reste: closing.compte - closing.verse,
    comptages: counts.slice(0, -1).map(({ createdAt, compte, theorique }) => ({ createdAt, compte, theorique })),
  }
}
