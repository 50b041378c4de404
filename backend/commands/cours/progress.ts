import { addDays } from '@contract/clock/days'
import { dayIn } from '@contract/clock/wall'
import type { CourseProgress } from '@contract/cours/tentative'
import { TOPIC_KEYS } from '@contract/cours/topic'
import type { Caller } from '../../caller'
import { listExamensBlancs } from '../../database/cours/examenBlanc'
import { type Memoires, memoiresOf } from '../../database/cours/memoire'
import { answersSince } from '../../database/cours/tentative'
import { candidatOfAccount } from '../../database/ecole/candidatPerson'
import { codeOfPermi } from '../../database/ecole/permi'
import type { Db, Trx } from '../../database/schema'
import type { Deps } from '../../deps'
import { type Memory, recall } from '../../rules/cours/memory'
import { masteryOf, questionsToLearn, readinessOf, type TopicState } from '../../rules/cours/readiness'
import { type Activity, readyOn, streakOf } from '../../rules/cours/training'
import { mustFind } from '../ecole/candidat'
import { askableFor } from './learner'

/** Days of history that the progress shows and counts with. */
const HISTORY_DAYS = 60

/** What a person knows of each topic at a moment. */
function statesOf(questions: Awaited<ReturnType<typeof askableFor>>, memoires: Memoires, moment: Date): TopicState[] {
  return TOPIC_KEYS.map((topic) => {
    const own = questions.filter((one) => one.topic === topic).map(({ id }) => memoires.get(id)?.card)
    // Written by `saveMemory` only.
    const cards = own.filter((card) => card).map((card) => JSON.parse(card ?? '') as Memory)
    const recalled = cards.reduce((sum, card) => sum + recall(card, moment), 0)
    return { topic, questions: own.length, seen: cards.length, recalled }
  })
}

/** A person's answers by the school's day. */
function daysOf(answers: Awaited<ReturnType<typeof answersSince>>, caller: Caller): Activity[] {
  const days = new Map<string, Activity>()
  for (const { answeredAt, correct } of answers) {
    const jour = dayIn(new Date(answeredAt ?? 0), caller.pays)
    const day = days.get(jour) ?? { jour, answers: 0, correct: 0 }
    days.set(jour, { jour, answers: day.answers + 1, correct: day.correct + (correct ?? 0) })
  }
  return [...days.values()]
}

/** Whose progress is asked: a candidate whom the caller may read, or the caller. @throws 404 */
async function personOf(db: Db | Trx, caller: Caller, idCandidat: number | undefined) {
  const candidat =
    idCandidat === undefined ? await candidatOfAccount(db, caller.id) : await mustFind(db, caller, 'read', idCandidat)
  const permi = candidat ? await codeOfPermi(db, candidat.idPermi) : null
  return { idUtilisateur: candidat?.idUtilisateur ?? caller.id, isPreview: !candidat, permi }
}

/** How far a person has come in the course. @throws 404 for a candidate whom the caller may not read */
export async function courseProgress(
  { db, clock }: Deps,
  caller: Caller,
  idCandidat: number | undefined,
): Promise<CourseProgress> {
  const moment = clock()
  const [now, today] = [moment.toISOString(), dayIn(moment, caller.pays)]
  const person = await personOf(db, caller, idCandidat)
  const memoires = await memoiresOf(db, person.idUtilisateur)
  const questions = await askableFor(db, person)
  const states = statesOf(questions, memoires, moment)
  const [exam] = await listExamensBlancs(db, false)
  const shape = exam && {
    shares: Object.fromEntries(exam.parts.map(({ topic, nombre }) => [topic, nombre])),
    passMark: exam.passMark,
  }
  const readiness = shape ? readinessOf(states, shape) : null
  const since = `${addDays(today, -HISTORY_DAYS)}T00:00:00.000Z`
  const days = daysOf(await answersSince(db, person.idUtilisateur, since), caller)
  // What is not asked any more is neither due nor kept.
  const all = questions.flatMap(({ id }) => memoires.get(id) ?? [])
  return {
    topics: states.map((state) => ({
      ...{ topic: state.topic, questions: state.questions, seen: state.seen, mastery: masteryOf(state) },
    })),
    readiness: readiness?.chance ?? null,
    missing: readiness?.missing ?? [],
    readyOn: shape ? readyOn(questionsToLearn(states, shape), days, today) : null,
    due: all.filter(({ due }) => due !== null && due <= now).length,
    kept: all.filter(({ kept }) => kept === 1).length,
    streak: streakOf(days, today),
    days,
  }
}
