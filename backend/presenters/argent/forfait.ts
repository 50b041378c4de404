import type { Forfait } from '@contract/argent/forfait'
import { forfaitValue, type UnitPriceField } from '@contract/argent/forfaitValue'
import type { ForfaitRow } from '../../database/argent/forfait'

/** The prices in force for a package; null when the permit has none. */
function pricesOf(row: Pick<ForfaitRow, UnitPriceField>): Record<UnitPriceField, number> | null {
  const { code_hour_price, code_exam_price, circulation_hour_price, circulation_exam_price } = row
  const { maneuver_hour_price, maneuver_exam_price, code_file_fee } = row
  // The prices come from one row, so either all of them are null or none is.
  if (code_hour_price === null || code_exam_price === null || code_file_fee === null) return null
  if (circulation_hour_price === null || circulation_exam_price === null) return null
  if (maneuver_hour_price === null || maneuver_exam_price === null) return null
  return {
    code_hour_price,
    code_exam_price,
    circulation_hour_price,
    circulation_exam_price,
    maneuver_hour_price,
    maneuver_exam_price,
    code_file_fee,
  }
}

/** A package as an API answer, with the price of its contents bought one by one. */
export function presentForfait(row: ForfaitRow): Forfait {
  const { id, nom, idPermi, prix, minutesCode, minutesCirculation, minutesParc } = row
  const { examensCode, examensCirculation, examensParc, version, createdAt, updatedAt } = row
  const contents = {
    minutesCode,
    minutesCirculation,
    minutesParc,
    examensCode,
    examensCirculation,
    examensParc,
    dossier: row.dossier === 1,
  }
  const prices = pricesOf(row)
  const valeur = prices && forfaitValue(contents, prices)
  return { id, nom, idPermi, prix, ...contents, active: row.active === 1, valeur, version, createdAt, updatedAt }
}
