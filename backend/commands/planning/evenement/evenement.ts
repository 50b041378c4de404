import { isLateToCancel } from '@contract/planning/annulation'
import type { Creneau } from '@contract/planning/clash'
import {
  type Evenement,
  type EvenementInput,
  type EvenementSaved,
  type EvenementSnapshot,
  isExam,
  type Scope,
} from '@contract/planning/evenement'
import type { Caller } from '../../../caller'
import { bit } from '../../../database/bit'
import { logChange } from '../../../database/ecole/historique'
import {
  type EvenementColumns,
  type EvenementRow,
  evenementsById,
  findEvenement,
  insertEvenement,
  plannedOfSerie,
  setColumns,
} from '../../../database/planning/evenement'
import { reglagesOf, release } from '../../../database/planning/occupation'
import type { Conn } from '../../../database/schema'
import type { Deps } from '../../../deps'
import { invalid, notFound, stale, wrongState } from '../../../errors'
import { presentEvenement } from '../../../presenters/planning/evenement'
import { isSlip } from '../../../rules/planning/evenement'
import { occurrences } from '../../../rules/planning/recurrence'
import type { Content } from '../../../rules/planning/seriesChange'
import { settleCandidats } from '../../argent/settle'
import { settlePayOf } from '../../argent/settlePay'
import { refuseUnpaid } from '../../recouvrement/reserve'
import { schoolOf, type Write, write } from '../../write'
import { notifyPeople } from './evenementNews'
import { snapshotOf } from './evenementSnapshot'
import { bookResources, refuseClashes } from './placement'

/** @throws 404 when there is no such event for this caller */
export async function mustFindEvenement(
  db: Conn,
  caller: Caller,
  action: 'read' | 'update' | 'attest',
  id: number,
): Promise<EvenementRow> {
  const row = await findEvenement(db, caller, action, id)
  if (!row) throw notFound()
  return row
}

/** An event to be changed. @throws 404, or 409 with the current event when it was saved since it was read */
export async function mustFindVersion(
  { trx, caller }: Write,
  action: 'update' | 'attest',
  id: number,
  version: number,
): Promise<EvenementRow> {
  const row = await mustFindEvenement(trx, caller, action, id)
  if (row.version !== version) throw stale(presentEvenement(row, caller))
  return row
}

/** The columns of an event at its time. */
export const columnsOf = ({ title, extendedProps }: Content, { start, end }: Creneau): EvenementColumns => {
  const { calendar, idMoniteur, idVehicule, idExaminateur, lieu, note } = extendedProps
  return { calendar, title, start, end, idMoniteur, idVehicule, idExaminateur, lieu, note }
}

/** An event as log fields: names instead of ids, so that the log keeps them as they were. */
function logFields(row: EvenementRow, { caller }: Write): Record<string, unknown> {
  const { extendedProps, start, end, status } = presentEvenement(row, caller)
  const { calendar, title, moniteur, vehicule, examinateur, lieu, note, motif, minutes, candidats } = extendedProps
  const { annulationTardive } = extendedProps
  const names = candidats.map(({ nom, absent }) => (absent ? `${nom} (absent)` : nom)).join(', ')
  return {
    calendar,
    title,
    start,
    end,
    status,
    candidats: names,
    moniteur,
    vehicule,
    examinateur,
    lieu,
    note,
    motif,
    annulationTardive,
    minutes,
  }
}

/**
 * Logs a change of an event, settles the accounts of its candidates and the pay of its instructor, and returns the
 * current event, even to callers who no longer take part.
 */
export async function logEvenement(
  work: Write,
  action: string,
  id: number,
  before?: EvenementRow,
): Promise<EvenementRow> {
  const { trx, caller, now } = work
  const [after] = await evenementsById(trx, [id])
  if (!after) throw notFound()
  const change = { entite: 'evenement', id, idAutoEcole: after.idAutoEcole, action } as const
  const fields = { ...(before && { before: logFields(before, work) }), after: logFields(after, work) }
  await logChange(trx, caller, now, { ...change, ...fields })
  const states = before ? [before, after] : [after]
  const people = states.flatMap(({ candidats }) => candidats.map((person) => person.id))
  await settleCandidats(work, after.idAutoEcole, people)
  await settlePayOf(work, after.idAutoEcole, states)
  return after
}

