import type { Overview, Trainee } from '@contract/cours/overview'
import type { CourseProgress, Tentative } from '@contract/cours/tentative'
import type { TestBackend } from '@tests/helpers/backend'
import { COURS, openCourse } from '@tests/helpers/cours/cours'
import { type Client, signedIn } from '@tests/helpers/http'
import { eachSchool } from '@tests/helpers/schools/eachSchool'
import { beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
let candidat: Client
eachSchool((started) => {
  backend = started.backend
  ecole = started.ecole
})
beforeEach(async () => {
  candidat = await signedIn(backend, 'candidat')
  await openCourse(backend)
})

/** Takes a whole mock exam as the candidate, with this number of right answers. */
async function takeExam(right: number): Promise<Tentative> {
  const { body: exam } = await candidat.post<Tentative>(`${COURS}/tentative`, { idExamenBlanc: 1 })
  for (const { rang, idQuestion } of exam.questions) {
    const choices = backend.db.selectFrom('question_choice').select('id').where('idQuestion', '=', idQuestion)
    const chosen = await choices.where('isRight', '=', rang < right ? 1 : 0).execute()
    const ids = chosen.map(({ id }) => id)
    await candidat.post(`${COURS}/tentative/${exam.id}/answer`, { rang, choices: rang < right ? ids : ids.slice(0, 1) })
  }
  return (await candidat.post<Tentative>(`${COURS}/tentative/${exam.id}/complete`)).body
}

describe('the overview of the school', () => {
  const overview = async (query = '', client = ecole) => (await client.get<Overview>(`${COURS}/overview${query}`)).body

  it('says who trains, who is ready and what is weak', async () => {
    const exam = await takeExam(27)
    const { data, counts } = await overview('?state=active')
    expect(counts).toMatchObject({ active: 1, ready: 0 })
    expect(data).toMatchObject([
      {
        idCandidat: exam.idCandidat,
        isOpen: true,
        answersWeek: 30,
        seen: 30,
        known: 27,
        questions: 400,
        exams: 1,
        isReady: false,
        lastExam: { correct: 27, total: 30, passed: true },
      },
    ])
    const { topics, readiness } = (await candidat.get<CourseProgress>(`${COURS}/progress`)).body
    expect(data[0]?.readiness).toBe(readiness)
    const exported = await ecole.get<{ data: Trainee[] }>(`${COURS}/overview/export?state=active`)
    expect(exported.body).toEqual({ data, next: null })
    expect(topics.reduce((sum, { mastery, questions }) => sum + mastery * questions, 0)).toBeCloseTo(27)
  })

  it('counts seven days of the school: today and the six before it', async () => {
    const exam = await takeExam(3)
    const give = (rang: number, answeredAt: string) =>
      backend.db
        .updateTable('tentative_question')
        .set({ answeredAt })
        .where('idTentative', '=', exam.id)
        .where('rang', '=', rang)
        .execute()
    // Today is the 21st. Tunis is one hour ahead of UTC.
    await give(0, '2026-11-14T22:59:59.999Z')
    await give(1, '2026-11-14T23:00:00.000Z')
    await give(2, '2026-11-14T09:30:00.000Z')
    expect((await overview('?state=active')).data).toMatchObject([{ answersWeek: 28 }])
  })

  it('holds the candidates of the own school only', async () => {
    const exam = await takeExam(27)
    const stranger = await signedIn(backend, 'ecole2')
    const foreign = await overview('', stranger)
    expect(foreign.data.map(({ idCandidat }) => idCandidat)).not.toContain(exam.idCandidat)
    expect((await candidat.get<Overview>(`${COURS}/overview`)).body.data.length).toBeLessThanOrEqual(1)
  })
})
