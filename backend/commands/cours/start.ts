import { addMinutes } from '@contract/clock/moments'
import type { SessionStart, Tentative } from '@contract/cours/tentative'
import { TOPICS } from '@contract/cours/topic'
import { grouped } from '@contract/grouped'
import { randomInt } from '../../auth/crypto'
import type { Caller } from '../../caller'
import { memoiresOf } from '../../database/cours/memoire'
import { insertTentative, runningTentatives } from '../../database/cours/tentative'
import type { Deps } from '../../deps'
import { forbidden, HttpError, invalid, wrongState } from '../../errors'
import { drawExam, studyOrder } from '../../rules/cours/draw'
import { type Write, write } from '../write'
import { mustFindExamenBlanc } from './examenBlanc'
import { askableFor, type Learner, learnerOf } from './learner'
import { mustFindSerie } from './serie'
import { readTentative } from './tentative'

/** Questions per minute of a study session: each takes about half a minute, its explanation included. */
export const QUESTIONS_PER_MINUTE = 2

/** The title of a study session on all topics. */
export const ANY_TOPIC = { fr: 'Séance d’étude', ar: 'حصة مراجعة' }

const authorOf = ({ idUtilisateur, idAutoEcole, idCandidat }: Learner) => ({ idUtilisateur, idAutoEcole, idCandidat })

/**
 * Begins a mock exam.
 * @throws 403 without an open course, 409 while another exam is running or when a topic has too few questions, 422
 */
export function startExam(deps: Deps, caller: Caller, idExamenBlanc: number): Promise<Tentative> {
  return write(deps, caller, async (work) => {
    const { trx, moment, now } = work
    const learner = await learnerOf(trx, caller, moment)
    if (learner.isPreview) throw forbidden()
    const running = await runningTentatives(trx, caller.id, now)
    if (running.some(({ mode }) => mode === 'EXAM')) throw new HttpError(409, 'exam_running')
    const exam = await mustFindExamenBlanc(trx, idExamenBlanc)
    if (!exam.published) throw invalid({ idExamenBlanc: 'unknown' })
    const byTopic = grouped(await askableFor(trx, learner), ({ topic }) => topic)
    const ids = new Map([...byTopic].map(([topic, list]) => [topic, list.map(({ id }) => id)]))
    const drawn = drawExam(exam.parts, ids, randomInt)
    if (!drawn) throw new HttpError(409, 'too_few_questions')
    const deadline = addMinutes(now, exam.durationMinutes)
    const { titleFr, titleAr, passMark } = exam
    const about = { mode: 'EXAM', idSerie: null, idExamenBlanc, titleFr, titleAr, passMark } as const
    const values = { ...authorOf(learner), ...about, startedAt: now, deadline, endedAt: null }
    return readTentative(work, await insertTentative(trx, values, drawn))
  })
}

/**
 * The questions of an attempt that were not answered right, as far as they may still be asked.
 * @throws 404, 409 while the attempt takes answers
 */
async function errorsIn(work: Write, id: number, askable: ReadonlySet<number>) {
  const { title, status, sealed, questions } = await readTentative(work, id)
  // While an exam is running, or takes late answers given in time, it shows no errors.
  if (status === 'STARTED' || sealed) throw wrongState()
  const wrong = questions.filter(({ solution }) => !solution?.correct).map(({ idQuestion }) => idQuestion)
  const open = [...new Set(wrong)].filter((one) => askable.has(one))
  return { idSerie: null, titleFr: title.fr, titleAr: title.ar, questions: open }
}

/** The series or topic of a study session, and its questions in their order. */
async function sessionOf(work: Write, learner: Learner, start: SessionStart) {
  const { trx, now } = work
  const all = await askableFor(trx, learner)
  if ('idSerie' in start) {
    const { titleFr, titleAr, published } = await mustFindSerie(trx, start.idSerie)
    if (!published) throw invalid({ idSerie: 'unknown' })
    const questions = all.filter(({ idSerie }) => idSerie === start.idSerie).map(({ id }) => id)
    return { idSerie: start.idSerie, titleFr, titleAr, questions }
  }
  if ('errorsOf' in start) return errorsIn(work, start.errorsOf, new Set(all.map(({ id }) => id)))
  const { topic, durationMinutes } = start
  const memoires = await memoiresOf(trx, learner.idUtilisateur)
  const candidates = all
    .filter((one) => topic === null || one.topic === topic)
    .map(({ id }) => {
      const memoire = memoires.get(id)
      const { due = null, lastCorrect, kept } = memoire ?? {}
      return { idQuestion: id, due, isMistake: lastCorrect === 0, kept: kept === 1 }
    })
  const title = TOPICS.find(({ key }) => key === topic) ?? ANY_TOPIC
  const questions = studyOrder(candidates, now, durationMinutes * QUESTIONS_PER_MINUTE)
  return { idSerie: null, titleFr: title.fr, titleAr: title.ar, questions }
}

/**
 * Begins a study session. A series that was left resumes where it was.
 * @throws 403 without an open course, 404, 409 when there is no question to ask or the attempt with the errors is still
 *   running, 422 for a series that is not published
 */
export function startSession(deps: Deps, caller: Caller, start: SessionStart): Promise<Tentative> {
  return write(deps, caller, async (work) => {
    const { trx, moment, now } = work
    const learner = await learnerOf(trx, caller, moment)
    const running = (await runningTentatives(trx, caller.id, now)).filter(({ mode }) => mode === 'STUDY')
    const left = 'idSerie' in start ? running.find(({ idSerie }) => idSerie === start.idSerie) : undefined
    if (left) return readTentative(work, left.id)
    const { questions, ...about } = await sessionOf(work, learner, start)
    if (questions.length === 0) throw new HttpError(409, 'too_few_questions')
    const endless = { deadline: null, endedAt: null, passMark: null, idExamenBlanc: null }
    const values = { ...authorOf(learner), ...endless, ...about, mode: 'STUDY' as const, startedAt: now }
    return readTentative(work, await insertTentative(trx, values, questions))
  })
}
