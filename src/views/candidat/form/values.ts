import { ageOn } from '@contract/clock/days'
import {
  type CandidatDetail,
  type CandidatInput,
  type CandidatValues,
  candidatDetail,
  candidatFields,
  candidatInput,
} from '@contract/ecole/candidat'
import type { Permi } from '@contract/ecole/permi'
import { fieldErrors } from '@contract/errors'
import { isDay } from '@contract/fields'
import type { Faults } from '@core/form/faults'
import { recordKit } from '@core/form/record/recordKit'
import { type Country, formatPhone } from '@core/format/phone'

/** The form's values; `version` is the record's, and is kept in a draft. */
export interface FormValues extends Omit<CandidatValues, 'idPermi'> {
  idPermi: number | null
  version: number
}

export type Field = keyof CandidatInput

/** The request of valid values: trimmed and normalised. */
export const inputOf = ({ version: _, ...values }: FormValues): CandidatInput => candidatInput.parse(values)

export const candidatRecord = recordKit({
  input: candidatFields,
  record: candidatDetail,
  errorsOf: fieldErrors,
  bodyOf: ({ version: _, ...values }: FormValues) => values,
})

const EMPTY = candidatRecord.empty({ sexe: null, photo: null, idPermi: null, idMoniteur: null, source: null })

export const newValues = (today: string): FormValues => ({ ...EMPTY, dateInscription: today })

/** The start values of the form: missing text is empty, a phone number is formatted. */
export const valuesOf = (candidat: CandidatDetail, home: Country): FormValues => ({
  ...candidatRecord.filled(candidat, EMPTY),
  telephone: candidat.telephone ? formatPhone(candidat.telephone, home) : '',
})

/** The fault of a candidate without any identity number. */
export const identityOf = ({ cin, passeport }: FormValues): Faults =>
  cin?.trim() || passeport?.trim() ? {} : { cin: 'cin_or_passeport' }

/** The minimum age: that of the licence, or the lowest of all while none is chosen. */
export function ageAsked(idPermi: number | null, permis: readonly Permi[]): number {
  const chosen = permis.find(({ id }) => id === idPermi)
  if (chosen) return chosen.ageMin
  return permis.length > 0 ? Math.min(...permis.map(({ ageMin }) => ageMin)) : 0
}

/** The fault of a birth date that is too late for the licence, whatever other fields are missing. */
export function youthOf(
  { dateNaissance, idPermi }: Pick<FormValues, 'dateNaissance' | 'idPermi'>,
  permis: readonly Permi[],
  today: string,
): Record<string, string> {
  const isTooYoung =
    isDay(dateNaissance) && dateNaissance <= today && ageOn(dateNaissance, today) < ageAsked(idPermi, permis)
  return isTooYoung ? { dateNaissance: 'too_young' } : {}
}
