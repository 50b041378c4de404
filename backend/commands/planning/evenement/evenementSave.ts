import { minutesBetween } from '@contract/clock/moments'
import { dayIn } from '@contract/clock/wall'
import type { Creneau } from '@contract/planning/clash'
import {
  type Calendar,
  ETAPES,
  type Evenement,
  type EvenementSaved,
  type EvenementSnapshot,
  type EvenementsUpdate,
  type EvenementUpdate,
  etapeOf,
  isExam,
} from '@contract/planning/evenement'
import type { Caller } from '../../../caller'
import { type EvenementRow, evenementsById, updateEvenement } from '../../../database/planning/evenement'
import { release } from '../../../database/planning/occupation'
import { parcoursOf } from '../../../database/planning/parcours/parcours'
import type { Deps } from '../../../deps'
import { HttpError, invalid, wrongState } from '../../../errors'
import { presentEvenement } from '../../../presenters/planning/evenement'
import { moveAlong, shiftAlong } from '../../../rules/planning/recurrence'
import { type Content, changeAlong } from '../../../rules/planning/seriesChange'
import { refuseUnpaid } from '../../recouvrement/reserve'
import { type Write, write } from '../../write'
import { columnsOf, logEvenement, mustFindVersion, targetsOf } from './evenement'
import { notifyChange, notifyPeople } from './evenementNews'
import { PLANNED_AGAIN } from './evenementOutcome'
import { contentOf, snapshotOf, timeOf } from './evenementSnapshot'
import { bookResources, refuseClashes } from './placement'
import { type Placement, takenBy } from './placementFacts'

/** An event to be saved: its row, its new content and its new time. */
interface Change {
  event: EvenementRow
  content: Content
  slot: Creneau
}

/** Writes one change whose place was found free; a cancelled event is planned again. */
async function apply(work: Write, { event, content, slot }: Change, notified: Set<number>): Promise<EvenementRow> {
  const people = content.extendedProps
  const isBack = event.status === 'CANCELLED'
  const columns = { ...columnsOf(content, slot), ...(isBack && { ...PLANNED_AGAIN, motif: null }) }
  await updateEvenement(work.trx, event.id, columns, [...new Set(people.idCandidats)], work.now)
  await bookResources(work.trx, event.id, people, slot)
  const saved = await logEvenement(work, isBack ? 'reopen' : 'update', event.id, event)
  if (isBack) await notifyPeople(work, saved, 'lesson_planned', notified)
  else await notifyChange(work, event, saved, notified)
  return saved
}

/** The changes of an event and of the others of its recurrence in scope; those that have become exams are left out. */
async function changesOf(work: Write, row: EvenementRow, body: EvenementUpdate): Promise<[Change, ...Change[]]> {
  const slot = { start: body.start, end: body.end }
  const [, ...others] = await targetsOf(work, row, body.scope)
  const along = others
    .filter(({ calendar }) => !isExam(calendar))
    .map((event) => ({
      event,
      content: changeAlong(contentOf(event), contentOf(row), body),
      slot: moveAlong(timeOf(event), timeOf(row), slot, work.caller.pays),
    }))
  return [{ event: row, content: body, slot }, ...along]
}

/** The wanted places of several events; those with the same resources are checked together. */
function placementsOf([named, ...along]: [Change, ...Change[]]): [Placement, ...Placement[]] {
  const except = [named, ...along].map(({ event }) => event.id)
  const present = timeOf(named.event)
  const placementOf = ({ event, content: { extendedProps: people }, slot }: Change): Placement => {
    const { idAutoEcole, candidats } = event
    return { idAutoEcole, calendar: people.calendar, people, slots: [slot], except, present, seated: candidats.length }
  }
  const keyOf = ({ calendar, people }: Placement) => JSON.stringify([calendar, takenBy(people)])
  const first = placementOf(named)
  const byPeople = new Map([[keyOf(first), first]])
  for (const change of along) {
    const placement = placementOf(change)
    const key = keyOf(placement)
    const known = byPeople.get(key)
    byPeople.set(key, known ? { ...known, slots: [...known.slots, change.slot] } : placement)
  }
  const [head = first, ...others] = byPeople.values()
  return [head, ...others]
}

/** Changes an event and those of its recurrence in scope; all their places are checked together. */
async function saveSerie(work: Write, row: EvenementRow, body: EvenementUpdate): Promise<EvenementSnapshot[]> {
  const { trx } = work
  const targets = await changesOf(work, row, body)
  if (targets.length > 1 && isExam(body.extendedProps.calendar)) {
    throw invalid({ 'extendedProps.calendar': 'wrong_kind' })
  }
  const [placement, ...others] = placementsOf(targets)
  await refuseClashes(work, placement, others)
  await release(trx, placement.except)
  const notified = new Set<number>()
  const before: EvenementSnapshot[] = []
  for (const change of targets) before.push(snapshotOf(change.event, await apply(work, change, notified)))
  return before
}

const rankOf = (calendar: Calendar) => ETAPES.indexOf(etapeOf(calendar))

