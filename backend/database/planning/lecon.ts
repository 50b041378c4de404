import { addDays } from '@contract/clock/days'
import { momentOf } from '@contract/clock/wall'
import { HOURS } from '@contract/planning/demande'
import type { Statut } from '@contract/planning/evenement'
import { ETATS_LECON, type EtatLecon, type leconListQuery, type TotauxLecons } from '@contract/planning/lecon'
import { recordOf } from '@contract/recordOf'
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { Caller } from '../../caller'
import { earliestStart } from '../../rules/planning/evenement'
import { ordered, pageRows } from '../listPage'
import type { Conn, Database, Db, Trx } from '../schema'
import { readSearch, type Search } from '../search/fullText'
import {
  allowedEvents,
  type EvenementRow,
  eventRows,
  isForPermi,
  takesPart,
  UNINDEXED_SCHOOL,
  withCandidats,
} from './evenement'

type Query = z.output<typeof leconListQuery>
type Builder = ExpressionBuilder<Database, 'evenement'>

/** The lessons with a candidate whom the search finds. */
const withFound = (eb: Builder, { words, either }: Search): Expression<SqlBool> =>
  eb(
    'evenement.id',
    'in',
    eb
      .selectFrom('evenement_candidat')
      .innerJoin('candidat', 'candidat.id', 'evenement_candidat.idCandidat')
      .select('evenement_candidat.idEvenement')
      .where((inner) =>
        inner.and([
          ...(words ? [inner('candidat.id', 'in', words)] : []),
          ...either.map((term) =>
            inner.or([inner('candidat.idDomaine', 'in', term.domains), inner('candidat.id', 'in', term.words)]),
          ),
        ]),
      ),
  )

const ownFiles = (eb: Builder, caller: Caller) =>
  eb.selectFrom('moniteur').select('moniteur.id').where('moniteur.idUtilisateur', '=', caller.id)

/** The conditions of all filters except the state. The totals are counted over these. */
function conditions(eb: Builder, caller: Caller, query: Query, search: Search | null): Expression<SqlBool>[] {
  const { calendar, idCandidat, idMoniteur, idVehicule, idPermi, annulees, depuis, jusqua, q } = query
  const midnight = (day: string) => momentOf({ day, time: '00:00' }, caller.pays).toISOString()
  const isOwn = caller.role === 'moniteur'
  const isNarrow = isOwn || [idCandidat, idMoniteur, idVehicule].some((id) => id !== undefined)
  const school = isNarrow ? UNINDEXED_SCHOOL : 'evenement.idAutoEcole'
  return [
    allowedEvents(caller, 'read', school),
    eb(school, '=', caller.idAutoEcole ?? 0),
    // Repeats the rule for instructors in a form that an index can answer.
    ...(isOwn ? [eb('evenement.idMoniteur', 'in', ownFiles(eb, caller))] : []),
    calendar ? eb('evenement.calendar', '=', calendar) : eb('evenement.calendar', 'in', HOURS),
    ...(idCandidat === undefined ? [] : [takesPart(eb, idCandidat)]),
    ...(idMoniteur === undefined ? [] : [eb('evenement.idMoniteur', '=', idMoniteur)]),
    ...(idVehicule === undefined ? [] : [eb('evenement.idVehicule', '=', idVehicule)]),
    ...(idPermi === undefined ? [] : [isForPermi(eb, idPermi)]),
    ...(annulees ? [eb('evenement.status', '<>', 'CANCELLED')] : []),
    ...(depuis ? [eb('evenement.start', '>=', midnight(depuis))] : []),
    ...(jusqua ? [eb('evenement.start', '<', midnight(addDays(jusqua, 1)))] : []),
    ...(search ? [withFound(eb, search)] : []),
    // A search that consists of punctuation matches nobody.
    ...(q && !search ? [sql<SqlBool>`1 = 0`] : []),
  ]
}

/**
 * The condition of a state. Lessons with the status PLANNED are split in two: those that are over wait to be attested.
 */
function ofEtat(eb: Builder, etat: EtatLecon | undefined, now: string): Expression<SqlBool> {
  if (!etat) return eb.and([])
  // The condition on `start` lets the database use an index, which is ordered by `start`.
  const { start, end } = { start: 'evenement.start', end: 'evenement.end' } as const
  const planned = eb('evenement.status', '=', 'PLANNED')
  if (etat === 'DUE') return eb.and([planned, eb(start, '<', now), eb(end, '<=', now)])
  if (etat === 'PLANNED') return eb.and([planned, eb(start, '>', earliestStart(now)), eb(end, '>', now)])
  return eb('evenement.status', '=', etat)
}

/** The two parts of a list that begins with the next lessons. */
type Part = 'ahead' | 'rest'

function isOfPart(eb: Builder, part: Part, now: string): Expression<SqlBool> {
  const ahead = ofEtat(eb, 'PLANNED', now)
  return part === 'ahead' ? ahead : eb.not(ahead)
}

interface Asked {
  caller: Caller
  query: Query
  search: Search | null
  now: string
}

/** The attested minutes of a lesson. For a single candidate, lessons that they missed count as zero. */
const minutesOf = (idCandidat: number | undefined) =>
  idCandidat === undefined
    ? sql.ref<number>('evenement.minutes')
    : sql<number>`case when exists (select 1 from evenement_candidat as place where place."idEvenement" = evenement.id
        and place."idCandidat" = ${idCandidat} and place.absent = 1) then 0 else evenement.minutes end`

