import type { Role } from '@contract/ability'
import { addDays } from '@contract/clock/days'
import { dayIn } from '@contract/clock/wall'
import type { DevoirsMade } from '@contract/cours/devoir'
import type { ExamenBlanc } from '@contract/cours/examenBlanc'
import type { Question } from '@contract/cours/question'
import type { Serie } from '@contract/cours/serie'
import type { SerieFile } from '@contract/cours/serieFile'
import type { Tentative } from '@contract/cours/tentative'
import type { TestBackend } from '@tests/helpers/backend'
import { TEST_NOW } from '@tests/helpers/clock'
import {
  beginSession,
  buildExamen,
  buildQuestion,
  buildSerie,
  COURS,
  examenValues,
  openCourse,
  publishedExamen,
  publishedQuestion,
  publishedSerie,
  questionValues,
  serieValues,
  updateOfQuestion,
} from '@tests/helpers/cours/cours'
import { FREE_BASES } from '@tests/helpers/engines/freeBases'
import { signedIn } from '@tests/helpers/http'
import type { Row } from './routes'

/** Series, questions, mock exams and attempts: one for each action that the matrix performs on them. */
export interface CoursFixture {
  cours: {
    series: Record<'saved' | 'draft' | 'shown' | 'empty' | 'ordered', Serie>
    questions: Record<'saved' | 'draft' | 'shown' | 'moved' | 'deleted' | 'first' | 'second', Question>
    examens: Record<'saved' | 'draft' | 'shown' | 'deleted', ExamenBlanc>
    offered: number
    /** The caller's own attempts, or the candidate's for callers who may only read. */
    sessions: Record<'answered' | 'completed' | 'abandoned', Tentative>
    file: SerieFile
    order: number[]
    /** A candidate of the instructor, and an assignment of theirs. */
    pupil: number
    devoir: number
  }
}

async function sessionsOf(backend: TestBackend, role: Role) {
  const learner = await signedIn(backend, role === 'client' ? 'client' : 'candidat')
  return {
    answered: await beginSession(learner),
    completed: await beginSession(learner),
    abandoned: await beginSession(learner),
  }
}

/** Creates a candidate of the instructor `moniteur` with a series to do. */
async function devoirOf(backend: TestBackend): Promise<{ pupil: number; devoir: number }> {
  const { id: pupil } = await backend.db
    .selectFrom('candidat')
    .innerJoin('moniteur', 'moniteur.id', 'candidat.idMoniteur')
    .innerJoin('utilisateur', 'utilisateur.id', 'moniteur.idUtilisateur')
    .select('candidat.id')
    .where('utilisateur.username', '=', 'moniteur')
    .where('candidat.archived', '=', 0)
    .executeTakeFirstOrThrow()
  const moniteur = await signedIn(backend, 'moniteur')
  const { body } = await moniteur.post<DevoirsMade>(`${COURS}/devoir`, {
    travail: { idSerie: 1 },
    idCandidats: [pupil],
    note: null,
    dateLimite: addDays(dayIn(new Date(TEST_NOW), 'TN'), 7),
  })
  return { pupil, devoir: body.data[0]?.id ?? 0 }
}

export async function coursOf(backend: TestBackend, role: Role): Promise<CoursFixture> {
  await openCourse(backend)
  const manager = await signedIn(backend, 'manager')
  const serie = (own = {}) => buildSerie(manager, own)
  const series = { saved: await serie(), draft: await serie(), empty: await serie(), ordered: await serie() }
  const shown = await serie()
  await publishedQuestion(manager, series.draft.id)
  const { id } = await publishedQuestion(manager, shown.id)
  const question = (idSerie = series.saved.id) => buildQuestion(manager, idSerie)
  const { body } = await manager.get<{ data: Serie[] }>(`${COURS}/serie`)
  return {
    cours: {
      series: { ...series, shown: await publishedSerie(manager, shown.id) },
      questions: {
        saved: await question(),
        draft: await question(),
        shown: (await manager.get<Question>(`${COURS}/question/${id}`)).body,
        moved: await question(),
        deleted: await question(),
        first: await question(series.ordered.id),
        second: await question(series.ordered.id),
      },
      examens: {
        saved: await buildExamen(manager),
        draft: await buildExamen(manager),
        shown: await publishedExamen(manager),
        deleted: await buildExamen(manager),
      },
      offered: (await publishedExamen(manager)).id,
      sessions: await sessionsOf(backend, role),
      file: (await manager.get<SerieFile>(`${COURS}/serie/${shown.id}/file`)).body,
      ...(await devoirOf(backend)),
      order: body.data.filter(({ topic }) => topic === 'hazmat').map((row) => row.id),
    },
  }
}

const MANAGER = ['manager'] as const
const READERS = ['manager', 'ecole', 'candidat', 'moniteur', 'client'] as const
const LEARNERS = ['candidat', 'client'] as const

