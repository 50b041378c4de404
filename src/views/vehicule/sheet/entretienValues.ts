import type { Entretien, EntretienValues } from '@contract/ecole/vehicule'
import type { Currency } from '@core/format/number'
import { amountText, millimesOf } from '@src/parts/moniteur/values'
import { wholeOf, wholeText } from '@src/parts/vehicule/form/values'

type TypeEntretien = Entretien['type']

/** What the form of an entry holds: numbers as they are typed. */
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

/** An entry as a person writes it; a new one is of today. */
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

/** What is sent. A number that could not be read is left for the schema to refuse. */
export const entretienBody = ({ date, type, cout, kilometrage, note }: EntretienFormValues): EntretienValues => ({
  date,
  type: type ?? 'autre',
  cout: millimesOf(cout) ?? Number.NaN,
  kilometrage: wholeOf(kilometrage) ?? null,
  note,
})
