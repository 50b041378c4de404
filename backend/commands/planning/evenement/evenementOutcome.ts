import { minutesBetween } from '@contract/clock/moments'
import { earliestBegin, earliestMiss, mostMinutes } from '@contract/planning/attestation'
import { type AttestInput, type Evenement, isExam, type ResultInput } from '@contract/planning/evenement'
import type { Caller } from '../../../caller'
import { type EvenementRow, setAbsents, setColumns } from '../../../database/planning/evenement'
import { reglagesOf } from '../../../database/planning/occupation'
import type { Deps } from '../../../deps'
import { HttpError, invalid, wrongState } from '../../../errors'
import { presentEvenement } from '../../../presenters/planning/evenement'
import { type Write, write } from '../../write'
import { logEvenement, mustFindVersion } from './evenement'
import { notifyPeople, notifyResult } from './evenementNews'
import { bookResources, refuseClashes } from './placement'

/** An event that can be answered for. @throws 404, 409 `stale` with the current event, 409 before it began */
async function mustHaveBegun(work: Write, id: number, version: number): Promise<EvenementRow> {
  const row = await mustFindVersion(work, 'attest', id, version)
  if (row.status !== 'PLANNED') throw wrongState()
  if (row.start > work.now) throw new HttpError(409, 'not_begun')
  return row
}

const signed = ({ caller, now }: Write) => ({ attesteLe: now, attestePar: caller.nomComplet })

/** Marks a lesson as begun, by the clock of the caller's device, because a lost connection may delay the request. */
export function startEvenement(
  deps: Deps,
  caller: Caller,
  id: number,
  { version, debutReel }: { version: number; debutReel: string },
): Promise<Evenement> {
  return write(deps, caller, async (work) => {
    const row = await mustFindVersion(work, 'attest', id, version)
    if (row.status !== 'PLANNED' || isExam(row.calendar)) throw wrongState()
    if (debutReel > work.now) throw invalid({ debutReel: 'date_future' })
    // An earlier start belongs to another lesson, is a mistake, or comes from a wrong clock.
    if (debutReel < earliestBegin(row.start)) throw new HttpError(409, 'too_early')
    await setColumns(work.trx, [id], { debutReel }, work.now)
    return presentEvenement(await logEvenement(work, 'start', id, row), caller)
  })
}

/** Attests that an hour took place; only this makes it count. All checks come before the first write. */
export async function attest(work: Write, id: number, input: AttestInput): Promise<Evenement> {
  const row = await mustHaveBegun(work, id, input.version)
  if (isExam(row.calendar)) throw wrongState()
  const present = row.candidats.filter(({ id: candidat }) => !input.absents.includes(candidat))
  const known = row.candidats.length - present.length === new Set(input.absents).size
  // When nobody came, no lesson took place.
  if (!known || present.length === 0) throw invalid({ absents: 'not_allowed' })
  const minutes = input.minutes ?? minutesBetween(row.start, row.end)
  if (minutes > mostMinutes(row)) throw invalid({ minutes: `too_big:${mostMinutes(row)}` })
  await setAbsents(work.trx, id, input.absents)
  await setColumns(work.trx, [id], { status: 'SUCCESS', minutes, suite: input.suite, ...signed(work) }, work.now)
  return presentEvenement(await logEvenement(work, 'attest', id, row), work.caller)
}

export const attestEvenement = (deps: Deps, caller: Caller, id: number, input: AttestInput): Promise<Evenement> =>
  write(deps, caller, (work) => attest(work, id, input))

/** @throws 409 `not_missed` while the candidate may only be late */
async function mustBeMissed({ trx, now }: Write, { idAutoEcole, calendar, start }: EvenementRow): Promise<void> {
  const { retardMinutes } = await reglagesOf(trx, idAutoEcole)
  if (now < earliestMiss(calendar, start, retardMinutes)) throw new HttpError(409, 'not_missed')
}

/** Marks an event as missed: nobody came. Its time stays occupied. */
export function missEvenement(
  deps: Deps,
  caller: Caller,
  id: number,
  { version, note }: { version: number; note: string | null },
): Promise<Evenement> {
  return write(deps, caller, async (work) => {
    const row = await mustHaveBegun(work, id, version)
    await mustBeMissed(work, row)
    await setAbsents(
      work.trx,
      id,
      row.candidats.map((candidat) => candidat.id),
    )
    await setColumns(work.trx, [id], { status: 'NO_SHOW', note: note ?? row.note, ...signed(work) }, work.now)
    return presentEvenement(await logEvenement(work, 'no_show', id, row), caller)
  })
}

/** The result of an exam. */
export function recordResult(deps: Deps, caller: Caller, id: number, input: ResultInput): Promise<Evenement> {
  return write(deps, caller, async (work) => {
    const row = await mustHaveBegun(work, id, input.version)
    if (!isExam(row.calendar)) throw wrongState()
    const { status, note } = input
    await setColumns(work.trx, [id], { status, note: note ?? row.note, ...signed(work) }, work.now)
    const saved = await logEvenement(work, 'result', id, row)
    await notifyResult(work, saved)
    return presentEvenement(saved, caller)
  })
}

/** Column values that clear an answer. */
export const PLANNED_AGAIN = {
  status: 'PLANNED',
  annulationTardive: 0,
  minutes: null,
  suite: null,
  attesteLe: null,
  attestePar: null,
} as const

/** Clears the answer of an event, with its absences and notes. */
export async function planAgain(work: Write, row: EvenementRow, motif: string | null = null): Promise<EvenementRow> {
  await setAbsents(work.trx, row.id, [])
  await setColumns(work.trx, [row.id], { ...PLANNED_AGAIN, motif }, work.now)
  return logEvenement(work, 'reopen', row.id, row)
}

/** Undoes the answer of an event: it is planned again. The place of a cancelled event must be free. */
export function reopenEvenement(
  deps: Deps,
  caller: Caller,
  id: number,
  { version, motif }: { version: number; motif: string | null },
): Promise<Evenement> {
  return write(deps, caller, async (work) => {
    const row = await mustFindVersion(work, 'update', id, version)
    if (row.status === 'PLANNED') throw wrongState()
    if (row.status === 'CANCELLED') {
      const people = { ...row, idCandidats: row.candidats.map((candidat) => candidat.id) }
      const slot = { start: row.start, end: row.end }
      const { idAutoEcole, calendar } = row
      await refuseClashes(work, { idAutoEcole, calendar, people, slots: [slot], except: [id] })
      await bookResources(work.trx, id, people, slot)
    }
    const saved = await planAgain(work, row, motif)
    if (row.status === 'CANCELLED') await notifyPeople(work, saved, 'lesson_planned')
    return presentEvenement(saved, caller)
  })
}
