import { dayIn } from '@contract/clock/wall'
import type { DevoirInput, DevoirPage, DevoirsMade, devoirListQuery, Travail, Travaux } from '@contract/cours/devoir'
import { EXPORT_SLICE } from '@contract/ecole/candidat'
import type { z } from 'zod'
import type { Caller } from '../../caller'
import { notify } from '../../database/compte/notif'
import {
  assignees,
  busyWith,
  countDevoirs,
  findDevoir,
  findDevoirs,
  insertDevoirs,
  listDevoirs,
  removeDevoir,
  sliceOfDevoirs,
} from '../../database/cours/devoir'
import { findExamenBlanc, listExamensBlancs } from '../../database/cours/examenBlanc'
import { findSerie, listSeries } from '../../database/cours/serie'
import { logChange, logChanges } from '../../database/ecole/historique'
import { page } from '../../database/page'
import type { Db, Trx } from '../../database/schema'
import type { Deps } from '../../deps'
import { invalid, notFound, wrongState } from '../../errors'
import { presentDevoir } from '../../presenters/cours/devoir'
import { sortOut } from '../../rules/cours/assign'
import { type Write, write } from '../write'

type Query = z.output<typeof devoirListQuery>
type Filters = Omit<Query, 'page' | 'perPage'>

function atNow({ clock }: Deps, caller: Caller) {
  const moment = clock()
  return { now: moment.toISOString(), today: dayIn(moment, caller.pays) }
}

/** One page of the assignments that a caller may read, and how many are in each state. */
export async function devoirsPage(deps: Deps, caller: Caller, query: Query): Promise<DevoirPage> {
  const at = atNow(deps, caller)
  const { rows, total } = await listDevoirs(deps.db, caller, query, at)
  const data = rows.map((row) => presentDevoir(row, caller.pays, at.today))
  return { ...page(data, total, query), counts: await countDevoirs(deps.db, caller, query, at) }
}

/** A slice of the whole list. */
export async function devoirsSlice(deps: Deps, caller: Caller, filters: Filters, after: number) {
  const at = atNow(deps, caller)
  const rows = await sliceOfDevoirs(deps.db, caller, { ...filters, page: after + 1, perPage: EXPORT_SLICE }, at)
  const next = rows.length === EXPORT_SLICE ? after + 1 : null
  return { data: rows.map((row) => presentDevoir(row, caller.pays, at.today)), next }
}

const titleOf = ({ titleFr, titleAr }: { titleFr: string; titleAr: string }) => ({ fr: titleFr, ar: titleAr })

/** The series and mock exams that can be assigned. */
export async function travauxOn(db: Db): Promise<Travaux> {
  const series = await listSeries(db, false)
  const examens = await listExamensBlancs(db, false)
  return {
    series: series.map((row) => ({ id: row.id, topic: row.topic, title: titleOf(row), permis: row.permis })),
    examens: examens.map((row) => ({ id: row.id, title: titleOf(row) })),
  }
}

/** The work of an assignment, with its title and licence categories. @throws 422 unless it is published */
async function workOf(trx: Trx, travail: Travail): Promise<{ title: string; permis: readonly string[] }> {
  if ('idSerie' in travail) {
    const serie = await findSerie(trx, travail.idSerie)
    if (serie?.published !== 1) throw invalid({ travail: 'unknown' })
    return { title: serie.titleFr, permis: serie.permis }
  }
  const exam = await findExamenBlanc(trx, travail.idExamenBlanc)
  if (exam?.published !== 1) throw invalid({ travail: 'unknown' })
  return { title: exam.titleFr, permis: [] }
}

/**
 * The candidates of new assignments.
 * @throws 422 for a candidate to whom the caller may not assign work, or who is archived
 */
async function peopleFor({ trx, caller }: Write, ids: readonly number[]) {
  const known = new Map((await assignees(trx, caller, ids)).map((one) => [one.id, one]))
  return ids.map((id, index) => {
    const one = known.get(id)
    if (!one) throw invalid({ [`idCandidats.${index}`]: 'unknown' })
    if (one.archived) throw invalid({ [`idCandidats.${index}`]: 'archived' })
    return one
  })
}

/**
 * The log keeps an assignment under its candidate, so that the entry still has a name after the assignment is deleted.
 */
const DEVOIR = { entite: 'devoir' } as const

const namesOf = (people: readonly { id: number; nom: string; prenom: string }[]) =>
  people.map(({ id, nom, prenom }) => ({ id, nom: `${prenom} ${nom}` }))

/**
 * Assigns a series or a mock exam to candidates and notifies them. Candidates who already have the same work to do, or
 * learn for another category, are left out and named.
 * @throws 422
 */
export function createDevoirs(deps: Deps, caller: Caller, input: DevoirInput): Promise<DevoirsMade> {
  return write(deps, caller, async (work) => {
    const { trx, now, moment } = work
    const { travail, idCandidats, dateLimite, note } = input
    const today = dayIn(moment, caller.pays)
    if (dateLimite < today) throw invalid({ dateLimite: 'too_past' })
    const { title, permis } = await workOf(trx, travail)
    const people = await peopleFor(work, idCandidats)
    const { takers, already, unsuited } = sortOut(people, permis, await busyWith(trx, idCandidats, travail, now))
    const what = { idSerie: null, idExamenBlanc: null, ...travail, dateLimite, note, idUtilisateur: caller.id }
    const values = takers.map(({ id, idAutoEcole }) => ({ ...what, idCandidat: id, idAutoEcole }))
    const ids = await insertDevoirs(trx, values, now)
    const after = { travail: title, dateLimite, note }
    const changes = takers.map(({ id, idAutoEcole }) => ({ ...DEVOIR, id, idAutoEcole, action: 'create', after }))
    await logChanges(trx, caller, now, changes)
    const accounts = takers.map(({ idUtilisateur }) => idUtilisateur)
    const params = { titre: title, quand: dateLimite }
    await notify(trx, accounts, { kind: 'devoir_donne', params, target: { place: 'codeCourse' } }, now)
    const made = await findDevoirs(trx, ids, now)
    return {
      data: made.map((row) => presentDevoir(row, caller.pays, today)),
      already: namesOf(already),
      unsuited: namesOf(unsuited),
    }
  })
}

/** Deletes an assignment. @throws 404, 409 when it is done */
export function deleteDevoir(deps: Deps, caller: Caller, id: number): Promise<void> {
  return write(deps, caller, async ({ trx, now }) => {
    const row = await findDevoir(trx, caller, id, now)
    if (!row) throw notFound()
    if (row.idTentative !== null) throw wrongState()
    await removeDevoir(trx, id)
    const { idCandidat, idAutoEcole, titleFr: travail, dateLimite, note } = row
    const before = { travail, dateLimite, note }
    await logChange(trx, caller, now, { ...DEVOIR, id: idCandidat, idAutoEcole, action: 'delete', before })
  })
}
