import type { Topic } from '@contract/cours/topic'
import { grouped } from '@contract/grouped'
import type { Bit } from '../../database/bit'
import { listExamensBlancs } from '../../database/cours/examenBlanc'
import { askable, choicesOf } from '../../database/cours/question'
import type { Trx } from '../../database/schema'

/** A question with the data that is needed to answer it. */
export interface DemoQuestion {
  id: number
  topic: Topic
  idSerie: number
  right: number[]
  wrong: number[]
}

/** The course that the demo's candidates learn. */
export type DemoCourse = NonNullable<Awaited<ReturnType<typeof readCourse>>>

/** The series for every licence category with their questions, and the usual mock exam; null without it. */
export async function readCourse(trx: Trx) {
  const [exam] = await listExamensBlancs(trx, false)
  if (!exam) return null
  const asked = await askable(trx, null)
  const choices = await choicesOf(
    trx,
    asked.map(({ id }) => id),
  )
  const questions = asked.map(({ id, topic, idSerie }): DemoQuestion => {
    const of = (isRight: Bit) => (choices.get(id) ?? []).filter((one) => one.isRight === isRight).map((one) => one.id)
    return { id, topic, idSerie, right: of(1), wrong: of(0) }
  })
  const bySerie = grouped(questions, ({ idSerie }) => idSerie)
  const titles = await trx.selectFrom('serie').select(['id', 'titleFr', 'titleAr']).execute()
  const series = [...bySerie].map(([id, own]) => {
    const { titleFr = '', titleAr = '' } = titles.find((one) => one.id === id) ?? {}
    return { id, titleFr, titleAr, questions: own }
  })
  const byId = new Map(questions.map((one) => [one.id, one]))
  const byTopic = new Map(
    [...grouped(questions, ({ topic }) => topic)].map(([key, own]) => [key, own.map(({ id }) => id)]),
  )
  return { questions, byId, byTopic, series, exam }
}
