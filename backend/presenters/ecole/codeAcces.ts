import type { CodeAcces, EtatCode } from '@contract/ecole/codeAcces'
import type { CodeAccesRow } from '../../database/ecole/codeAcces'
import type { CodeAccesTable } from '../../database/ecole/tables'

/** The state of a code on a day. */
export function codeState(
  { actif, dateExpiration }: Pick<CodeAccesTable, 'actif' | 'dateExpiration'>,
  today: string,
): EtatCode {
  if (!actif) return 'INACTIVE'
  return dateExpiration < today ? 'EXPIRED' : 'RUNNING'
}

/** A code for the list and the printed cards, on a day. */
export function presentCodeAcces(row: CodeAccesRow, today: string): CodeAcces {
  const { idAutoEcole: _, nom, prenom, actif, ...code } = row
  return { ...code, candidat: `${prenom} ${nom}`, active: actif === 1, etat: codeState(row, today) }
}
