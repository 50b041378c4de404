import type { Availability } from '@contract/ecole/availability'
import type { Moniteur, MoniteurValues } from '@contract/ecole/moniteur'
import type { Currency } from '@core/format/number'
import { type Country, formatPhone } from '@core/format/phone'
import { amountText, millimesOf } from '@core/format/typedAmount'

/** The form's values: the pay as typed, and the record's version, which a draft keeps too. */
export interface MoniteurFormValues {
  nom: string
  prenom: string
  cin: string
  telephone: string
  email: string
  photo: string | null
  categories: number[]
  numeroCarte: string
  expirationCarte: string
  /** Null for users who may not see the pay. */
  tarifHoraire: string | null
  availability: Availability
  version: number
}

export const NEW_MONITEUR: MoniteurFormValues = {
  nom: '',
  prenom: '',
  cin: '',
  telephone: '',
  email: '',
  photo: null,
  categories: [],
  numeroCarte: '',
  expirationCarte: '',
  tarifHoraire: '',
  availability: 'Available',
  version: 0,
}

interface Locale {
  language: string
  currency: Currency
  pays: Country
}

export function formValuesOf(moniteur: Moniteur, locale: Locale): MoniteurFormValues {
  const { id: _, candidats: __, archived: ___, createdAt: ____, updatedAt: _____, ...fields } = moniteur
  return {
    ...fields,
    telephone: formatPhone(fields.telephone, locale.pays),
    email: fields.email ?? '',
    numeroCarte: fields.numeroCarte ?? '',
    expirationCarte: fields.expirationCarte ?? '',
    tarifHoraire: fields.tarifHoraire === null ? null : amountText(fields.tarifHoraire, locale),
  }
}

/** The request body. An invalid amount is left for the schema to refuse. */
export function bodyOf({ version: _, tarifHoraire, ...values }: MoniteurFormValues): MoniteurValues {
  return tarifHoraire === null ? values : { ...values, tarifHoraire: millimesOf(tarifHoraire) ?? Number.NaN }
}
