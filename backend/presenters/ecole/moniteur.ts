import { availabilityOf } from '@contract/ecole/availability'
import type { Moniteur, MoniteurExported, MoniteurInput } from '@contract/ecole/moniteur'
import type { Activite } from '@contract/planning/disponibilite'
import type { Caller } from '../../caller'
import type { MoniteurRow } from '../../database/ecole/moniteur'

const ids = (text: string): number[] =>
  text
    .split(',')
    .filter(Boolean)
    .map(Number)
    .sort((a, b) => a - b)

/** The fields that every reader may see. */
function fieldsOf(row: MoniteurRow) {
  const { idAutoEcole: _, idUtilisateur: __, nomTri: ___, archived, disponible, categories, ...fields } = row
  return {
    ...fields,
    categories: ids(categories),
    archived: archived === 1,
    availability: availabilityOf(disponible === 1),
  }
}

/** The form's fields of a row, for the log. */
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

/** An instructor for the list and the form. */
export function presentMoniteur(row: MoniteurRow, caller: Caller): Moniteur {
  return { ...fieldsOf(row), tarifHoraire: knowsPay(caller) ? row.tarifHoraire : null }
}

/** An instructor for an export: without the photo. */
export function presentExported(row: MoniteurRow, caller: Caller): MoniteurExported {
  const { photo: _, ...fields } = presentMoniteur(row, caller)
  return fields
}

/** A month's work, without the pay for callers who may not see it. */
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
