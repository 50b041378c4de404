import { dayIn } from '@contract/clock/wall'
import { availabilityOf } from '@contract/ecole/availability'
import { type VehiculeDetail, type VehiculeInput, type VehiculeUpdate, vehiculeInput } from '@contract/ecole/vehicule'
import type { FieldErrors } from '@contract/errors'
import type { Caller } from '../../caller'
import type { Bit } from '../../database/bit'
import { unique } from '../../database/constraint'
import { logChange } from '../../database/ecole/historique'
import { permisOf } from '../../database/ecole/permi'
import {
  findVehicule,
  insertVehicule,
  plannedWith,
  updateVehicule,
  type VehiculeRow,
} from '../../database/ecole/vehicule'
import type { Conn } from '../../database/schema'
import type { Deps } from '../../deps'
import { eventsAhead, invalid, notFound, stale, wrongState } from '../../errors'
import { presentVehiculeDetail } from '../../presenters/ecole/vehicule'
import { permiFault } from '../../rules/ecole/permi'
import { anneeFaults } from '../../rules/ecole/vehicule'
import { schoolOf, type Write, write } from '../write'

/** @throws 404 when there is no such vehicle for this caller */
export async function mustFindVehicule(
  db: Conn,
  caller: Caller,
  action: 'read' | 'update' | 'archive',
  id: number,
): Promise<VehiculeRow> {
  const row = await findVehicule(db, caller, action, id)
  if (!row) throw notFound()
  return row
}

const sheetOf = ({ trx, caller, moment, now }: Write, row: VehiculeRow): Promise<VehiculeDetail> =>
  presentVehiculeDetail(trx, row, { today: dayIn(moment, caller.pays), now, caller })

/** The record of a vehicle after a write. */
export const answerVehicule = async (work: Write, id: number): Promise<VehiculeDetail> =>
  sheetOf(work, await mustFindVehicule(work.trx, work.caller, 'read', id))

/** @throws 422 for a future year, a category of another country, or a new category that the school does not teach */
async function refuseFaulty(
  { trx, caller, moment }: Write,
  idAutoEcole: number,
  input: VehiculeInput,
  before?: VehiculeRow,
): Promise<void> {
  const idPermi = permiFault(await permisOf(trx, idAutoEcole), [input.idPermi], before && [before.idPermi])
  const errors: FieldErrors = {
    ...anneeFaults(input.annee, dayIn(moment, caller.pays)),
    ...(idPermi && { idPermi }),
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

export function createVehicule(deps: Deps, caller: Caller, input: VehiculeInput): Promise<VehiculeDetail> {
  const idAutoEcole = schoolOf(caller)
  return write(deps, caller, async (work) => {
    const { trx, now } = work
    await refuseFaulty(work, idAutoEcole, input)
    const id = await unique(trx, () => insertVehicule(trx, input, idAutoEcole, now))
    await logChange(trx, caller, now, { entite: 'vehicule', id, idAutoEcole, action: 'create', after: input })
    return answerVehicule(work, id)
  })
}

/** The form's fields of a row. */
const inputOf = (row: VehiculeRow): VehiculeInput =>
  vehiculeInput.strip().parse({ ...row, availability: availabilityOf(row.disponible === 1) })

/**
 * @throws 409 with the current record, when somebody else has saved it since it was read, or when the category would
 *   change while lessons are planned with the vehicle
 */
export function saveVehicule(deps: Deps, caller: Caller, id: number, body: VehiculeUpdate): Promise<VehiculeDetail> {
  const { version, ...input } = body
  return write(deps, caller, async (work) => {
    const { trx, now } = work
    const row = await mustFindVehicule(trx, caller, 'update', id)
    if (row.version !== version) throw stale(await sheetOf(work, row))
    await refuseFaulty(work, row.idAutoEcole, input, row)
    const aVenir = row.idPermi === input.idPermi ? 0 : await plannedWith(trx, id, now)
    if (aVenir > 0) throw eventsAhead(aVenir)
    await unique(trx, () => updateVehicule(trx, id, input, now))
    const change = { entite: 'vehicule', id, idAutoEcole: row.idAutoEcole, action: 'update' } as const
    await logChange(trx, caller, now, { ...change, before: inputOf(row), after: input })
    return answerVehicule(work, id)
  })
}

/**
 * Archives or unarchives a vehicle.
 * @throws 409 when somebody else has done it already, or while events are planned with it
 */
export function archiveVehicule(deps: Deps, caller: Caller, id: number, archived: Bit): Promise<VehiculeDetail> {
  return write(deps, caller, async (work) => {
    const { trx, now } = work
    const row = await mustFindVehicule(trx, caller, 'archive', id)
    if (row.archived === archived) throw wrongState()
    const aVenir = archived ? await plannedWith(trx, id, now) : 0
    if (aVenir > 0) throw eventsAhead(aVenir)
    await updateVehicule(trx, id, { archived }, now)
    const action = archived ? 'archive' : 'unarchive'
    await logChange(trx, caller, now, { entite: 'vehicule', id, idAutoEcole: row.idAutoEcole, action })
    return answerVehicule(work, id)
  })
}
