import type { ConfigPrixField } from './configPrix'
import type { ForfaitInput } from './forfait'

/** The prices of single lessons, exams and the file fee. */
export type UnitPriceField = Extract<
  ConfigPrixField,
  `${'code' | 'circulation' | 'maneuver'}_${'hour' | 'exam'}_price` | 'code_file_fee'
>

export type Contents = Omit<ForfaitInput, 'nom' | 'idPermi' | 'prix'>

/** The price of some minutes, half a millime rounded up. */
const lessons = (minutes: number, hour: number) => Math.round((minutes * hour) / 60)

/** The price of a package's lessons and exams bought one by one, in millimes. */
export function forfaitValue(contents: Contents, prices: Record<UnitPriceField, number>): number {
  return (
    lessons(contents.minutesCode, prices.code_hour_price) +
    lessons(contents.minutesCirculation, prices.circulation_hour_price) +
    lessons(contents.minutesParc, prices.maneuver_hour_price) +
    contents.examensCode * prices.code_exam_price +
    contents.examensCirculation * prices.circulation_exam_price +
    contents.examensParc * prices.maneuver_exam_price +
    (contents.dossier ? prices.code_file_fee : 0)
  )
}
