import { forPermi } from '../../cours/forPermi'
import type { Db } from '../../schema'

/** The series of the course. For a candidate, `permi` limits them to published series of their licence category. */
export const seriesToFind = (db: Db, permi: string | null | undefined) =>
  db
    .selectFrom('serie')
    .select(['serie.id', 'serie.titleFr', 'serie.titleAr', 'serie.published'])
    .$if(permi !== undefined, (list) => list.where('serie.published', '=', 1).where(forPermi(permi ?? null)))
    .execute()

/** The questions of the course, for their authors. There are only hundreds, so they are compared in code. */
export const questionsToFind = (db: Db) =>
  db
    .selectFrom('question')
    .innerJoin('serie', 'serie.id', 'question.idSerie')
    .select(['question.id', 'question.reference', 'question.textFr', 'question.textAr', 'question.published'])
    .select(['serie.titleFr as serieFr', 'serie.titleAr as serieAr'])
    .execute()
