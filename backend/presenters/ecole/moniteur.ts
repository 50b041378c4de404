import type { Moniteur } from '@contract/ecole/moniteur'
import type { MoniteurRow } from '../../database/ecole/moniteur'

const ids = (text: string): number[] => text.split(',').filter(Boolean).map(Number)

/** What the list and the form show of a row. */
export function presentMoniteur(row: MoniteurRow): Moniteur {
  const { idAutoEcole: _, idUtilisateur: __, nomTri: ___, archived, disponible, categories, ...fields } = row
  return { ...fields, categories: ids(categories), archived: archived === 1, disponible: disponible === 1 }
}
