import { addDays } from '@contract/clock/days'
import { momentOf } from '@contract/clock/wall'
import { type Calendar, ETAPES, EXAM_OF, STATUTS } from '@contract/planning/evenement'
import { type examenListQuery, JUDGED, type TotauxExamens } from '@contract/planning/examen'
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { Caller } from '../../caller'
import { pageRows } from '../listPage'
import type { Database, Db } from '../schema'
import { allowedRows } from '../scope'
import { readSearch, type Search } from '../search/fullText'

type Query = z.output<typeof examenListQuery>
type Filters = Omit<Query, 'page' | 'perPage' | 'sort'>
type Builder = ExpressionBuilder<Database, 'evenement' | 'candidat'>

const EXAMS = Object.values(EXAM_OF)

/** Every exam with the candidate who sits it. */
const exams = (db: Db) =>
  db
    .selectFrom('evenement')
    .innerJoin('evenement_candidat', 'evenement_candidat.idEvenement', 'evenement.id')
    .innerJoin('candidat', 'candidat.id', 'evenement_candidat.idCandidat')
    .innerJoin('permi', 'permi.id', 'candidat.idPermi')
    .leftJoin('examinateur', 'examinateur.id', 'evenement.idExaminateur')
    .leftJoin('moniteur', 'moniteur.id', 'evenement.idMoniteur')
    .where('evenement.calendar', 'in', EXAMS)

/** The number of the try for a stage: one more than the earlier exams that were not cancelled. */
const tentative = (eb: ExpressionBuilder<Database, 'evenement' | 'candidat'>) =>
  eb
    .selectFrom('evenement_candidat as place')
    .innerJoin('evenement as autre', 'autre.id', 'place.idEvenement')
    .select((inner) => inner.fn.countAll<number>().as('count'))
    .whereRef('place.idCandidat', '=', 'candidat.id')
    .whereRef('autre.calendar', '=', 'evenement.calendar')
    .where('autre.status', '<>', 'CANCELLED')
    .where((inner) =>
      inner.or([
        inner('autre.start', '<', inner.ref('evenement.start')),
        inner.and([
          inner('autre.start', '=', inner.ref('evenement.start')),
          inner('autre.id', '<=', inner.ref('evenement.id')),
        ]),
      ]),
    )

const rows = (db: Db) =>
  exams(db)
    .select([
      'evenement.id as idEvenement',
      'evenement.calendar',
      'evenement.status',
      'evenement.start',
      'evenement.end',
      'evenement.lieu',
      'evenement.note',
      'evenement.attesteLe',
      'evenement.attestePar',
      'evenement.version',
      'evenement.idExaminateur',
      'candidat.id as idCandidat',
      'candidat.nom',
      'candidat.prenom',
      'permi.code as permi',
      'examinateur.nom as examinateurNom',
      'examinateur.prenom as examinateurPrenom',
      'moniteur.nom as moniteurNom',
      'moniteur.prenom as moniteurPrenom',
    ])
    .select((eb) => tentative(eb).$asScalar().$notNull().as('tentative'))

export type ExamenRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

const allowed = (caller: Caller) => allowedRows(caller, 'read', 'Examen', { idAutoEcole: 'evenement.idAutoEcole' })

const found = (eb: Builder, { words, either }: Search): Expression<SqlBool>[] => [
  ...(words ? [eb('candidat.id', 'in', words)] : []),
  ...either.map((term) => eb.or([eb('candidat.idDomaine', 'in', term.domains), eb('candidat.id', 'in', term.words)])),
]

/** The conditions of all filters except the status. The totals are counted over these. */
function conditions(eb: Builder, caller: Caller, filters: Filters, search: Search | null): Expression<SqlBool>[] {
  const { etape, idCandidat, idExaminateur, idMoniteur, suiviPar, idPermi, depuis, jusqua, q } = filters
  const midnight = (day: string) => momentOf({ day, time: '00:00' }, caller.pays).toISOString()
  return [
    allowed(caller),
    ...(etape ? [eb('evenement.calendar', '=', EXAM_OF[etape])] : []),
    ...(idCandidat === undefined ? [] : [eb('candidat.id', '=', idCandidat)]),
    ...(idExaminateur === undefined ? [] : [eb('evenement.idExaminateur', '=', idExaminateur)]),
    ...(idMoniteur === undefined ? [] : [eb('evenement.idMoniteur', '=', idMoniteur)]),
    ...(suiviPar === undefined ? [] : [eb('candidat.idMoniteur', '=', suiviPar)]),
    ...(idPermi === undefined ? [] : [eb('candidat.idPermi', '=', idPermi)]),
    ...(depuis ? [eb('evenement.start', '>=', midnight(depuis))] : []),
    ...(jusqua ? [eb('evenement.start', '<', midnight(addDays(jusqua, 1)))] : []),
    ...(search ? found(eb, search) : []),
    // A search that consists of punctuation matches nobody.
    ...(q && !search ? [sql<SqlBool>`1 = 0`] : []),
  ]
}

