import type { Pays } from '@contract/clock/pays'
import type { SignupValues } from '@contract/plateforme/autoecole'

/** The values of the sign-up with its current step: a reload continues there. */
export interface InscriptionValues {
  etape: number
  nom: string
  matricule: string
  pays: Pays
  gouvernorat: string | null
  adresse: string
  telephone: string
  responsable: string
  email: string
  password: string
}

export const EMPTY: InscriptionValues = {
  etape: 0,
  nom: '',
  matricule: '',
  pays: 'TN',
  gouvernorat: '',
  adresse: '',
  telephone: '',
  responsable: '',
  email: '',
  password: '',
}

export const STEPS = ['ecole', 'compte', 'envoi'] as const
export const LAST_STEP = STEPS.length - 1

const FIELDS: readonly (readonly (keyof SignupValues)[])[] = [
  ['nom', 'matricule', 'pays', 'gouvernorat', 'adresse', 'telephone'],
  ['responsable', 'email', 'password'],
]

/** Data on the person and their school, which a password must not contain. */
export const KNOWN = ['nom', 'matricule', 'responsable', 'email', 'telephone'] as const

/** The step of a field; the last one for a field of no step. */
export function stepOf(field: string): number {
  const step = FIELDS.findIndex((fields) => fields.some((name) => name === field))
  return step < 0 ? LAST_STEP : step
}

/** The request body. */
export const bodyOf = ({ etape: _, ...values }: InscriptionValues): SignupValues => values