/** The number of lessons in each state. Due ones are counted separately, so that an index alone answers the rest. */
async function counted(db: Db, caller: Caller, query: Query, search: Search | null, now: string) {
  const matching = db.selectFrom('evenement').where((eb) => eb.and(conditions(eb, caller, query, search)))
  const groups = await matching
    .select('evenement.status')
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      eb.fn.coalesce(eb.fn.sum<number>(minutesOf(query.idCandidat)), sql<number>`0`).as('minutes'),
    ])
    .groupBy('evenement.status')
    .execute()
  const due = await matching
    .where((eb) => ofEtat(eb, 'DUE', now))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const of = (status: Statut) => groups.find((group) => group.status === status)
  const totalOf = (etat: EtatLecon) => {
    if (etat === 'DUE') return due.total
    return (of(etat)?.total ?? 0) - (etat === 'PLANNED' ? due.total : 0)
  }
  const totaux: TotauxLecons = recordOf(ETATS_LECON, totalOf)
  return { totaux, minutes: of('SUCCESS')?.minutes ?? 0 }
}

/** The lessons of a list, or a part of them. */
const wanted = (eb: Builder, { caller, query, search, now }: Asked, part: Part | null): Expression<SqlBool> =>
  eb.and([
    ...conditions(eb, caller, query, search),
    ofEtat(eb, query.etat, now),
    ...(part ? [isOfPart(eb, part, now)] : []),
  ])

const SORTING = { columns: { start: 'evenement.start' }, usual: '-start', id: 'evenement.id' } as const

/** A slice of the lessons of a part, in order of time. */
async function partOf(db: Db, asked: Asked, part: Part, { sort, offset, limit }: Slice) {
  if (limit <= 0) return []
  const matching = eventRows(db).where((eb) => wanted(eb, asked, part))
  return ordered(matching, { sort }, SORTING).limit(limit).offset(offset).execute()
}

interface Slice {
  sort: 'start' | '-start'
  offset: number
  limit: number
}

/**
 * A page of the list that begins with the lessons ahead. A page may hold the end of that part and the beginning of the
 * rest. The parts are two queries, each in the order of its index, because one sort order over both would sort all
 * lessons of the school for a page of ten.
 */
async function nextFirst(db: Db, asked: Asked, first: number, perPage: number) {
  const { ahead } = await db
    .selectFrom('evenement')
    .where((eb) => wanted(eb, asked, 'ahead'))
    .select((eb) => eb.fn.countAll<number>().as('ahead'))
    .executeTakeFirstOrThrow()
  const limit = Math.max(0, Math.min(perPage, ahead - first))
  return [
    ...(await partOf(db, asked, 'ahead', { sort: 'start', offset: first, limit })),
    ...(await partOf(db, asked, 'rest', {
      sort: '-start',
      offset: Math.max(0, first - ahead),
      limit: perPage - limit,
    })),
  ]
}

/** One page of the lessons that a caller may see. Its length is known from the totals. */
async function leconsOf(db: Db, asked: Asked): Promise<EvenementRow[]> {
  const { sort, page, perPage } = asked.query
  if (sort === 'prochaine' || sort === '-prochaine')
    return withCandidats(db, await nextFirst(db, asked, (page - 1) * perPage, perPage))
  const matching = eventRows(db).where((eb) => wanted(eb, asked, null))
  return withCandidats(db, await pageRows(matching, { sort, page, perPage }, SORTING))
}

/** A slice of the list for an export, which needs no count. */
export async function exportLecons(db: Db, caller: Caller, query: Query, now: string): Promise<EvenementRow[]> {
  return leconsOf(db, { caller, query, search: query.q ? await readSearch(db, query.q) : null, now })
}

/** The first lessons that are due, and their total number. Unlike in the list, nothing else is counted. */
export async function dueLecons(db: Db, caller: Caller, perPage: number, now: string) {
  const query = { page: 1, perPage, etat: 'DUE', sort: 'start' } as const
  const rows = await leconsOf(db, { caller, query, search: null, now })
  const { total } = await db
    .selectFrom('evenement')
    .where((eb) => wanted(eb, { caller, query, search: null, now }, null))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}

/** One page of the lessons that a caller may see, with its totals. */
export async function listLecons(db: Db, caller: Caller, query: Query, now: string) {
  const search = query.q ? await readSearch(db, query.q) : null
  const rows = await leconsOf(db, { caller, query, search, now })
  const { totaux, minutes } = await counted(db, caller, query, search, now)
  const total = query.etat ? totaux[query.etat] : ETATS_LECON.reduce((sum, etat) => sum + totaux[etat], 0)
  return { rows, total, totaux, minutes }
}

/** The id of the account that last recorded the outcome of a lesson. Names can be alike, and can change. */
export async function lastAuthor(trx: Trx, idEvenement: number): Promise<number | null> {
  const entry = await trx
    .selectFrom('historique')
    .select('idUtilisateur')
    .where('entite', '=', 'evenement')
    .where('idEntite', '=', idEvenement)
    .where('action', 'in', ['attest', 'no_show', 'result'])
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return entry?.idUtilisateur ?? null
}

/** The number of lessons and exams that a candidate has missed since a moment. */
export async function countAbsences(db: Conn, idCandidat: number, since: string): Promise<number> {
  const { nombre } = await db
    .selectFrom('evenement_candidat')
    .innerJoin('evenement', 'evenement.id', 'evenement_candidat.idEvenement')
    .select((eb) => eb.fn.countAll<number>().as('nombre'))
    .where('idCandidat', '=', idCandidat)
    .where('absent', '=', 1)
    .where('evenement.start', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(nombre)
}
