import type { RapportCaisse } from '@contract/caisse/caisse'
import { printedNumber } from '@contract/papiers/printedNumber'
import { openAccounts } from '../../database/argent/compte'
import { effectOf } from '../../database/argent/transaction/totals'
import { reprisesIn } from '../../database/caisse/ecart'
import { type SessionMovement, sessionMovements } from '../../database/caisse/rapport'
import type { SessionRow } from '../../database/caisse/session'
import type { CaisseComptageTable } from '../../database/caisse/tables'
import type { Trx } from '../../database/schema'
import { boxOf } from '../../rules/caisse/session'

type Count = Pick<CaisseComptageTable, 'createdAt' | 'compte' | 'theorique' | 'billetage'>

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
}

const named = (prenom: string | null, nom: string | null) => (nom === null ? null : `${prenom} ${nom}`)

function movementOf(row: SessionMovement): RapportCaisse['mouvements'][number] {
  const { incoming, outgoing } = effectOf(row)
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
    montant: incoming - outgoing,
    effet: row.effet,
    isReversal: row.idReversed !== null,
  }
}

/** What came in and went out by day and method: a session past midnight has two days. */
function dayTotals(rows: readonly SessionMovement[]): RapportCaisse['jours'] {
  const days = [...new Set(rows.map(({ jour }) => jour))].sort()
  return days.map((jour) => {
    const own = rows.filter((row) => row.jour === jour && row.kind !== 'TRANSFER')
    const methods = [...new Set(own.map(({ method }) => method))].map((method) => {
      const same = own.filter((row) => row.method === method).map(effectOf)
      const sum = (name: 'incoming' | 'outgoing') => same.reduce((total, one) => total + one[name], 0)
      return { method, nombre: same.length, incoming: sum('incoming'), outgoing: sum('outgoing') }
    })
    return { jour, methods }
  })
}

/** The report of a session that is being closed, with all that is printed. */
export async function reportOf(trx: Trx, session: SessionRow, closing: Closing): Promise<RapportCaisse> {
  const { counts, ...facts } = closing
  const box = boxOf(session.idUtilisateur)
  const accounts = await openAccounts(trx, session.idAutoEcole, [box])
  const rows = await sessionMovements(trx, session.id, accounts.get(box) ?? 0)
  const reprises = await reprisesIn(trx, session.id)
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