/** Refuses the place of one of several; only for the named one other times are offered. */
async function refuseOne(work: Write, { event, content, slot }: Change, isNamed: boolean): Promise<void> {
  const { idAutoEcole, id } = event
  const people = content.extendedProps
  const seated = event.candidats.length
  const placement = { idAutoEcole, calendar: people.calendar, people, slots: [slot], except: [id], seated }
  try {
    await refuseClashes(work, { ...placement, present: timeOf(event) })
  } catch (error) {
    const isClash = error instanceof HttpError && error.code === 'clash'
    if (!isClash || isNamed) throw error
    const { details } = error.extra
    throw new HttpError(409, 'clash', {
      details: { ...(typeof details === 'object' && details), creneaux: [], autres: [] },
    })
  }
}

/** Saves several events, each with its resources, in the order of their stages, all or none. */
async function saveEach(work: Write, changes: Change[], named?: number): Promise<EvenementSnapshot[]> {
  await release(
    work.trx,
    changes.map(({ event }) => event.id),
  )
  const inOrder = [...changes].sort(
    (a, b) => rankOf(a.event.calendar) - rankOf(b.event.calendar) || (a.slot.start < b.slot.start ? -1 : 1),
  )
  // Each exam is notified on its own; several restored lessons are notified once per person.
  const notified = new Set<number>()
  const before: EvenementSnapshot[] = []
  for (const change of inOrder) {
    await refuseOne(work, change, change.event.id === named)
    before.push(snapshotOf(change.event, await apply(work, change, named === undefined ? notified : new Set())))
  }
  return before
}

/**
 * The paired exam, which the path requires on the same day: it follows when the other one moves to another day.
 */
async function companionOf({ trx, caller }: Write, row: EvenementRow, body: EvenementUpdate): Promise<EvenementRow[]> {
  const { pays } = caller
  const { calendar, idCandidats } = body.extendedProps
  const [candidat] = row.candidats
  const jour = dayIn(new Date(row.start), pays)
  if (!candidat || !isExam(row.calendar) || calendar !== row.calendar || !idCandidats.includes(candidat.id)) return []
  if (dayIn(new Date(body.start), pays) === jour) return []
  const dossier = (await parcoursOf(trx, [candidat.id])).get(candidat.id)
  if (!dossier) return []
  const { etapes } = dossier.regles
  const place = etapes.findIndex(({ etape }) => etape === etapeOf(calendar))
  const next = etapes[place + 1]
  const paired = [etapes[place]?.memeJour ? etapes[place - 1]?.etape : null, next?.memeJour ? next.etape : null]
  const ids = dossier.examens
    .filter((exam) => exam.status === 'PLANNED' && exam.jour === jour && paired.includes(exam.etape))
    .map(({ idEvenement }) => idEvenement)
  return evenementsById(trx, ids)
}

/**
 * The candidates for whom a change adds or lengthens a lesson or an exam, or changes its kind: their payment must be
 * checked. A move in time alone does not count.
 */
function gained(before: EvenementRow, after: EvenementRow): number[] {
  const isMore =
    isExam(before.calendar) !== isExam(after.calendar) ||
    etapeOf(before.calendar) !== etapeOf(after.calendar) ||
    minutesBetween(after.start, after.end) > minutesBetween(before.start, before.end)
  return after.candidats.map(({ id }) => id).filter((id) => isMore || !before.candidats.some((one) => one.id === id))
}

/**
 * Changes or moves an event, and others of its recurrence by scope: they move by the same number of days to the same
 * hour and receive the changed values; unchanged values stay their own. An exam takes its paired exam along. The
 * answer has the undo snapshots of all of them.
 * @throws 409 `stale`, `state` when it is no longer planned, `clash`; 422, also for several that would become exams
 */
export function saveEvenement(deps: Deps, caller: Caller, id: number, body: EvenementUpdate): Promise<EvenementSaved> {
  return write(deps, caller, async (work) => {
    const row = await mustFindVersion(work, 'update', id, body.version)
    if (row.status !== 'PLANNED') throw wrongState()
    const along = await companionOf(work, row, body)
    const wanted = { start: body.start, end: body.end }
    const before =
      along.length === 0
        ? await saveSerie(work, row, body)
        : await saveEach(
            work,
            [
              { event: row, content: body, slot: wanted },
              ...along.map((event) => {
                const slot = shiftAlong(timeOf(event), timeOf(row), wanted, caller.pays)
                return { event, content: contentOf(event), slot }
              }),
            ],
            id,
          )
    const [saved = row] = await evenementsById(work.trx, [id])
    const booking = { rows: [saved], ids: gained(row, saved), asks: true, confirmed: body }
    await refuseUnpaid(work, row.idAutoEcole, booking)
    return { ...presentEvenement(saved, caller), before }
  })
}

/**
 * Restores several events from undo snapshots, cancelled ones included, all or none.
 * @throws 404, 409, 422
 */
export function saveEvenements(
  deps: Deps,
  caller: Caller,
  { evenements }: EvenementsUpdate,
): Promise<{ data: Evenement[] }> {
  return write(deps, caller, async (work) => {
    const changes: Change[] = []
    for (const { id, version, start, end, ...content } of evenements) {
      const event = await mustFindVersion(work, 'update', id, version)
      if (event.status !== 'PLANNED' && event.status !== 'CANCELLED') throw wrongState()
      changes.push({ event, content, slot: { start, end } })
    }
    await saveEach(work, changes)
    const rows = await evenementsById(
      work.trx,
      evenements.map(({ id }) => id),
    )
    return { data: rows.map((row) => presentEvenement(row, caller)) }
  })
}
