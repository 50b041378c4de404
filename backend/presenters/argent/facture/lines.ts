import type { LigneFacture, LigneLibre } from '@contract/argent/facture'
import type { Pays } from '@contract/clock/pays'
import { candidatEvents } from '../../../database/argent/candidatEvents'
import { openCharges } from '../../../database/argent/facture/charges'
import { correctionsOf, type FactureRow, lignesOf } from '../../../database/argent/facture/facture'
import { inscriptionsOf, withTerms } from '../../../database/argent/inscription'
import type { Conn } from '../../../database/schema'
import { linesOfCharge } from '../../../rules/argent/facture/charges'
import { contrary, totalsOf } from '../../../rules/argent/facture/totals'

type Stored = Awaited<ReturnType<typeof lignesOf>>[number]

export const presentLigne = ({ id: _, idFacture: __, rang: ___, debours, ...ligne }: Stored): LigneFacture => ({
  ...ligne,
  debours: debours === 1,
})

/** The lines of a candidate's charges that are on no invoice yet, each with its day. */
export async function openLines(db: Conn, idCandidat: number, pays: Pays) {
  const enrolments = await withTerms(db, await inscriptionsOf(db, idCandidat))
  const facts = { enrolments, events: await candidatEvents(db, idCandidat, pays) }
  const charges = await openCharges(db, idCandidat)
  return charges.flatMap((charge) => linesOfCharge(facts, charge).map((line) => ({ ...line, jour: charge.jour })))
}

/** The lines of an invoice less its credit notes, by charge; the part for the State is compared separately. */
export async function leftLines(db: Conn, idFacture: number): Promise<LigneFacture[]> {
  const notes = (await correctionsOf(db, idFacture)).map(({ id }) => id)
  const taken = notes.length > 0 ? (await lignesOf(db, notes)).map(presentLigne) : []
  return (await lignesOf(db, [idFacture])).map(presentLigne).flatMap((line) => {
    const same = taken.filter(({ cause, debours }) => cause === line.cause && debours === line.debours)
    const back = totalsOf(same)
    const left = { ...line, ht: line.ht - back.ht, tva: line.tva - back.tva, ttc: line.ttc - back.ttc }
    return left.ttc === 0 && left.ht === 0 ? [] : [left]
  })
}

interface Draft {
  lignes: LigneFacture[]
  freed: string[]
  lessened: string[]
  isTooBig: boolean
}

const ttcOf = (lines: readonly LigneFacture[], cause: string) =>
  lines.reduce((sum, line) => (line.cause === cause ? sum + line.ttc : sum), 0)

/**
 * The lines of a credit note for some charges. When a charge has become smaller than on the invoice, the credit note
 * gives back the difference (`lessened`). Otherwise, or when the difference is more than the invoice still holds, it
 * gives back all that is left of the charge, so that another document can take the charge up (`freed`). `isTooBig` when
 * it gives back more than is left of the invoice: a discount would then stay behind without its charge.
 */
export async function creditLines(
  db: Conn,
  { id, idCandidat }: Pick<FactureRow, 'id' | 'idCandidat'>,
  causes: readonly string[],
  pays: Pays,
): Promise<Draft> {
  const open = idCandidat === null ? [] : await openLines(db, idCandidat, pays)
  const left = await leftLines(db, id)
  const holds = (cause: string) => left.some((line) => line.cause === cause)
  const isLess = (cause: string) => {
    const less = -ttcOf(open, cause)
    return less > 0 && (!holds(cause) || less <= ttcOf(left, cause))
  }
  const lessened = causes.filter(isLess)
  const freed = causes.filter((cause) => !lessened.includes(cause) && holds(cause))
  const less = open.filter(({ cause }) => lessened.includes(cause)).map(({ jour: _, ...line }) => contrary(line))
  const lignes = [...less, ...left.filter(({ cause }) => freed.includes(cause ?? ''))]
  return { lignes, freed, lessened, isTooBig: totalsOf(lignes).ttc > totalsOf(left).ttc }
}

/** The lines of a draft as it would be sent now, because its charges may have changed since it was saved. */
export async function draftLines(db: Conn, row: FactureRow, pays: Pays): Promise<Draft> {
  const stored = (await lignesOf(db, [row.id])).map(presentLigne)
  const causes = [...new Set(stored.flatMap(({ cause }) => cause ?? []))]
  if (row.idCorrigee !== null) {
    return creditLines(db, { id: row.idCorrigee, idCandidat: row.idCandidat }, causes, pays)
  }
  const open = row.idCandidat === null ? [] : await openLines(db, row.idCandidat, pays)
  const charged = open.filter(({ cause }) => causes.includes(cause)).map(({ jour: _, ...line }) => line)
  return {
    lignes: [...charged, ...stored.filter(({ cause }) => cause === null)],
    freed: [],
    lessened: [],
    isTooBig: false,
  }
}

/** A line in the form in which it was typed; its price is for one unit. */
export const typedOf = ({ libelle, quantite, ttc, tauxTva }: LigneFacture): LigneLibre => ({
  libelle,
  quantite,
  prix: Math.round(ttc / quantite),
  tauxTva,
})
