import type { Entretien, EntretienValues } from '@contract/ecole/vehicule'
import type { Currency } from '@core/format/number'
import { amountText, millimesOf } from '@core/format/typedAmount'
import { wholeOf, wholeText } from '@src/parts/vehicule/form/values'

type TypeEntretien = Entretien['type']

/** The form's values of an entry: numbers as typed. */
export interface EntretienFormValues {
  date: string
  type: TypeEntretien | null
  cout: string
  kilometrage: string
  note: string
}

interface Locale {
  language: string
  currency: Currency
}

/** The start values of an entry; a new one has today's date. */
export function startOf(entretien: Entretien | undefined, today: string, locale: Locale): EntretienFormValues {
  if (!entretien) return { date: today, type: null, cout: '', kilometrage: '', note: '' }
  const { date, type, cout, kilometrage, note } = entretien
  return {
    date,
    type,
    cout: amountText(cout, locale),
    kilometrage: kilometrage === null ? '' : wholeText(kilometrage, locale.language),
    note: note ?? '',
  }
}

/** The request body. An invalid number is left for the schema to refuse. */
export const entretienBody = ({ date, type, cout, kilometrage, note }: EntretienFormValues): EntretienValues => ({
  date,
  type: type ?? 'autre',
  cout: millimesOf(cout) ?? Number.NaN,
  kilometrage: wholeOf(kilometrage) ?? null,
  note,
})
