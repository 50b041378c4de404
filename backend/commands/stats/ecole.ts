import type { Statut } from '@contract/planning/evenement'
import type { EcoleStats } from '@contract/stats/ecole'
import type { Figure, StatsInput } from '@contract/stats/periode'
import type { Caller } from '../../caller'
import { archived, enrolled, inTraining } from '../../database/stats/candidats'
import {
  type EventCount,
  EXAMS,
  eventCounts,
  type LessonCount,
  lessonCounts,
  lessonSums,
} from '../../database/stats/events'
import { moneyByKind } from '../../database/stats/money'
import { ofMoments } from '../../database/stats/tranche'
import type { Deps } from '../../deps'
import { expensesOf, receiptsOf } from '../../rules/stats/money'
import { isBlind } from '../caisse/read'
import { type Asked, askedBy, spans, sumOf } from './asked'
import { readFill } from './fill'

/** The indexes of the period and of the one before among the steps. */
const [NOW, BEFORE] = [0, 1]

const bothOf = <Row extends { rang: number }>(rows: readonly Row[], of: (row: Row) => number): Figure => ({
  value: sumOf(rows, NOW, of),
  before: sumOf(rows, BEFORE, of),
})

const inState = (status: Statut) => (row: EventCount) => (row.status === status ? row.total : 0)

async function candidatFigures(asked: Asked) {
  const { db, period, before } = asked
  const steps = [period, before]
  return {
    candidats: await inTraining(db, { value: period.to, before: before.to }, asked),
    inscrits: bothOf(await enrolled(db, steps, asked), ({ total }) => total),
    archives: bothOf(await archived(db, steps, asked), ({ total }) => total),
  }
}

const NO_LESSONS = { lecons: null, minutes: null, absences: null, annulations: null, moniteurs: null, vehicules: null }

/** The same sums as `lessonSums`, from lessons that are already read for other figures. */
const sumsOf = (lessons: readonly LessonCount[]) => {
  const of = (wanted: Statut, what: 'lecons' | 'minutes') =>
    lessons.reduce((sum, row) => (row.status === wanted ? sum + Number(row[what]) : sum), 0)
  return {
    lecons: of('SUCCESS', 'lecons'),
    minutes: of('SUCCESS', 'minutes'),
    absences: of('NO_SHOW', 'lecons'),
    annulations: of('CANCELLED', 'lecons'),
  }
}

async function lessonFigures(asked: Asked) {
  const { db, caller, pays, period, before } = asked
  if (!caller.ability.can('read', 'Evenement')) return NO_LESSONS
  const [during, earlier] = ofMoments([period, before], pays)
  const lessons = during ? await lessonCounts(db, during, asked) : []
  const now = sumsOf(lessons)
  const sumsBefore = earlier && (await lessonSums(db, earlier, asked))
  const figureOf = (of: keyof typeof now): Figure => ({ value: now[of], before: Number(sumsBefore?.[of] ?? 0) })
  return {
    lecons: figureOf('lecons'),
    minutes: figureOf('minutes'),
    absences: figureOf('absences'),
    annulations: figureOf('annulations'),
    ...(await readFill(asked, lessons)),
  }
}

async function examFigures(asked: Asked) {
  const { db, caller, pays, period, before } = asked
  if (!caller.ability.can('read', 'Examen')) return { reussis: null, echoues: null }
  const rows = await eventCounts(db, ofMoments([period, before], pays), { ...asked, calendars: EXAMS })
  return { reussis: bothOf(rows, inState('SUCCESS')), echoues: bothOf(rows, inState('FAILED')) }
}

/** The money of a school. It belongs to no instructor and no category, so figures narrowed to one have none. */
async function moneyFigures({ db, caller, idAutoEcole, scope, period, before }: Asked) {
  const isNarrow = scope.idMoniteur !== undefined || scope.idPermi !== undefined
  if (isNarrow || !caller.ability.can('read', 'Transaction') || (await isBlind(db, caller))) {
    return { recettes: null, depenses: null }
  }
  const rows = await moneyByKind(db, [period, before], idAutoEcole)
  return {
    recettes: bothOf(rows, receiptsOf),
    depenses: bothOf(rows, expensesOf),
  }
}

/** The figures of a school for a period, each counted like the list behind it. */
export async function readEcoleStats(deps: Deps, caller: Caller, input: StatsInput): Promise<EcoleStats> {
  const asked = askedBy(deps, caller, input, input.scope)
  return {
    ...spans(asked),
    ...(await candidatFigures(asked)),
    ...(await lessonFigures(asked)),
    ...(await examFigures(asked)),
    ...(await moneyFigures(asked)),
  }
}
