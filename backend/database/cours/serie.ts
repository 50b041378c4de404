import type { SerieInput } from '@contract/cours/serie'
import type { Topic } from '@contract/cours/topic'
import type { Kysely } from 'kysely'
import { type Bit, bit } from '../bit'
import type { Conn, Database, Trx } from '../schema'
import { folded } from '../search/words'
import { forPermi } from './forPermi'

const columns = ({ topic, title }: SerieInput) => ({
  topic,
  titleFr: title.fr,
  titleAr: title.ar,
  recherche: folded(title.fr, title.ar),
})

/** The share of right answers to the questions of each series that was ever asked. */
async function answersBySerie(db: Conn): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('tentative_question')
    .innerJoin('question', 'question.id', 'tentative_question.idQuestion')
    .where('answeredAt', 'is not', null)
    .groupBy('question.idSerie')
    .select((eb) => [
      'question.idSerie',
      eb.fn.countAll<number>().as('answers'),
      eb.fn.sum<number>('tentative_question.correct').as('correct'),
    ])
    .execute()
  return new Map(rows.map(({ idSerie, answers, correct }) => [idSerie, Number(correct) / Number(answers)]))
}

/**
 * All series in their order, each with the number of its questions; only published ones unless the reader is an author.
 * @param permi limits the list to a licence category; undefined for every category
 */
export async function listSeries(db: Conn, isAuthor: boolean, permi?: string | null) {
  const rows = await db
    .selectFrom('serie')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('question')
        .select((count) => count.fn.countAll<number>().as('questions'))
        .whereRef('question.idSerie', '=', 'serie.id')
        .$if(!isAuthor, (counted) => counted.where('question.published', '=', 1))
        .as('questions'),
    )
    .$if(!isAuthor, (list) => list.where('serie.published', '=', 1))
    .$if(permi !== undefined, (list) => list.where(forPermi(permi ?? null)))
    .orderBy('rang')
    .orderBy('id')
    .execute()
  const given = isAuthor ? await answersBySerie(db) : new Map<number, number>()
  const codes = await db.selectFrom('serie_permi').selectAll().orderBy('code').execute()
  return rows.map(({ questions, ...row }) => ({
    ...row,
    questions: questions ?? 0,
    success: given.get(row.id) ?? null,
    permis: codes.filter(({ idSerie }) => idSerie === row.id).map(({ code }) => code),
  }))
}
export type SerieRow = Awaited<ReturnType<typeof listSeries>>[number]

/** One series with all its questions counted. */
export const findSerie = async (db: Conn, id: number): Promise<SerieRow | undefined> =>
  (await listSeries(db, true)).find((row) => row.id === id)

/** The position after the last series of a topic. */
async function nextRang(trx: Trx, topic: Topic): Promise<number> {
  const { last } = await trx
    .selectFrom('serie')
    .select((eb) => eb.fn.max('rang').as('last'))
    .where('topic', '=', topic)
    .executeTakeFirstOrThrow()
  return Number(last ?? 0) + 1
}

async function savePermis(trx: Trx, idSerie: number, permis: readonly string[]): Promise<void> {
  await trx.deleteFrom('serie_permi').where('idSerie', '=', idSerie).execute()
  const values = [...new Set(permis)].map((code) => ({ idSerie, code }))
  if (values.length > 0) await trx.insertInto('serie_permi').values(values).execute()
}

/** Adds a series at the end of its topic. */
export async function insertSerie(trx: Trx, input: SerieInput, published: boolean, now: string): Promise<number> {
  const rang = await nextRang(trx, input.topic)
  const { id } = await trx
    .insertInto('serie')
    .values({ ...columns(input), rang, published: bit(published), version: 1, createdAt: now, updatedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await savePermis(trx, id, input.permis)
  return id
}

/** Changes a series and increments its version. */
export async function updateSerie(
  trx: Trx,
  id: number,
  change: SerieInput | { published: Bit } | { rang: number },
  now: string,
): Promise<void> {
  const set = 'title' in change ? columns(change) : change
  await trx
    .updateTable('serie')
    .set((eb) => ({ ...set, version: eb('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .execute()
  if ('title' in change) await savePermis(trx, id, change.permis)
}

export const removeSerie = (trx: Trx, id: number) => trx.deleteFrom('serie').where('id', '=', id).execute()

/**
 * Counts, for each series, the published questions that a person answered, and how many of the last answers were right.
 */
export async function ownCounts(db: Kysely<Database>, idUtilisateur: number) {
  const rows = await db
    .selectFrom('memoire')
    .innerJoin('question', 'question.id', 'memoire.idQuestion')
    .where('memoire.idUtilisateur', '=', idUtilisateur)
    .where('memoire.lastCorrect', 'is not', null)
    .where('question.published', '=', 1)
    .groupBy('question.idSerie')
    .select((eb) => [
      'question.idSerie',
      eb.fn.countAll<number>().as('seen'),
      eb.fn.sum<number>('memoire.lastCorrect').as('known'),
    ])
    .execute()
  return new Map(rows.map(({ idSerie, seen, known }) => [idSerie, { seen: Number(seen), known: Number(known) }]))
}
