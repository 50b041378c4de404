import type { SalleSource } from '@contract/cours/salle'
import { TOPIC_KEYS, TOPICS, type Topic } from '@contract/cours/topic'
import { randomInt } from '../../../auth/crypto'
import { knownCounts } from '../../../database/cours/memoire'
import { questionsOfSerie } from '../../../database/cours/question'
import { accountsOf, participantsOf, type SalleRow } from '../../../database/cours/salle'
import { findSerie } from '../../../database/cours/serie'
import type { Conn, Trx } from '../../../database/schema'
import { invalid } from '../../../errors'
import { sample } from '../../../rules/cours/draw'
import { weakestTopics } from '../../../rules/cours/salle'
import { askableFor } from '../learner'

/** Number of weakest topics from which questions are drawn. */
const WEAK_TOPICS = 3

const ANY_TOPIC = { fr: 'Tous les thèmes', ar: 'كل المحاور' }
const WEAK = { fr: 'Points faibles de la salle', ar: 'نقاط ضعف القاعة' }

export interface Drawn {
  title: { fr: string; ar: string }
  /** Empty until the participants are known. */
  questions: number[]
  total: number
}

/** A lesson is for all categories of licence, so series of a single category are only asked when they are chosen. */
const askable = (db: Conn) => askableFor(db, { isPreview: false, permi: null })

function drawFrom(all: Awaited<ReturnType<typeof askable>>, topics: readonly Topic[], count: number): number[] {
  const ids = all.filter(({ topic }) => topics.includes(topic)).map(({ id }) => id)
  return sample(ids, count, randomInt)
}

/** @throws 422 for a series that candidates do not see */
async function serieOf(db: Conn, idSerie: number): Promise<Drawn> {
  const serie = await findSerie(db, idSerie)
  if (!serie?.published) throw invalid({ 'source.idSerie': 'unknown' })
  const questions = (await questionsOfSerie(db, idSerie)).filter(({ published }) => published === 1).map(({ id }) => id)
  return { title: { fr: serie.titleFr, ar: serie.titleAr }, questions, total: questions.length }
}

/** The title and the questions of a new room. @throws 422 for an unknown series */
export async function drawQuestions(db: Conn, source: SalleSource): Promise<Drawn> {
  if ('idSerie' in source) return serieOf(db, source.idSerie)
  if ('faibles' in source) return { title: WEAK, questions: [], total: source.nombre }
  const topic = TOPICS.find(({ key }) => key === source.topic)
  const questions = drawFrom(await askable(db), topic ? [topic.key] : TOPIC_KEYS, source.nombre)
  return { title: topic ?? ANY_TOPIC, questions, total: questions.length }
}

/** Questions of the topics that the candidates in a room know least; of all topics when only guests are there. */
export async function drawWeak(trx: Trx, { id, total }: SalleRow, now: string): Promise<number[]> {
  const all = await askable(trx)
  const candidats = (await participantsOf(trx, [id])).flatMap(({ idCandidat }) => idCandidat ?? [])
  const people = (await accountsOf(trx, candidats)).map(({ idUtilisateur }) => idUtilisateur)
  if (people.length === 0) return drawFrom(all, TOPIC_KEYS, total)
  const counts = await knownCounts(trx, people, now)
  const states = TOPIC_KEYS.map((topic) => ({
    topic,
    questions: all.filter((one) => one.topic === topic).length * people.length,
    known: counts.filter((one) => one.topic === topic).reduce((sum, { known }) => sum + known, 0),
  }))
  return drawFrom(all, weakestTopics(states, WEAK_TOPICS), total)
}
