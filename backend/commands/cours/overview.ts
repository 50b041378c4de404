import { dayIn, startOfDays } from '@contract/clock/wall'
import type { Overview, overviewQuery, Trainee, TraineeState } from '@contract/cours/overview'
import { fold, hasWords } from '@contract/fold'
import { grouped } from '@contract/grouped'
import { sortOf } from '@contract/list'
import type { z } from 'zod'
import type { Caller } from '../../caller'
import { accessFacts } from '../../database/cours/access'
import { knownCounts } from '../../database/cours/memoire'
import { answerCounts, examsOver, possibleTrainees } from '../../database/cours/overview'
import { allPermis } from '../../database/ecole/permi'
import { page } from '../../database/page'
import type { Deps } from '../../deps'
import { accessOn } from '../../rules/cours/access'
import { READY, readinessOf } from '../../rules/cours/readiness'
import { isEnough } from '../../rules/cours/weak'
import { askableFor } from './learner'
import { recordsOf, usualExam } from './topicStates'

type Query = z.output<typeof overviewQuery>

/** The days that count as the last week: today and the six before it. */
const WEEK_DAYS = 7

/** The candidates who train or may train: they have a code, have trained, or their package opens the course. */
async function traineesOf({ db }: Deps, caller: Caller, today: string, idCandidat?: number) {
  const people = await possibleTrainees(db, caller, idCandidat)
  const factsOf = await accessFacts(
    db,
    people.map(({ id }) => id),
  )
  return people
    .map((person) => ({ ...person, isOpen: accessOn(factsOf(person.id), today).open }))
    .filter(({ isOpen, isKnown }) => isOpen || Boolean(isKnown))
}

/** The training of each candidate whom the caller may read. A school has hundreds, so they are compared in code. */
async function traineesFor(deps: Deps, caller: Caller, idCandidat?: number): Promise<Trainee[]> {
  const { db, clock } = deps
  const moment = clock()
  const [now, today] = [moment.toISOString(), dayIn(moment, caller.pays)]
  const people = await traineesOf(deps, caller, today, idCandidat)
  if (people.length === 0) return []
  const ids = people.map(({ id }) => id)
  const counts = await knownCounts(
    db,
    people.map(({ idUtilisateur }) => idUtilisateur),
    now,
  )
  const answers = await answerCounts(db, ids, startOfDays(today, WEEK_DAYS, caller.pays))
  const exams = grouped(await examsOver(db, ids, now), ({ idCandidat }) => idCandidat)
  const shape = await usualExam(db)
  const permis = await allPermis(db)
  const questions = new Map<number, Awaited<ReturnType<typeof askableFor>>>()
  for (const { id, code } of permis) {
    if (people.some(({ idPermi }) => idPermi === id))
      questions.set(id, await askableFor(db, { isPreview: false, permi: code }))
  }
  return people.map(({ id, idUtilisateur, nom, prenom, idPermi, isOpen }) => {
    const states = recordsOf(questions.get(idPermi) ?? [], counts, idUtilisateur)
    const readiness = shape ? readinessOf(states, shape) : null
    const own = answers.find(({ idCandidat }) => idCandidat === id)
    const [last, ...earlier] = exams.get(id) ?? []
    const sum = (of: 'seen' | 'known' | 'questions') => states.reduce((total, state) => total + state[of], 0)
    return {
      idCandidat: id,
      candidat: `${prenom} ${nom}`,
      idPermi,
      isOpen,
      lastAnswerAt: own?.last ?? null,
      answersWeek: Number(own?.answers ?? 0),
      seen: sum('seen'),
      known: sum('known'),
      questions: sum('questions'),
      readiness: readiness?.chance ?? null,
      isReady: (readiness?.chance ?? 0) >= READY,
      weakest: isEnough(states) ? (readiness?.missing[0]?.topic ?? null) : null,
      exams: last ? earlier.length + 1 : 0,
      lastExam: last
        ? {
            correct: last.correct,
            total: last.total,
            passed: last.correct >= (last.passMark ?? 0),
            startedAt: last.startedAt,
          }
        : null,
    }
  })
}

/** The training of one candidate; null when the caller may not read it, or the candidate is archived. */
export const traineeOf = async (deps: Deps, caller: Caller, idCandidat: number): Promise<Trainee | null> =>
  (await traineesFor(deps, caller, idCandidat))[0] ?? null

const IN_STATE: Record<TraineeState, (one: Trainee) => boolean> = {
  ready: ({ isReady }) => isReady,
  active: ({ answersWeek }) => answersWeek > 0,
  idle: ({ isOpen, answersWeek }) => isOpen && answersWeek === 0,
}

const KEYS: Record<'candidat' | 'readiness' | 'lastAnswerAt' | 'answersWeek', (one: Trainee) => string | number> = {
  candidat: ({ candidat }) => fold(candidat),
  readiness: ({ readiness }) => readiness ?? -1,
  lastAnswerAt: ({ lastAnswerAt }) => lastAnswerAt ?? '',
  answersWeek: ({ answersWeek }) => answersWeek,
}

function sorted(list: readonly Trainee[], sort: Query['sort']): Trainee[] {
  const { field, isDown } = sortOf(sort ?? '-readiness')
  const keyOf = KEYS[field]
  const direction = isDown ? -1 : 1
  return [...list].sort((one, other) => {
    const [left, right] = [keyOf(one), keyOf(other)]
    if (left === right) return one.idCandidat - other.idCandidat
    return left < right ? -direction : direction
  })
}

type Filters = Pick<Query, 'q' | 'state' | 'sort'>

/** The candidates who train and match the filters, in the order asked for. */
function traineesMatching(all: readonly Trainee[], { q, state, sort }: Filters): Trainee[] {
  const isWanted = state ? IN_STATE[state] : () => true
  return sorted(
    all.filter((one) => isWanted(one) && (!q || hasWords(one.candidat, q))),
    sort,
  )
}

/** One page of the candidates who train, and how many there are in each state. */
export async function courseOverview(deps: Deps, caller: Caller, query: Query): Promise<Overview> {
  const all = await traineesFor(deps, caller)
  const matching = traineesMatching(all, query)
  const first = (query.page - 1) * query.perPage
  const count = (state: TraineeState) => all.filter(IN_STATE[state]).length
  return {
    ...page(matching.slice(first, first + query.perPage), matching.length, query),
    counts: { ready: count('ready'), active: count('active'), idle: count('idle') },
  }
}

/** The whole list in one slice. */
export const courseOverviewExport = async (deps: Deps, caller: Caller, filters: Filters) => ({
  data: traineesMatching(await traineesFor(deps, caller), filters),
  next: null,
})
