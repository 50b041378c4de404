import type { Disponibilite, DisponibiliteUpdate } from '@contract/planning/disponibilite'
import type { PeriodeInput } from '@contract/planning/openingHours'
import type { Caller } from '../../caller'
import { logChange } from '../../database/ecole/historique'
import {
  type DisponibleRow,
  deleteConge,
  disponibiliteOf,
  findDisponible,
  insertConge,
  setDisponibilite,
  WEEK_SAVED,
} from '../../database/planning/disponibilite'
import type { Conn, Trx } from '../../database/schema'
import type { Deps } from '../../deps'
import { notFound, stale, wrongState } from '../../errors'
import { type Write, write } from '../write'
import { periodeText, refusePeriode, weekFields } from './daysOff'

type Fields = Record<string, unknown>

/** @throws 404 when there is no such instructor for this caller */
export async function mustFindDisponible(
  db: Conn,
  caller: Caller,
  action: 'read' | 'update',
  id: number,
): Promise<DisponibleRow> {
  const row = await findDisponible(db, caller, action, id)
  if (!row) throw notFound()
  return row
}

/** @throws 409 for an archived instructor, whose week has no use */
async function mustFindAtWork(trx: Trx, caller: Caller, id: number): Promise<DisponibleRow> {
  const row = await mustFindDisponible(trx, caller, 'update', id)
  if (row.archived === 1) throw wrongState()
  return row
}

interface LogEntry {
  action: string
  before: Fields
  after: Fields
}

const logAvailability = ({ trx, caller, now }: Write, { id, idAutoEcole }: DisponibleRow, change: LogEntry) =>
  logChange(trx, caller, now, { entite: 'moniteur', id, idAutoEcole, ...change })

/** Sets an instructor's week. @throws 409 with the current one, when somebody saved it since it was read */
export function saveDisponibilite(
  deps: Deps,
  caller: Caller,
  id: number,
  { plages, version }: DisponibiliteUpdate,
): Promise<Disponibilite> {
  return write(deps, caller, async (work) => {
    const row = await mustFindAtWork(work.trx, caller, id)
    const current = await disponibiliteOf(work.trx, id)
    if (current.version !== version) throw stale(current)
    await setDisponibilite(work.trx, row, plages)
    await logAvailability(work, row, {
      action: WEEK_SAVED,
      before: weekFields(current.plages),
      after: weekFields(plages),
    })
    return disponibiliteOf(work.trx, id)
  })
}

/** Adds a leave of an instructor. @throws 409 with the events planned on these days, unless `force` keeps them */
export function addConge(deps: Deps, caller: Caller, id: number, input: PeriodeInput): Promise<Disponibilite> {
  return write(deps, caller, async (work) => {
    const row = await mustFindAtWork(work.trx, caller, id)
    const { conges } = await disponibiliteOf(work.trx, id)
    await refusePeriode(work, input, { idAutoEcole: row.idAutoEcole, idMoniteur: id, known: conges })
    await insertConge(work.trx, row, input, work.now)
    await logAvailability(work, row, { action: 'update', before: {}, after: { conge: periodeText(input) } })
    return disponibiliteOf(work.trx, id)
  })
}

/** A leave of an instructor, identified by both ids. */
export interface CongeRef {
  id: number
  idConge: number
}

/** Removes a leave; the log keeps that it existed. */
export function removeConge(deps: Deps, caller: Caller, { id, idConge }: CongeRef): Promise<Disponibilite> {
  return write(deps, caller, async (work) => {
    const row = await mustFindAtWork(work.trx, caller, id)
    const conge = (await disponibiliteOf(work.trx, id)).conges.find((known) => known.id === idConge)
    if (!conge) throw notFound()
    await deleteConge(work.trx, idConge)
    await logAvailability(work, row, { action: 'update', before: { conge: periodeText(conge) }, after: {} })
    return disponibiliteOf(work.trx, id)
  })
}