const SERIE_ROUTES: Record<string, Row> = {
  'GET /api/code-course/serie': { for: READERS, success: 200, sample: () => ({ path: `${COURS}/serie` }) },
  'POST /api/code-course/serie': {
    for: MANAGER,
    success: 201,
    sample: () => ({ path: `${COURS}/serie`, body: serieValues() }),
  },
  'PUT /api/code-course/serie/{id}': {
    for: MANAGER,
    success: 200,
    sample: ({ cours: { series } }) => ({
      path: `${COURS}/serie/${series.saved.id}`,
      body: { ...serieValues(), version: series.saved.version },
    }),
  },
  'POST /api/code-course/serie/{id}/publish': {
    for: MANAGER,
    success: 200,
    sample: ({ cours: { series } }) => ({ path: `${COURS}/serie/${series.draft.id}/publish` }),
  },
  'POST /api/code-course/serie/{id}/unpublish': {
    for: MANAGER,
    success: 200,
    sample: ({ cours: { series } }) => ({ path: `${COURS}/serie/${series.shown.id}/unpublish` }),
  },
  'POST /api/code-course/serie/order': {
    for: MANAGER,
    success: 200,
    sample: ({ cours: { order } }) => ({
      path: `${COURS}/serie/order`,
      body: { topic: 'hazmat', ids: [...order].reverse() },
    }),
  },
  'DELETE /api/code-course/serie/{id}': {
    for: MANAGER,
    success: 204,
    sample: ({ cours: { series } }) => ({ path: `${COURS}/serie/${series.empty.id}` }),
  },
  'GET /api/code-course/serie/{id}/file': {
    for: MANAGER,
    success: 200,
    sample: ({ cours: { series } }) => ({ path: `${COURS}/serie/${series.saved.id}/file` }),
  },
  'POST /api/code-course/serie/file': {
    for: MANAGER,
    success: 201,
    sample: ({ cours: { file } }) => ({
      path: `${COURS}/serie/file`,
      body: {
        ...file,
        questions: file.questions.map((one, index) => ({
          ...one,
          id: `parking-0${index + 900}`,
          // Taken from the end of the list, because the questions of the fixture take the first ones.
          base: FREE_BASES.at(-1 - index),
        })),
      },
    }),
  },
  'POST /api/code-course/serie/{id}/order': {
    for: MANAGER,
    success: 204,
    sample: ({ cours: { series, questions } }) => ({
      path: `${COURS}/serie/${series.ordered.id}/order`,
      body: { ids: [questions.second.id, questions.first.id] },
    }),
  },
}

const QUESTION_ROUTES: Record<string, Row> = {
  'GET /api/code-course/question': { for: MANAGER, success: 200, sample: () => ({ path: `${COURS}/question` }) },
  'GET /api/code-course/base': { for: MANAGER, success: 200, sample: () => ({ path: `${COURS}/base` }) },
  'POST /api/code-course/question': {
    for: MANAGER,
    success: 201,
    sample: ({ cours: { series } }) => ({ path: `${COURS}/question`, body: questionValues(series.saved.id) }),
  },
  'GET /api/code-course/question/{id}': {
    for: MANAGER,
    success: 200,
    sample: ({ cours: { questions } }) => ({ path: `${COURS}/question/${questions.saved.id}` }),
  },
  'PUT /api/code-course/question/{id}': {
    for: MANAGER,
    success: 200,
    sample: ({ cours: { questions } }) => ({
      path: `${COURS}/question/${questions.saved.id}`,
      body: updateOfQuestion(questions.saved),
    }),
  },
  'POST /api/code-course/question/{id}/publish': {
    for: MANAGER,
    success: 200,
    sample: ({ cours: { questions } }) => ({ path: `${COURS}/question/${questions.draft.id}/publish` }),
  },
  'POST /api/code-course/question/{id}/unpublish': {
    for: MANAGER,
    success: 200,
    sample: ({ cours: { questions } }) => ({ path: `${COURS}/question/${questions.shown.id}/unpublish` }),
  },
  'POST /api/code-course/question/{id}/move': {
    for: MANAGER,
    success: 200,
    sample: ({ cours: { series, questions } }) => ({
      path: `${COURS}/question/${questions.moved.id}/move`,
      body: { idSerie: series.draft.id },
    }),
  },
  'DELETE /api/code-course/question/{id}': {
    for: MANAGER,
    success: 204,
    sample: ({ cours: { questions } }) => ({ path: `${COURS}/question/${questions.deleted.id}` }),
  },
  'POST /api/code-course/question/keep': {
    for: LEARNERS,
    success: 204,
    sample: ({ cours: { sessions } }) => ({
      path: `${COURS}/question/keep`,
      body: { idQuestion: sessions.answered.questions[0]?.idQuestion, kept: true },
    }),
  },
}

