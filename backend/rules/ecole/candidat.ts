import { addDays, addMonths, ageOn } from '@contract/clock/days'
import { type CandidatDocument, DATES_DOCUMENT, type TypeDocument } from '@contract/ecole/candidat'
import type { FieldErrors } from '@contract/errors'

/** Maximum age of a candidate: an earlier birth year is a typing mistake. */
const OLDEST = 110
const firstBirth = (today: string) => addDays(addMonths(today, -12 * (OLDEST + 1)), 1)

interface Dated {
  dateNaissance: string
  dateInscription: string
}

/** Faults of a candidate's dates: birth and enrolment must not be in the future, and the age must suit the category. */
export function dateFaults({ dateNaissance, dateInscription }: Dated, ageMin: number, today: string): FieldErrors {
  const errors: FieldErrors = {}
  if (dateNaissance > today) errors.dateNaissance = 'date_future'
  else if (ageOn(dateNaissance, today) > OLDEST) errors.dateNaissance = `too_early:${firstBirth(today)}`
  else if (ageOn(dateNaissance, today) < ageMin) errors.dateNaissance = 'too_young'
  if (dateInscription > today) errors.dateInscription = 'date_future'
  else if (dateInscription < dateNaissance) errors.dateInscription = `too_early:${dateNaissance}`
  return errors
}

type Dates = Pick<CandidatDocument, 'dateDocument' | 'dateExpiration'>

/**
 * Faults of a paper's dates: a date that this kind of paper does not have, a future date of issue, an end before the
 * issue.
 */
export function documentFaults(type: TypeDocument, dates: Dates, today: string): FieldErrors {
  const errors: FieldErrors = {}
  const { dateDocument, dateExpiration } = dates
  if (dateDocument && dateDocument > today) errors.dateDocument = 'date_future'
  if (dateDocument && dateExpiration && dateExpiration < dateDocument) errors.dateExpiration = 'end_before_start'
  for (const field of ['dateDocument', 'dateExpiration'] as const) {
    if (dates[field] && !DATES_DOCUMENT[type].includes(field)) errors[field] = 'not_allowed'
  }
  return errors
}

interface Paper {
  recu: boolean
  dateExpiration: string | null
}

/** The summary of a file for the list: the number of papers received, and the first expiry date. */
export function documentSummary(papers: readonly Paper[]): {
  documentsRecus: number
  documentsExpiration: string | null
} {
  const received = papers.filter((paper) => paper.recu)
  const dates = received.flatMap(({ dateExpiration }) => dateExpiration ?? [])
  return { documentsRecus: received.length, documentsExpiration: dates.sort()[0] ?? null }
}
