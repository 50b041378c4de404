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

/** What the form holds; `version` is the one that was read, and comes back with a draft. */
export interface FormValues extends Omit<CandidatValues, 'idPermi'> {
  idPermi: number | null
  version: number
}

export type Field = keyof CandidatInput

/** The request that valid values make: trimmed, normalised. */
export const inputOf = ({ version: _, ...values }: FormValues): CandidatInput => candidatInput.parse(values)

export const candidatRecord = recordKit({
  input: candidatFields,
  record: candidatDetail,
  errorsOf: fieldErrors,
  bodyOf: ({ version: _, ...values }: FormValues) => values,
})

const EMPTY = candidatRecord.empty({ sexe: null, photo: null, idPermi: null, idMoniteur: null, source: null })

export const newValues = (today: string): FormValues => ({ ...EMPTY, dateInscription: today })

/** What the form starts from: text that is not there is empty, as an input has it; a phone number as people write it. */
export const valuesOf = (candidat: CandidatDetail, home: Country): FormValues => ({
  ...candidatRecord.filled(candidat, EMPTY),
  telephone: candidat.telephone ? formatPhone(candidat.telephone, home) : '',
})

/** The fault of a person without any identity number. */
export const identityOf = ({ cin, passeport }: FormValues): Faults =>
  cin?.trim() || passeport?.trim() ? {} : { cin: 'cin_or_passeport' }

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