const EXAMEN_ROUTES: Record<string, Row> = {
  'GET /api/code-course/examen': { for: READERS, success: 200, sample: () => ({ path: `${COURS}/examen` }) },
  'POST /api/code-course/examen': {
    for: MANAGER,
    success: 201,
    sample: () => ({ path: `${COURS}/examen`, body: examenValues() }),
  },
  'PUT /api/code-course/examen/{id}': {
    for: MANAGER,
    success: 200,
    sample: ({ cours: { examens } }) => ({
      path: `${COURS}/examen/${examens.saved.id}`,
      body: { ...examenValues(), version: examens.saved.version },
    }),
  },
  'POST /api/code-course/examen/{id}/publish': {
    for: MANAGER,
    success: 200,
    sample: ({ cours: { examens } }) => ({ path: `${COURS}/examen/${examens.draft.id}/publish` }),
  },
  'POST /api/code-course/examen/{id}/unpublish': {
    for: MANAGER,
    success: 200,
    sample: ({ cours: { examens } }) => ({ path: `${COURS}/examen/${examens.shown.id}/unpublish` }),
  },
  'POST /api/code-course/examen/{id}/duplicate': {
    for: MANAGER,
    success: 201,
    sample: ({ cours: { examens } }) => ({ path: `${COURS}/examen/${examens.saved.id}/duplicate` }),
  },
  'DELETE /api/code-course/examen/{id}': {
    for: MANAGER,
    success: 204,
    sample: ({ cours: { examens } }) => ({ path: `${COURS}/examen/${examens.deleted.id}` }),
  },
}

const WATCHERS = ['ecole', 'moniteur', 'candidat', 'client'] as const

const TENTATIVE_ROUTES: Record<string, Row> = {
  'GET /api/code-course/tentative': { for: WATCHERS, success: 200, sample: () => ({ path: `${COURS}/tentative` }) },
  'GET /api/code-course/tentative/export': {
    for: ['ecole', 'moniteur'],
    success: 200,
    sample: () => ({ path: `${COURS}/tentative/export` }),
  },
  'GET /api/code-course/tentative/{id}': {
    for: WATCHERS,
    success: 200,
    sample: ({ cours: { sessions } }) => ({ path: `${COURS}/tentative/${sessions.answered.id}` }),
  },
  'GET /api/code-course/overview': { for: WATCHERS, success: 200, sample: () => ({ path: `${COURS}/overview` }) },
  'GET /api/code-course/overview/export': {
    for: WATCHERS,
    success: 200,
    sample: () => ({ path: `${COURS}/overview/export` }),
  },
  'GET /api/code-course/weak-topics': {
    for: WATCHERS,
    success: 200,
    sample: () => ({ path: `${COURS}/weak-topics?idCandidats=1` }),
  },
  'GET /api/code-course/progress': { for: WATCHERS, success: 200, sample: () => ({ path: `${COURS}/progress` }) },
  'POST /api/code-course/tentative': {
    for: ['candidat'],
    success: 201,
    sample: ({ cours }) => ({ path: `${COURS}/tentative`, body: { idExamenBlanc: cours.offered } }),
  },
  'POST /api/code-course/session': {
    for: LEARNERS,
    success: 201,
    sample: () => ({ path: `${COURS}/session`, body: { durationMinutes: 10, topic: 'signs' } }),
  },
  'POST /api/code-course/tentative/{id}/answer': {
    for: LEARNERS,
    success: 200,
    sample: ({ cours: { sessions } }) => ({
      path: `${COURS}/tentative/${sessions.answered.id}/answer`,
      body: { rang: 0, choices: [sessions.answered.questions[0]?.choices[0]?.id] },
    }),
  },
  'POST /api/code-course/tentative/{id}/complete': {
    for: LEARNERS,
    success: 200,
    sample: ({ cours: { sessions } }) => ({ path: `${COURS}/tentative/${sessions.completed.id}/complete` }),
  },
  'POST /api/code-course/tentative/{id}/abandon': {
    for: LEARNERS,
    success: 200,
    sample: ({ cours: { sessions } }) => ({ path: `${COURS}/tentative/${sessions.abandoned.id}/abandon` }),
  },
}

const TEACHERS = ['ecole', 'moniteur'] as const
const ASKED = [...TEACHERS, 'candidat'] as const

const DEVOIR_ROUTES: Record<string, Row> = {
  'GET /api/code-course/devoir': { for: ASKED, success: 200, sample: () => ({ path: `${COURS}/devoir` }) },
  'GET /api/code-course/devoir/export': {
    for: ASKED,
    success: 200,
    sample: () => ({ path: `${COURS}/devoir/export` }),
  },
  'GET /api/code-course/devoir/travaux': {
    for: TEACHERS,
    success: 200,
    sample: () => ({ path: `${COURS}/devoir/travaux` }),
  },
  'POST /api/code-course/devoir': {
    for: TEACHERS,
    success: 201,
    sample: ({ cours }) => ({
      path: `${COURS}/devoir`,
      body: {
        travail: { idExamenBlanc: cours.offered },
        idCandidats: [cours.pupil],
        dateLimite: addDays(dayIn(new Date(TEST_NOW), 'TN'), 7),
        note: null,
      },
    }),
  },
  'DELETE /api/code-course/devoir/{id}': {
    for: TEACHERS,
    success: 204,
    sample: ({ cours }) => ({ path: `${COURS}/devoir/${cours.devoir}` }),
  },
}

export const COURS_ROUTES: Record<string, Row> = {
  ...SERIE_ROUTES,
  ...QUESTION_ROUTES,
  ...EXAMEN_ROUTES,
  ...TENTATIVE_ROUTES,
  ...DEVOIR_ROUTES,
}