/**
 * Plans an event, or all sessions of a recurrence, all or none. Notifies the people who take part, except those whom
 * the caller notifies differently.
 * @param asks whether the caller can confirm a warning
 * @throws 409 `beyond_paid`, `exam_unpaid`, `exam_no_contract` by the school's money rules
 */
export async function planEvenement(
  work: Write,
  idAutoEcole: number,
  input: EvenementInput,
  notified: readonly number[] = [],
  asks = false,
): Promise<EvenementRow> {
  const { trx, caller, now } = work
  const { extendedProps: people, recurrence } = input
  // The result of an exam decides what comes next, so exams cannot recur.
  if (recurrence && isExam(people.calendar)) {
    throw invalid({ [recurrence.jusqua ? 'recurrence.jusqua' : 'recurrence.nombre']: 'wrong_kind' })
  }
  const slots = occurrences(input, caller.pays)
  const [first] = slots
  if (!first) throw invalid({ 'recurrence.jusqua': 'end_before_start' })
  await refuseClashes(work, { idAutoEcole, calendar: people.calendar, people, slots, except: [] })
  const serie = recurrence && slots.length > 1 ? crypto.randomUUID() : null
  const rows: EvenementRow[] = []
  for (const slot of slots) {
    const columns = { ...columnsOf(input, slot), idAutoEcole, serie }
    const id = await insertEvenement(trx, columns, [...new Set(people.idCandidats)], now)
    await bookResources(trx, id, people, slot)
    rows.push(await logEvenement(work, 'create', id))
  }
  const [row] = rows
  if (!row) throw notFound()
  const ids = row.candidats.map(({ id }) => id)
  await refuseUnpaid(work, idAutoEcole, { rows, ids, asks, confirmed: input })
  await notifyPeople(work, row, 'lesson_planned', new Set(notified))
  return row
}

export const createEvenement = (deps: Deps, caller: Caller, input: EvenementInput): Promise<Evenement> =>
  write(deps, caller, async (work) =>
    presentEvenement(await planEvenement(work, schoolOf(caller), input, [], true), caller),
  )

/** The events in the scope of a change, the named one first; of the others only those that are not over. */
export async function targetsOf({ trx, now }: Write, row: EvenementRow, scope: Scope): Promise<EvenementRow[]> {
  if (scope === 'one' || row.serie === null) return [row]
  const others = await plannedOfSerie(trx, row.serie, scope === 'following' ? row.start : null)
  return [row, ...others.filter(({ id, end }) => id !== row.id && end > now)]
}

interface Cancellation {
  version: number
  motif: string | null
  scope: Scope
}

/** Cancels an event and frees its resources. Whether it counts as late depends on the school's current rules. */
export async function cancelPlanned(work: Write, row: EvenementRow, motif: string | null): Promise<EvenementRow> {
  const { trx, now } = work
  const { annulationHeures } = await reglagesOf(trx, row.idAutoEcole)
  const annulationTardive = bit(isLateToCancel(row.start, now, annulationHeures) && !isSlip(row, now))
  await release(trx, [row.id])
  await setColumns(trx, [row.id], { status: 'CANCELLED', motif, annulationTardive }, now)
  return logEvenement(work, 'cancel', row.id, row)
}

/**
 * Cancels an event, and others of its recurrence by scope; the answer has the undo snapshots of all of them.
 * @throws 404, 409 `stale`, 409 when it is not planned
 */
export function cancelEvenement(
  deps: Deps,
  caller: Caller,
  id: number,
  { version, motif, scope }: Cancellation,
): Promise<EvenementSaved> {
  return write(deps, caller, async (work) => {
    const row = await mustFindVersion(work, 'update', id, version)
    if (row.status !== 'PLANNED') throw wrongState()
    const notified = new Set<number>()
    const before: EvenementSnapshot[] = []
    for (const event of await targetsOf(work, row, scope)) {
      before.push(snapshotOf(event, await cancelPlanned(work, event, motif)))
      await notifyPeople(work, event, 'lesson_cancelled', notified)
    }
    return { ...presentEvenement(await mustFindEvenement(work.trx, caller, 'read', id), caller), before }
  })
}
