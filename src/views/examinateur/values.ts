import { fieldErrors } from '@contract/errors'
import type { Etape } from '@contract/planning/evenement'
import { type Examinateur, type ExaminateurValues, examinateur, examinateurInput } from '@contract/planning/examinateur'
import { recordKit } from '@core/form/record/recordKit'
import { type Country, formatPhone } from '@core/format/phone'

/** The form's values with the record's version, which a draft keeps too. */
export interface ExaminateurFormValues {
  nom: string
  prenom: string
  telephone: string
  centre: string
  etapes: Etape[]
  version: number
}

export const NEW_EXAMINATEUR: ExaminateurFormValues = {
  nom: '',
  prenom: '',
  telephone: '',
  centre: '',
  etapes: [],
  version: 0,
}

export const bodyOf = ({ version: _, ...values }: ExaminateurFormValues): ExaminateurValues => values

export type Field = Exclude<keyof ExaminateurFormValues, 'version'>

export const examinateurRecord = recordKit({
  input: examinateurInput,
  record: examinateur,
  errorsOf: fieldErrors,
  bodyOf,
})

export const formValuesOf = (row: Examinateur, pays: Country): ExaminateurFormValues => ({
  ...examinateurRecord.filled(row, NEW_EXAMINATEUR),
  telephone: row.telephone ? formatPhone(row.telephone, pays) : '',
})
