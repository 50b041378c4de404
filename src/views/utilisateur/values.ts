import type { Acces } from '@contract/ability'
import type { Utilisateur, UtilisateurValues } from '@contract/compte/utilisateur'
import { type Country, formatPhone } from '@core/format/phone'

/** What the form holds, and the version that was read, which a kept draft keeps too. */
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

export const formValuesOf = (row: Utilisateur, pays: Country): UtilisateurFormValues => ({
  nomComplet: row.nomComplet,
  email: row.email ?? '',
  telephone: row.telephone ? formatPhone(row.telephone, pays) : '',
  acces: row.acces,
  version: row.version,
})

export const bodyOf = ({ version: _, acces, ...values }: UtilisateurFormValues): UtilisateurValues => ({
  ...values,
  acces: acces ?? 'planning',
})
