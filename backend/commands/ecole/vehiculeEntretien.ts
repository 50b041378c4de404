import { dayIn } from '@contract/clock/wall'
import type { Entretien, EntretienInput, VehiculeDetail } from '@contract/ecole/vehicule'
import type { Caller } from '../../caller'
import { isNamedByExpense } from '../../database/argent/transaction/vehicule'
import { logChanges } from '../../database/ecole/historique'
import { historiqueOfVehicule } from '../../database/ecole/historique/historiqueVehicule'
import {
  deleteEntretien,
  entretiensOf,
  insertEntretien,
  updateEntretien,
  updateVehicule,
  type VehiculeRow,
} from '../../database/ecole/vehicule'
import type { Deps } from '../../deps'
import { HttpError, invalid, notFound } from '../../errors'
import { ownMileage } from '../../rules/ecole/kilometrage'
import { entretienFaults } from '../../rules/ecole/vehicule'
import { type Write, write } from '../write'
import { answerVehicule, mustFindVehicule } from './vehicule'

/** @throws 422 for a future day */
function refuseFuture({ moment, caller }: Write, input: EntretienInput): void {
  const errors = entretienFaults(input.date, dayIn(moment, caller.pays))
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

/** @throws 404 when the entry does not belong to this vehicle */
async function mustFindEntretien({ trx }: Write, idVehicule: number, id: number): Promise<Entretien> {
  const entry = (await entretiensOf(trx, idVehicule)).find((known) => known.id === id)
  if (!entry) throw notFound()
  return entry
}

const fieldsOf = ({ id: _, ...fields }: Entretien) => fields

interface LogEntry {
  action: 'entretien_create' | 'entretien_update' | 'entretien_remove'
  before?: EntretienInput
  after?: EntretienInput
}

/**
 * The mileage that a vehicle returns to when the entry with its current mileage is changed or removed: the highest of
 * the mileage that a user entered in the file and of the other entries. Entries above the current mileage are ignored,
 * because a correction by hand has overruled them.
 */
async function mileageWithout({ trx }: Write, { id, kilometrage }: VehiculeRow): Promise<number> {
  const own = ownMileage(await historiqueOfVehicule(trx, id)) ?? kilometrage
  const others = (await entretiensOf(trx, id)).map((entry) => entry.kilometrage ?? 0)
  return Math.max(own, ...others.filter((other) => other < kilometrage))
}

/** Logs a change of an entry, and moves the vehicle's mileage up to the new value or back from the old one. */
async function logEntretien(work: Write, row: VehiculeRow, change: LogEntry): Promise<void> {
  const { trx, caller, now } = work
  const of = { entite: 'vehicule', id: row.id, idAutoEcole: row.idAutoEcole } as const
  const isTakenBack = change.before?.kilometrage === row.kilometrage
  const counter = isTakenBack ? await mileageWithout(work, row) : row.kilometrage
  const kilometrage = Math.max(counter, change.after?.kilometrage ?? 0)
  const isMoved = kilometrage !== row.kilometrage
  if (isMoved) await updateVehicule(trx, row.id, { kilometrage }, now)
  const move = { action: 'update', before: { kilometrage: row.kilometrage }, after: { kilometrage } }
  await logChanges(trx, caller, now, [{ ...of, ...change }, ...(isMoved ? [{ ...of, ...move }] : [])])
}

/** Records a maintenance of a vehicle and its cost. */
export function addEntretien(deps: Deps, caller: Caller, id: number, input: EntretienInput): Promise<VehiculeDetail> {
  return write(deps, caller, async (work) => {
    const row = await mustFindVehicule(work.trx, caller, 'update', id)
    refuseFuture(work, input)
    await insertEntretien(work.trx, row, input, work.now)
    await logEntretien(work, row, { action: 'entretien_create', after: input })
    return answerVehicule(work, id)
  })
}

/** An entry of a vehicle, by both ids. */
export interface EntryRef {
  id: number
  idEntretien: number
}

/** Corrects an entry. */
export function correctEntretien(
  deps: Deps,
  caller: Caller,
  { id, idEntretien }: EntryRef,
  input: EntretienInput,
): Promise<VehiculeDetail> {
  return write(deps, caller, async (work) => {
    const row = await mustFindVehicule(work.trx, caller, 'update', id)
    const before = fieldsOf(await mustFindEntretien(work, id, idEntretien))
    refuseFuture(work, input)
    await updateEntretien(work.trx, idEntretien, input, work.now)
    await logEntretien(work, row, { action: 'entretien_update', before, after: input })
    return answerVehicule(work, id)
  })
}

/**
 * Removes an entry recorded by mistake; the log keeps its values.
 * @throws 409 when an expense refers to it, because the ledger keeps what was paid for
 */
export function removeEntretien(deps: Deps, caller: Caller, { id, idEntretien }: EntryRef): Promise<VehiculeDetail> {
  return write(deps, caller, async (work) => {
    const row = await mustFindVehicule(work.trx, caller, 'update', id)
    const before = fieldsOf(await mustFindEntretien(work, id, idEntretien))
    if (await isNamedByExpense(work.trx, idEntretien)) throw new HttpError(409, 'entretien_paid')
    await deleteEntretien(work.trx, idEntretien)
    await logEntretien(work, row, { action: 'entretien_remove', before })
    return answerVehicule(work, id)
  })
}
