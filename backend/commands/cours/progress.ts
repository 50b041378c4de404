import { dayIn, startOfDays } from '@contract/clock/wall'
import type { CourseProgress } from '@contract/cours/tentative'
import type { Caller } from '../../caller'
import { knownCounts, memoiresOf } from '../../database/cours/memoire'
import { answersSince } from '../../database/cours/tentative'
import { candidatOfAccount } from '../../database/ecole/candidat/person'
import { codeOfPermi } from '../../database/ecole/permi'
import type { Conn } from '../../database/schema'
import type { Deps } from '../../deps'
import { masteryOf, questionsToLearn, readinessOf } from '../../rules/cours/readiness'
import { type Activity, readyOn, streakOf } from '../../rules/cours/training'
import { mustFind } from '../ecole/candidat'
import { courseAccessFor } from './access'
import { askableFor } from './learner'
import { statesOf, usualExam } from './topicStates'

/** Days of history that the progress shows and counts with. */
const HISTORY_DAYS = 60

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

/** The person whose progress is read: a candidate whom the caller may read, or the caller. @throws 404 */
async function personOf(db: Conn, caller: Caller, idCandidat: number | undefined) {
  const candidat =
    idCandidat === undefined ? await candidatOfAccount(db, caller.id) : await mustFind(db, caller, 'read', idCandidat)
  const permi = candidat ? await codeOfPermi(db, candidat.idPermi) : null
  return { idUtilisateur: candidat?.idUtilisateur ?? caller.id, idCandidat: candidat?.id, isPreview: !candidat, permi }
}

/** A person's progress in the course. @throws 404 for a candidate whom the caller may not read */
export async function courseProgress(
  { db, clock }: Deps,
  caller: Caller,
  idCandidat: number | undefined,
): Promise<CourseProgress> {
  const moment = clock()
  const [now, today] = [moment.toISOString(), dayIn(moment, caller.pays)]
  const person = await personOf(db, caller, idCandidat)
  const memoires = await memoiresOf(db, person.idUtilisateur)
  const counts = await knownCounts(db, [person.idUtilisateur], now)
  const questions = await askableFor(db, person)
  const states = statesOf(questions, counts, person.idUtilisateur)
  const shape = await usualExam(db)
  const readiness = shape ? readinessOf(states, shape) : null
  const since = startOfDays(today, HISTORY_DAYS, caller.pays)
  const days = daysOf(await answersSince(db, person.idUtilisateur, since), caller)
  // Questions that are no longer asked count neither as due nor as kept.
  const all = questions.flatMap(({ id }) => memoires.get(id) ?? [])
  return {
    topics: states.map((state) => ({
      topic: state.topic,
      questions: state.questions,
      seen: state.seen,
      mastery: masteryOf(state),
    })),
    access: person.idCandidat === undefined ? null : await courseAccessFor(db, person.idCandidat, today),
    readiness: readiness?.chance ?? null,
    missing: readiness?.missing ?? [],
    readyOn: shape ? readyOn(questionsToLearn(states, shape), days, today) : null,
    due: all.filter(({ due, lastCorrect }) => lastCorrect === 0 || (due !== null && due <= now)).length,
    kept: all.filter(({ kept }) => kept === 1).length,
    streak: streakOf(days, today),
    days,
  }
}
