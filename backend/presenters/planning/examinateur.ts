import type { Examinateur } from '@contract/planning/examinateur'
import type { ExaminateurRow } from '../../database/planning/examinateur'

/** An examiner for the list and the form. */
export function presentExaminateur(row: ExaminateurRow): Examinateur {
  const { idAutoEcole: _, recherche: __, archived, etapes, ...fields } = row
  return { ...fields, etapes: JSON.parse(etapes), archived: archived === 1 }
}
