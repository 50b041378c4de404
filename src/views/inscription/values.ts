import type { Pays } from '@contract/clock/pays'
import type { SignupValues } from '@contract/plateforme/autoecole'

/** What the sign-up holds, and how far it is: a reload goes on there. */
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

/** What is known of the person who chooses a password, and of their school. */
export const KNOWN = ['nom', 'matricule', 'responsable', 'email', 'telephone'] as const

/** The step on which a field stands; the last one for what stands on none. */
export function stepOf(field: string): number {
  const step = FIELDS.findIndex((fields) => fields.some((name) => name === field))
  return step < 0 ? LAST_STEP : step
}

/** What is sent. */
export const bodyOf = ({ etape: _, ...values }: InscriptionValues): SignupValues => values
