import { ageOn } from '@contract/clock/days'
import {
  type CandidatDetail,
  type CandidatInput,
  type CandidatValues,
  candidatFields,
  candidatInput,
} from '@contract/ecole/candidat'
import type { Permi } from '@contract/ecole/permi'
import { fieldErrors } from '@contract/errors'
import { isDay } from '@contract/fields'
import { type Country, formatPhone } from '@core/format/phone'

/** What the form holds; `version` is the one that was read, and comes back with a draft. */
export interface FormValues extends Omit<CandidatValues, 'idPermi'> {
  idPermi: number | null
  version: number
}

/** A field that a person fills in. */
export type Field = keyof CandidatInput

// The schema's own keys are the input's.
export const FIELDS = Object.keys(candidatFields.shape) as Field[]

const EMPTY: FormValues = {
  nom: '',
  prenom: '',
  nomAr: '',
  prenomAr: '',
  cin: '',
  passeport: '',
  dateNaissance: '',
  sexe: null,
  telephone: '',
  email: '',
  adresse: '',
  photo: null,
  idPermi: null,
  idMoniteur: null,
  dateInscription: '',
  source: null,
  note: '',
  version: 0,
}

export const newValues = (today: string): FormValues => ({ ...EMPTY, dateInscription: today })

/** What the form starts from: text that is not there is empty, as an input has it; a phone number as people write it. */
export const valuesOf = (candidat: CandidatDetail, home: Country): FormValues => ({
  ...candidatFields.strip().parse(candidat),
  version: candidat.version,
  ...emptied(candidat),
  telephone: candidat.telephone ? formatPhone(candidat.telephone, home) : '',
})

const TEXTS = ['nomAr', 'prenomAr', 'cin', 'passeport', 'email', 'adresse', 'note'] as const
const emptied = (candidat: CandidatDetail) => Object.fromEntries(TEXTS.map((field) => [field, candidat[field] ?? '']))

const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === ''

/** The faults of a form, by the contract's own schema; what is simply not filled in is called so. */
export function faultsOf({ version: _, ...values }: FormValues): Record<string, string> {
  const result = candidatInput.safeParse(values)
  if (result.success) return {}
  const faults: Record<string, string> = fieldErrors(result.error)
  for (const field of FIELDS) if (faults[field] && isBlank(values[field])) faults[field] = 'required'
  // The schema looks at both papers only once everything else is right.
  if (!values.cin?.trim() && !values.passeport?.trim()) faults.cin = 'cin_or_passeport'
  return faults
}

/** The age that is asked for: that of the licence, and as long as none is chosen, the least of all. */
export function ageAsked(idPermi: number | null, permis: readonly Permi[]): number {
  const chosen = permis.find(({ id }) => id === idPermi)
  if (chosen) return chosen.ageMin
  return permis.length > 0 ? Math.min(...permis.map(({ ageMin }) => ageMin)) : 0
}

/** The fault of a birth date that the licence, or every one of them, does not allow, whatever else is missing. */
export function youthOf(
  { dateNaissance, idPermi }: Pick<FormValues, 'dateNaissance' | 'idPermi'>,
  permis: readonly Permi[],
  today: string,
): Record<string, string> {
  const isTooYoung =
    isDay(dateNaissance) && dateNaissance <= today && ageOn(dateNaissance, today) < ageAsked(idPermi, permis)
  return isTooYoung ? { dateNaissance: 'too_young' } : {}
}

/** The request that valid values make: trimmed, normalised. */
export const inputOf = ({ version: _, ...values }: FormValues): CandidatInput => candidatInput.parse(values)
