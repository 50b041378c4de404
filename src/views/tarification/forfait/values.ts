import { type Forfait, type ForfaitInput, forfait, forfaitForm } from '@contract/argent/forfait'
import { fieldErrors } from '@contract/errors'
import { recordKit } from '@core/form/record/recordKit'
import type { Currency } from '@core/format/number'
import { amountText, millimesOf } from '@core/format/typedAmount'
import { wholeOf } from '@src/parts/vehicule/form/values'
import { minutesOf, minutesText } from '../typedMinutes'

/** The form's values: amounts, durations and numbers as typed, and the version that was read. */
export interface ForfaitFormValues {
  nom: string
  idPermi: number | null
  prix: string
  minutesCode: string
  minutesCirculation: string
  minutesParc: string
  examensCode: string
  examensCirculation: string
  examensParc: string
  dossier: boolean
  version: number
}
export type Field = Exclude<keyof ForfaitFormValues, 'version'>

export const NEW_FORFAIT: ForfaitFormValues = {
  nom: '',
  idPermi: null,
  prix: '',
  minutesCode: '',
  minutesCirculation: '',
  minutesParc: '',
  examensCode: '',
  examensCirculation: '',
  examensParc: '',
  dossier: true,
  version: 0,
}

const countText = (count: number) => (count === 0 ? '' : String(count))

export function formValuesOf(row: Forfait, locale: { language: string; currency: Currency }): ForfaitFormValues {
  const { nom, idPermi, dossier, version } = row
  return {
    nom,
    idPermi,
    dossier,
    version,
    prix: amountText(row.prix, locale),
    minutesCode: minutesText(row.minutesCode),
    minutesCirculation: minutesText(row.minutesCirculation),
    minutesParc: minutesText(row.minutesParc),
    examensCode: countText(row.examensCode),
    examensCirculation: countText(row.examensCirculation),
    examensParc: countText(row.examensParc),
  }
}

/** The request body. Empty fields are left out; an invalid number is left for the schema to refuse. */
export const bodyOf = ({ version: _, ...values }: ForfaitFormValues): ForfaitInput => ({
  ...values,
  idPermi: values.idPermi ?? Number.NaN,
  prix: millimesOf(values.prix) ?? Number.NaN,
  minutesCode: minutesOf(values.minutesCode) ?? 0,
  minutesCirculation: minutesOf(values.minutesCirculation) ?? 0,
  minutesParc: minutesOf(values.minutesParc) ?? 0,
  examensCode: wholeOf(values.examensCode) ?? 0,
  examensCirculation: wholeOf(values.examensCirculation) ?? 0,
  examensParc: wholeOf(values.examensParc) ?? 0,
})

export const forfaitRecord = recordKit<Field, ForfaitFormValues, Forfait>({
  input: forfaitForm,
  record: forfait,
  errorsOf: fieldErrors,
  bodyOf,
})
