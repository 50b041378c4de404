import { ageOn } from '@contract/clock/days'
import { type CandidatDocument, DATES_DOCUMENT, type TypeDocument } from '@contract/ecole/candidat'
import type { FieldErrors } from '@contract/errors'

interface Dated {
  dateNaissance: string
  dateInscription: string
}

/** Faults of a candidate's dates: born, and enrolled, in the past (or today), and old enough for the category. */
export function dateFaults({ dateNaissance, dateInscription }: Dated, ageMin: number, today: string): FieldErrors {
  const errors: FieldErrors = {}
  if (dateNaissance > today) errors.dateNaissance = 'date_future'
  else if (ageOn(dateNaissance, today) > 110) errors.dateNaissance = 'date'
  else if (ageOn(dateNaissance, today) < ageMin) errors.dateNaissance = 'too_young'
  if (dateInscription > today) errors.dateInscription = 'date_future'
  else if (dateInscription < dateNaissance) errors.dateInscription = 'date'
  return errors
}

type Dates = Pick<CandidatDocument, 'dateDocument' | 'dateExpiration'>

/** Faults of a paper's dates: those that a paper of its kind has not, one to come, an end before the beginning. */
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

/** What the list keeps of a file: how many papers are in, and when the first of them runs out. */
export function documentSummary(papers: Paper[]): { documentsRecus: number; documentsExpiration: string | null } {
  const received = papers.filter((paper) => paper.recu)
  const dates = received.flatMap(({ dateExpiration }) => dateExpiration ?? [])
  return { documentsRecus: received.length, documentsExpiration: dates.sort()[0] ?? null }
}
