import { addDays } from '@contract/clock/days'
import { dayIn } from '@contract/clock/wall'
import type { Page } from '@contract/list'
import type { Clash } from '@contract/planning/clash'
import { type Calendar, isExam } from '@contract/planning/evenement'
import { MAX_REMPLACANTS, type RemplacantPour, type Revision, type RevisionDetail } from '@contract/planning/revision'
import type { Caller } from '../../caller'
import { page } from '../../database/page'
import { type EvenementRow, evenementsById } from '../../database/planning/evenement'
import { parcoursOf } from '../../database/planning/parcours/parcours'
import {
  candidatsFacts,
  examinateursFacts,
  moniteursFacts,
  vehiculesFacts,
  weekOf,
} from '../../database/planning/planningFacts'
import { type PlannedEvent, plannedFrom, substitutesFor } from '../../database/planning/revision'
import type { Db } from '../../database/schema'
import type { Deps } from '../../deps'
import { wrongState } from '../../errors'
import { presentEvenement } from '../../presenters/planning/evenement'
import { clashesOf, type Facts } from '../../rules/planning/clashes'
import { schoolOf } from '../write'
import { withTitles } from './evenement/clashTitles'
import { mustFindEvenement } from './evenement/evenement'
import { stageJudge } from './evenement/examStage'
import { findClashes, findSlots } from './evenement/placement'
import type { Placement } from './evenement/placementFacts'

const distinct = (ids: (number | null)[]): number[] => [...new Set(ids)].filter((id) => id !== null)

const byId = <Item extends { id: number }>(items: Item[]) => new Map(items.map((item) => [item.id, item]))

/** The item with an id; null when the event has none. */
const itemOf = <Item>(items: ReadonlyMap<number, Item>, id: number | null) =>
  (id === null ? null : items.get(id)) ?? null

/**
 * The facts for judging the planned events: each resource is read once, however many events it has. Double bookings
 * are not checked, because a database constraint prevents them.
 */
async function judgeOf(
  db: Db,
  caller: Caller,
  planned: PlannedEvent[],
  moment: Date,
): Promise<(one: PlannedEvent) => Facts> {
  const idAutoEcole = schoolOf(caller)
  const [first = ''] = planned.map(({ start }) => start)
  const from = addDays(dayIn(first, caller.pays), -1)
  const to = addDays(dayIn(planned.at(-1)?.end ?? first, caller.pays), 1)
  const ids = (key: 'idMoniteur' | 'idVehicule' | 'idExaminateur') => distinct(planned.map((event) => event[key]))
  const idCandidats = distinct(planned.flatMap((event) => event.idCandidats))
  const seated = distinct(planned.filter(({ calendar }) => isExam(calendar)).flatMap((event) => event.idCandidats))
  const { pays, horaires, fermetures } = await weekOf(db, idAutoEcole, from, to)
  const moniteurs = byId(await moniteursFacts(db, idAutoEcole, ids('idMoniteur'), from))
  const vehicules = byId(await vehiculesFacts(db, idAutoEcole, ids('idVehicule')))
  const examinateurs = byId(await examinateursFacts(db, idAutoEcole, ids('idExaminateur')))
  const candidats = byId(await candidatsFacts(db, idAutoEcole, idCandidats))
  const dossiers = await parcoursOf(db, seated)
  const today = dayIn(moment, pays)
  return (event) => ({
    pays,
    horaires,
    fermetures,
    moniteur: itemOf(moniteurs, event.idMoniteur),
    vehicule: itemOf(vehicules, event.idVehicule),
    examinateur: itemOf(examinateurs, event.idExaminateur),
    candidats: event.idCandidats.flatMap((id) => candidats.get(id) ?? []),
    busy: [],
    stageFault: stageJudge(dossiers, { except: [event.id], today }),
  })
}

/**
 * Planned events that are no longer possible because something has changed since; judged by the rules that refuse a
 * booking.
 */
export async function listRevisions(
  { db, clock }: Deps,
  caller: Caller,
  query: { page: number; perPage: number },
): Promise<Page<Revision>> {
  const moment = clock()
  const idAutoEcole = schoolOf(caller)
  const planned = await plannedFrom(db, idAutoEcole, moment.toISOString())
  if (planned.length === 0) return page([], 0, query)
  const factsOf = await judgeOf(db, caller, planned, moment)
  const found = planned.flatMap((event) => {
    const raisons = clashesOf(event, factsOf(event))
    return raisons.length > 0 ? [{ id: event.id, raisons }] : []
  })
  const shown = found.slice((query.page - 1) * query.perPage, query.page * query.perPage)
  const raisons = new Map<number, Clash[]>(shown.map((one) => [one.id, one.raisons]))
  const rows = await evenementsById(db, [...raisons.keys()])
  const data = rows.map((row) => ({ evenement: presentEvenement(row, caller), raisons: raisons.get(row.id) ?? [] }))
  return page(data, found.length, query)
}

/** The placement of an existing event at its own time. */
function placementOf(row: EvenementRow): Placement & { calendar: Calendar } {
  const { id, idAutoEcole, calendar, start, end } = row
  const people = { ...row, idCandidats: row.candidats.map((candidat) => candidat.id) }
  return { idAutoEcole, calendar, people, slots: [{ start, end }], except: [id], present: { start, end } }
}

type Key = 'idMoniteur' | 'idVehicule'

/** The resources of a kind that could take over at the same time without any clash. */
async function takersOf(db: Db, placement: Placement, key: Key, moment: Date): Promise<number[]> {
  const present = placement.people[key]
  if (present === null) return []
  const table = key === 'idMoniteur' ? 'moniteur' : 'vehicule'
  const takers: number[] = []
  for (const id of await substitutesFor(db, table, placement.idAutoEcole, present)) {
    if (takers.length === MAX_REMPLACANTS) break
    const clashes = await findClashes(db, { ...placement, people: { ...placement.people, [key]: id } }, moment)
    if (clashes.length === 0) takers.push(id)
  }
  return takers
}

const named = (items: { id: number; nom: string }[]): RemplacantPour[] => items.map(({ id, nom }) => ({ id, nom }))

/** The ways to settle an event that is no longer possible. @throws 404, 409 when it is not planned ahead */
export async function revisionOf({ db, clock }: Deps, caller: Caller, id: number): Promise<RevisionDetail> {
  const moment = clock()
  const row = await mustFindEvenement(db, caller, 'update', id)
  if (row.status !== 'PLANNED' || row.start <= moment.toISOString()) throw wrongState()
  const placement = placementOf(row)
  const { idAutoEcole } = row
  const raisons = await withTitles(db, caller, await findClashes(db, placement, moment))
  const isAbout = (de: Clash['de']) => raisons.some((raison) => raison.de === de)
  const takers = async (key: Key, de: Clash['de']) => (isAbout(de) ? takersOf(db, placement, key, moment) : [])
  const moniteurs = await takers('idMoniteur', 'moniteur')
  const vehicules = await takers('idVehicule', 'vehicule')
  return {
    evenement: presentEvenement(row, caller),
    raisons,
    creneaux: raisons.length > 0 ? await findSlots(db, placement, moment) : [],
    moniteurs: named(await moniteursFacts(db, idAutoEcole, moniteurs, dayIn(row.start, caller.pays))),
    vehicules: named(await vehiculesFacts(db, idAutoEcole, vehicules)),
  }
}
