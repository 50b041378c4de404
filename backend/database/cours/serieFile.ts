import type { SerieFile } from '@contract/cours/serieFile'
import type { Trx } from '../schema'
import { insertQuestions } from './question'
import { insertSerie } from './serie'

/** Adds the series of a file with its questions. */
export async function addSerieFile(
  trx: Trx,
  { questions, ...serie }: SerieFile,
  published: boolean,
  now: string,
): Promise<number> {
  const idSerie = await insertSerie(trx, serie, published, now)
  const rows = questions.map(({ id: reference, ...question }) => ({ ...question, reference }))
  await insertQuestions(trx, idSerie, rows, published, now)
  return idSerie
}
