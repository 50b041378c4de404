import type { ConfigPrixField } from '@contract/argent/configPrix'
import type { ForfaitInput } from '@contract/argent/forfait'
import { roundedQuotient } from './rounding'

type UnitPrices = Record<
  Extract<ConfigPrixField, `${'code' | 'circulation' | 'maneuver'}_${'hour' | 'exam'}_price` | 'code_file_fee'>,
  number
>
export type UnitPriceField = keyof UnitPrices

type Contents = Omit<ForfaitInput, 'nom' | 'idPermi' | 'prix'>

/** What the lessons and exams of a package would cost one by one, in millimes. */
export function forfaitValue(contents: Contents, prices: UnitPrices): number {
  const hours = [
    [contents.minutesCode, prices.code_hour_price],
    [contents.minutesCirculation, prices.circulation_hour_price],
    [contents.minutesParc, prices.maneuver_hour_price],
  ] as const
  const exams = [
    [contents.examensCode, prices.code_exam_price],
    [contents.examensCirculation, prices.circulation_exam_price],
    [contents.examensParc, prices.maneuver_exam_price],
  ] as const
  const lessons = hours.reduce((sum, [minutes, price]) => sum + roundedQuotient(minutes * price, 60), 0)
  const sittings = exams.reduce((sum, [count, price]) => sum + count * price, 0)
  return lessons + sittings + (contents.dossier ? prices.code_file_fee : 0)
}
