import { type CaisseSession, type CaisseSessionDetail, rapportCaisse } from '@contract/caisse/caisse'
import { printedNumber } from '@contract/papiers/printedNumber'
import type { Caller } from '../../caller'
import { repriseOf } from '../../database/caisse/ecart'
import { laterReversals } from '../../database/caisse/rapport'
import type { SessionRow } from '../../database/caisse/session'
import type { Db } from '../../database/schema'
import { isStale } from '../../rules/caisse/session'

/** The number of a closing as it is printed; null while the session is open. */
const closingNumber = ({ annee, numero }: { annee: number | null; numero: number | null }) =>
  annee === null || numero === null ? null : printedNumber('CL', annee, numero)

/** A session; its counted figures are null until it is closed. */
export const presentSession = (row: SessionRow, caller: Caller, moment: Date): CaisseSession => ({
  id: row.id,
  idCaissier: row.idUtilisateur,
  caissier: row.caissier,
  jour: row.jour,
  ouverteLe: row.ouverteLe,
  isStale: row.fermeeLe === null && isStale(row, moment, caller.pays),
  fermeeLe: row.fermeeLe,
  fermeePar: row.fermeePar === null || row.fermeePar === row.idUtilisateur ? null : row.closerName,
  numero: closingNumber(row),
  theorique: row.theorique,
  compte: row.compte,
  ecart: row.ecart,
  motif: row.motif,
  verse: row.verse,
  isRepris: row.idReprise !== null,
})

/** A session with its report as it was printed, and the corrections made since. */
export async function presentSessionDetail(
  db: Db,
  row: SessionRow,
  caller: Caller,
  moment: Date,
): Promise<CaisseSessionDetail> {
  const reprise = await repriseOf(db, row.id)
  const corrections = row.fermeeLe === null ? [] : await laterReversals(db, row.id)
  return {
    ...presentSession(row, caller, moment),
    rapport: row.rapport === null ? null : rapportCaisse.parse(JSON.parse(row.rapport)),
    empreinte: row.empreinte,
    reprise: reprise
      ? { jour: reprise.jour, numero: closingNumber(reprise), motif: reprise.motif, par: reprise.par }
      : null,
    corrections: corrections.map((one) => ({
      numero: printedNumber(one.serie, one.annee, one.numero),
      parNumero: printedNumber(one.parSerie, one.parAnnee, one.parNumero),
      parId: one.parId,
      jour: one.jour,
    })),
  }
}
