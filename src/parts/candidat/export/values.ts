import type { Candidat } from '@contract/ecole/candidat'
import type { WriteCell } from '@core/spreadsheet/types'
import type { CandidatColumn } from './columns'

/** Labels of the values stored as codes. */
export interface ExportWords {
  sexe: (sexe: string) => string
  source: (source: string) => string
}

/**
 * A stored number as it is dialled: national for a supported country, else with 00. Neither begins with a character
 * that a spreadsheet would take for a formula.
 */
export function dialled(stored: string): string {
  if (/^\+216\d{8}$/.test(stored)) return stored.slice(4).replace(/^(\d{2})(\d{3})(\d{3})$/, '$1 $2 $3')
  if (/^\+33\d{9}$/.test(stored)) return `0${stored.slice(3)}`.replace(/(\d{2})(?=\d)/g, '$1 ')
  return stored.replace(/^\+/, '00')
}

/** A candidate as a line of the file. */
export function lineOf(candidat: Candidat, columns: CandidatColumn[], words: ExportWords): WriteCell[] {
  return columns.map(({ field }) => {
    const value = candidat[field]
    if (value === null) return null
    if (field === 'telephone') return dialled(value)
    if (field === 'sexe') return words.sexe(value)
    return field === 'source' ? words.source(value) : value
  })
}
