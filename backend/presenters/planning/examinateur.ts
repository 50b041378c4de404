import type { Etape } from '@contract/planning/evenement'
import type { Examinateur } from '@contract/planning/examinateur'
import type { ExaminateurRow } from '../../database/planning/examinateur'

/** The stages that an examiner examines, which are stored as JSON. */
export const stagesOf = ({ etapes }: Pick<ExaminateurRow, 'etapes'>): Etape[] => JSON.parse(etapes)

/** An examiner for the list and the form. */
export function presentExaminateur(row: ExaminateurRow): Examinateur {
  const { idAutoEcole: _, recherche: __, archived, ...fields } = row
  return { ...fields, etapes: stagesOf(row), archived: archived === 1 }
}