/** Selects the exams that are over and have no result. */
const due = (eb: Builder, now: string) =>
  eb.and([eb('evenement.status', '=', 'PLANNED'), eb('evenement.end', '<=', now)])

/** Selects the exams that are still ahead. */
const ahead = (eb: Builder, now: string) =>
  eb.and([eb('evenement.status', '=', 'PLANNED'), eb('evenement.end', '>', now)])

function ofStatus(eb: Builder, { status }: Filters, now: string): Expression<SqlBool> {
  if (!status) return eb.and([])
  if (status === 'JUDGED') return eb('evenement.status', 'in', JUDGED)
  if (status === 'PLANNED') return ahead(eb, now)
  return status === 'DUE' ? due(eb, now) : eb('evenement.status', '=', status)
}

const PLACE = ETAPES.map((etape): [Calendar, number] => [EXAM_OF[etape], ETAPES.indexOf(etape)])
/** Sorts the stages in the order of the exam path instead of the alphabet. */
const placeOnPath = sql<number>`case "evenement"."calendar" ${sql.join(
  PLACE.map(([calendar, place]) => sql`when ${calendar} then ${sql.lit(place)}`),
  sql` `,
)} end`

const SORTING = {
  columns: {
    start: 'evenement.start',
    candidat: ['candidat.nomTri', 'candidat.prenomTri'],
    etape: placeOnPath,
    status: 'evenement.status',
    examinateur: 'examinateur.recherche',
  },
  usual: '-start',
  id: 'evenement.id',
  latest: 'evenement.start',
} as const

/** One page of the list. Its length is known from the totals. */
async function sliceOf(db: Db, caller: Caller, query: Query, now: Date): Promise<ExamenRow[]> {
  const search = query.q ? await readSearch(db, query.q) : null
  const matching = rows(db)
    .where((eb) => eb.and(conditions(eb, caller, query, search)))
    .where((eb) => ofStatus(eb, query, now.toISOString()))
  return pageRows(matching, query, SORTING)
}

/** The number of exams of each status, whatever status the list is filtered by. */
async function totauxOf(db: Db, caller: Caller, filters: Filters, now: Date): Promise<TotauxExamens> {
  const search = filters.q ? await readSearch(db, filters.q) : null
  const counted = await exams(db)
    .where((eb) => eb.and(conditions(eb, caller, filters, search)))
    .select((eb) => [
      'evenement.status',
      eb.fn.countAll<number>().as('total'),
      eb.fn.sum<number>(eb.case().when(due(eb, now.toISOString())).then(1).else(0).end()).as('due'),
    ])
    .groupBy('evenement.status')
    .execute()
  const of = (status: string) => counted.find((row) => row.status === status)
  const total = (status: string) => of(status)?.total ?? 0
  const overdue = Number(of('PLANNED')?.due ?? 0)
  return {
    DUE: overdue,
    PLANNED: total('PLANNED') - overdue,
    SUCCESS: total('SUCCESS'),
    FAILED: total('FAILED'),
    CANCELLED: total('CANCELLED'),
    NO_SHOW: total('NO_SHOW'),
    JUDGED: total('SUCCESS') + total('FAILED'),
  }
}

/** The length of the list, computed from its totals. */
const totalOf = (totaux: TotauxExamens, { status }: Filters) =>
  status ? totaux[status] : STATUTS.reduce((sum, statut) => sum + totaux[statut], totaux.DUE)

/** One page of the exams of the caller's school, with its totals. */
export async function listExamens(db: Db, caller: Caller, query: Query, now: Date) {
  const totaux = await totauxOf(db, caller, query, now)
  return { rows: await sliceOf(db, caller, query, now), total: totalOf(totaux, query), totaux }
}

/** The first exams without a result, and their total number. Unlike in the list, nothing else is counted. */
export async function dueExamens(db: Db, caller: Caller, perPage: number, now: Date) {
  const query = { page: 1, perPage, status: 'DUE', sort: 'start' } as const
  const { total } = await db
    .selectFrom('evenement')
    .innerJoin('evenement_candidat', 'evenement_candidat.idEvenement', 'evenement.id')
    .where('evenement.calendar', 'in', EXAMS)
    .where(allowedRows<'evenement'>(caller, 'read', 'Examen', { idAutoEcole: 'evenement.idAutoEcole' }))
    .where('evenement.status', '=', 'PLANNED')
    // The condition on `start` lets the database use the index, which is ordered by `start`.
    .where('evenement.start', '<', now.toISOString())
    .where('evenement.end', '<=', now.toISOString())
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows: await sliceOf(db, caller, query, now), total }
}

/** A slice of the whole list, for an export. */
export const exportExamens = sliceOf

export const findExamen = (db: Db, caller: Caller, id: number): Promise<ExamenRow | undefined> =>
  rows(db).where('evenement.id', '=', id).where(allowed(caller)).executeTakeFirst()
