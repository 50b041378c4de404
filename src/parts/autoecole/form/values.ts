import { fieldErrors } from '@contract/errors'
import {
  type AutoEcoleDetail,
  type AutoEcoleValues,
  autoEcoleDetail,
  autoEcoleInput,
} from '@contract/plateforme/autoecole'
import { recordKit } from '@core/form/record/recordKit'
import { formatPhone } from '@core/format/phone'

/** The form's values with the record's version, which a draft keeps too. */
export interface AutoEcoleFormValues {
  nom: string
  responsable: string
  telephone: string
  email: string
  adresse: string
  gouvernorat: string | null
  logo: string | null
  version: number
}

export function formValuesOf(ecole: AutoEcoleDetail): AutoEcoleFormValues {
  const { nom, responsable, email, logo, version } = ecole
  return {
    nom,
    responsable,
    email,
    logo,
    version,
    telephone: formatPhone(ecole.telephone, ecole.pays),
    adresse: ecole.adresse ?? '',
    gouvernorat: ecole.gouvernorat ?? '',
  }
}

/** The request body. */
export const bodyOf = (values: AutoEcoleFormValues): AutoEcoleValues => values

export type Field = Exclude<keyof AutoEcoleFormValues, 'version'>

export const autoEcoleRecord = recordKit({
  input: autoEcoleInput.omit({ version: true }),
  record: autoEcoleDetail,
  errorsOf: fieldErrors,
  bodyOf: ({ version: _, ...values }: AutoEcoleFormValues) => values,
})
