import { availabilityOf } from '@contract/ecole/availability'
import type { Moniteur, MoniteurExported, MoniteurInput } from '@contract/ecole/moniteur'
import type { Activite } from '@contract/planning/disponibilite'
import type { Caller } from '../../caller'
import type { MoniteurRow } from '../../database/ecole/moniteur'

const ids = (text: string): number[] => text.split(',').filter(Boolean).map(Number)

/** What is kept of a row, whoever asks. */
function fieldsOf(row: MoniteurRow) {
  const { idAutoEcole: _, idUtilisateur: __, nomTri: ___, archived, disponible, categories, ...fields } = row
  return {
    ...fields,
    categories: ids(categories),
    archived: archived === 1,
    availability: availabilityOf(disponible === 1),
  }
}

/** The fields of a row that a form fills in, for the log. */
export function inputOf(row: MoniteurRow): MoniteurInput & { tarifHoraire: number } {
  const {
    id: _,
    candidats: __,
    archived: ___,
    version: ____,
    createdAt: _____,
    updatedAt: ______,
    ...input
  } = fieldsOf(row)
  return input
}

const knowsPay = ({ ability }: Caller) => ability.can('read', 'Remuneration')

/** What the list and the form show of a row. */
export function presentMoniteur(row: MoniteurRow, caller: Caller): Moniteur {
  return { ...fieldsOf(row), tarifHoraire: knowsPay(caller) ? row.tarifHoraire : null }
}

/** What a file holds of a row: no picture. */
export function presentExported(row: MoniteurRow, caller: Caller): MoniteurExported {
  const { photo: _, ...fields } = presentMoniteur(row, caller)
  return fields
}

/** A month's work, without its pay for whoever may not know it. */
export function presentActivite(activite: Activite, caller: Caller): Activite {
  if (knowsPay(caller)) return activite
  const gain = null
  return {
    ...activite,
    tarifHoraire: null,
    gain,
    total: { ...activite.total, gain },
    tendance: activite.tendance.map((month) => ({ ...month, gain })),
  }
}
