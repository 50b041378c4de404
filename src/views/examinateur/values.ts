import type { Etape } from '@contract/planning/evenement'
import type { Examinateur, ExaminateurValues } from '@contract/planning/examinateur'
import { type Country, formatPhone } from '@core/format/phone'

/** What the form holds, and the version that was read, which a kept draft keeps too. */
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

export const formValuesOf = (row: Examinateur, pays: Country): ExaminateurFormValues => ({
  nom: row.nom,
  prenom: row.prenom,
  telephone: row.telephone ? formatPhone(row.telephone, pays) : '',
  centre: row.centre ?? '',
  etapes: row.etapes,
  version: row.version,
})

export const bodyOf = ({ version: _, ...values }: ExaminateurFormValues): ExaminateurValues => values
