import { GROUPES, KIND_GROUPS, type TransactionKind } from '@contract/argent/transaction'
import { dayIn } from '@contract/clock/wall'
import { ETAPES, type Etape, EXAM_OF, type Statut } from '@contract/planning/evenement'
import { recordOf } from '@contract/recordOf'
import {
  type EarningStats,
  type ExaminatorStats,
  type ExamStats,
  type GrowthStats,
  type Resultats,
  SMALL_SAMPLE,
} from '@contract/stats/ecole'
import type { EarningInput, StatsInput } from '@contract/stats/periode'
import type { Caller } from '../../caller'
import { archived, enrolled, inTraining } from '../../database/stats/candidats'
import { type EventCount, EXAMS, eventCounts, examinatorResults } from '../../database/stats/events'
import { moneyByKind } from '../../database/stats/money'
import { ofMoments } from '../../database/stats/tranche'
import type { Deps } from '../../deps'
import { forbidden } from '../../errors'
import { expensesOf, receiptsOf } from '../../rules/stats/money'
import { tranchesOf } from '../../rules/stats/periode'
import { isBlind } from '../caisse/read'
import { askedBy, spans, sumOf } from './asked'

type Counts = { status: Statut; total: number }

const resultsOf = (rows: readonly Counts[]): Resultats => {
  const of = (status: Statut) => rows.reduce((sum, row) => (row.status === status ? sum + Number(row.total) : sum), 0)
  return { reussis: of('SUCCESS'), echoues: of('FAILED'), absents: of('NO_SHOW') }
}

const byEtape = (rows: readonly EventCount[]): Record<Etape, Resultats> => {
  const of = (etape: Etape) => resultsOf(rows.filter(({ calendar }) => calendar === EXAM_OF[etape]))
  return recordOf(ETAPES, of)
}

/** Exams by kind, result and step. */
export async function readExamStats(deps: Deps, caller: Caller, input: StatsInput): Promise<ExamStats> {
  const asked = askedBy(deps, caller, input, input.scope)
  const steps = tranchesOf(asked.period, input.groupBy)
  // The period before is counted as one more step, after the others.
  const tranches = ofMoments([...steps, asked.before], asked.pays)
  const rows = await eventCounts(deps.db, tranches, { ...asked, calendars: EXAMS })
  return {
    ...spans(asked),
    totaux: byEtape(rows.filter(({ rang }) => rang < steps.length)),
    totauxBefore: byEtape(rows.filter(({ rang }) => rang === steps.length)),
    tranches: steps.map((step, index) => ({ ...step, etapes: byEtape(rows.filter(({ rang }) => rang === index)) })),
  }
}

/** The receipts, the expenses and what was written off, by step. @throws 403 for a cash desk that counts blind */
export async function readEarningStats(deps: Deps, caller: Caller, input: EarningInput): Promise<EarningStats> {
  const asked = askedBy(deps, caller, input, {})
  if (await isBlind(deps.db, caller)) throw forbidden()
  const steps = tranchesOf(asked.period, input.groupBy)
  const rows = await moneyByKind(deps.db, [...steps, asked.before], asked.idAutoEcole)
  const total = (of: 'incoming' | 'outgoing', kinds: readonly TransactionKind[]) =>
    steps.reduce((sum, _, index) => sum + sumOf(rows, index, (row) => (kinds.includes(row.kind) ? row[of] : 0)), 0)
  const figureOf = (of: (row: (typeof rows)[number]) => number) => ({
    value: steps.reduce((sum, _, index) => sum + sumOf(rows, index, of), 0),
    before: sumOf(rows, steps.length, of),
  })
  return {
    ...spans(asked),
    incoming: figureOf(receiptsOf),
    outgoing: figureOf(expensesOf),
    lost: figureOf(({ lost }) => lost),
    groupes: GROUPES.map((groupe) => ({
      groupe,
      incoming: total('incoming', KIND_GROUPS[groupe]),
      outgoing: total('outgoing', KIND_GROUPS[groupe]),
    })).filter(({ incoming, outgoing }) => incoming !== 0 || outgoing !== 0),
    tranches: steps.map((step, index) => ({
      ...step,
      incoming: sumOf(rows, index, receiptsOf),
      outgoing: sumOf(rows, index, expensesOf),
    })),
  }
}

/** The candidates who enrolled, who were archived and who are in training, by step. */
export async function readGrowthStats(deps: Deps, caller: Caller, input: StatsInput): Promise<GrowthStats> {
  const { db, clock } = deps
  const asked = askedBy(deps, caller, input, input.scope)
  const today = dayIn(clock(), caller.pays)
  const steps = tranchesOf(asked.period, input.groupBy)
  const came = await enrolled(db, [...steps, asked.before], asked)
  const left = await archived(db, [...steps, asked.before], asked)
  const enFormation = await inTraining(db, { value: asked.period.to, before: asked.before.to }, asked)
  // Counted back from the end, so that the last step equals the list of today.
  let after = enFormation.value
  const tranches = steps
    .map((step, index) => ({ step, index }))
    .reverse()
    .map(({ step, index }) => {
      const atEnd = after
      after -= sumOf(came, index, ({ stayed }) => stayed) - sumOf(left, index, (row) => row.left)
      return {
        ...step,
        inscrits: sumOf(came, index, ({ total }) => total),
        archives: sumOf(left, index, ({ total }) => total),
        enFormation: step.from > today ? null : atEnd,
      }
    })
    .reverse()
  const inPeriod = (of: 'inscrits' | 'archives') => tranches.reduce((sum, step) => sum + step[of], 0)
  return {
    ...spans(asked),
    inscrits: { value: inPeriod('inscrits'), before: sumOf(came, steps.length, ({ total }) => total) },
    archives: { value: inPeriod('archives'), before: sumOf(left, steps.length, ({ total }) => total) },
    enFormation,
    tranches,
  }
}

const PERCENT = 100

/** The results of each examiner, and whether they are too few for a meaningful rate. */
export async function readExaminatorStats(deps: Deps, caller: Caller, input: StatsInput): Promise<ExaminatorStats> {
  const asked = askedBy(deps, caller, input, input.scope)
  const [tranche] = ofMoments([asked.period], asked.pays)
  const rows = tranche ? await examinatorResults(deps.db, tranche, asked) : []
  const people = new Map(rows.map((row) => [row.id, row]))
  const data = [...people.values()].map(({ id, nom, prenom }) => {
    const results = resultsOf(rows.filter((row) => row.id === id))
    const held = results.reussis + results.echoues
    return {
      ...results,
      idExaminateur: id,
      nom: `${prenom} ${nom}`,
      taux: held > 0 ? Math.round((results.reussis / held) * PERCENT) : null,
      isSmall: held < SMALL_SAMPLE,
    }
  })
  const weight = (one: Resultats) => one.reussis + one.echoues
  return {
    ...asked.period,
    totaux: resultsOf(rows),
    data: data.sort((one, other) => weight(other) - weight(one) || one.idExaminateur - other.idExaminateur),
  }
}
