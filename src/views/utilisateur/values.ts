import type { Acces } from '@contract/ability'
import { type Utilisateur, type UtilisateurValues, utilisateur, utilisateurInput } from '@contract/compte/utilisateur'
import { fieldErrors } from '@contract/errors'
import { recordKit } from '@core/form/record/recordKit'
import { type Country, formatPhone } from '@core/format/phone'

/** The form's values with the record's version, which a draft keeps too. */
export interface UtilisateurFormValues {
  nomComplet: string
  email: string
  telephone: string
  acces: Acces | null
  version: number
}

export const NEW_UTILISATEUR: UtilisateurFormValues = {
  nomComplet: '',
  email: '',
  telephone: '',
  acces: 'planning',
  version: 0,
}

export const bodyOf = ({ version: _, acces, ...values }: UtilisateurFormValues): UtilisateurValues => ({
  ...values,
  acces: acces ?? 'planning',
})

export type Field = Exclude<keyof UtilisateurFormValues, 'version'>

export const utilisateurRecord = recordKit({
  input: utilisateurInput,
  record: utilisateur,
  errorsOf: fieldErrors,
  bodyOf,
})

export const formValuesOf = (row: Utilisateur, pays: Country): UtilisateurFormValues => ({
  ...utilisateurRecord.filled(row, NEW_UTILISATEUR),
  telephone: row.telephone ? formatPhone(row.telephone, pays) : '',
})
