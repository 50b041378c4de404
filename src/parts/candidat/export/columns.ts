import { IMPORT_FIELDS, type ImportField } from '@contract/ecole/import/candidatImport'
import type { WriteColumn } from '@core/spreadsheet/types'
import { useColumnLabel } from '../useColumnLabel'

const KINDS: Partial<Record<ImportField, WriteColumn['kind']>> = {
  cin: 'code',
  passeport: 'code',
  telephone: 'code',
  dateNaissance: 'date',
  dateInscription: 'date',
}

const WIDTHS: Partial<Record<ImportField, number>> = { email: 28, adresse: 32, note: 40, permi: 10, sexe: 10 }

export interface CandidatColumn extends WriteColumn {
  field: ImportField
}

/** A column of the file; its heading is one that the import recognises. */
export const candidatColumn = (field: ImportField, heading: string): CandidatColumn => ({
  field,
  heading,
  kind: KINDS[field] ?? 'text',
  width: WIDTHS[field],
})

/** All columns of a list of candidates, with headings in the current language. */
export function useCandidatColumns(): CandidatColumn[] {
  const labelOf = useColumnLabel()
  return IMPORT_FIELDS.map((field) => candidatColumn(field, labelOf(field)))
}
