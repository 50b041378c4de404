import type { QuestionInput, QuestionUpdate, questionListQuery } from '@contract/cours/question'
import type { Topic } from '@contract/cours/topic'
import { grouped } from '@contract/grouped'
import type { z } from 'zod'
import { type Bit, bit } from '../bit'
import { chunks } from '../chunks'
import { listPage } from '../listPage'
import type { Conn, Db, Trx } from '../schema'
import { idsWith } from '../search/words'
import { forPermi } from './forPermi'

type Query = z.output<typeof questionListQuery>

/** A question with the topic of its series. */
const rows = (db: Conn) =>
  db
    .selectFrom('question')
    .innerJoin('serie', 'serie.id', 'question.idSerie')
    .selectAll('question')
    .select('serie.topic')
export type QuestionRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

const SORTING = {
  columns: {
    rang: ['serie.rang', 'question.idSerie', 'question.rang'],
    difficulty: 'question.difficulty',
    updatedAt: 'question.updatedAt',
  },
  usual: 'rang',
  id: 'question.id',
} as const

/** The searched columns. The source is included, so that the questions about a changed text of law can be found. */
const TEXTS = [
  'reference',
  'base',
  'textFr',
  'textAr',
  'explanationFr',
  'explanationAr',
  'sourceFr',
  'sourceAr',
] as const

/** Ids of the questions that have the words of a search, in either language. */
const questionsWith = (db: Db, q: string | undefined) =>
  idsWith(
    q,
    () =>
      db
        .selectFrom('question')
        .select(['id', ...TEXTS])
        .execute(),
    (question) => TEXTS.map((text) => question[text]),
  )

/** One page of all questions, for authors. */
export async function listQuestions(db: Db, query: Query) {
  const { idSerie, topic, published, picture } = query
  const found = await questionsWith(db, query.q)
  const matching = rows(db)
    .$if(idSerie !== undefined, (list) => list.where('question.idSerie', '=', idSerie ?? 0))
    .$if(topic !== undefined, (list) => list.where('serie.topic', '=', topic ?? 'drivers'))
    .$if(published !== undefined, (list) => list.where('question.published', '=', bit(published === 'true')))
    .$if(picture !== undefined, (list) => list.where('question.picture', picture === 'true' ? 'is not' : 'is', null))
    .$if(found !== null, (list) => list.where('question.id', 'in', found ?? []))
  return listPage(matching, query, SORTING)
}

export const findQuestion = (db: Conn, id: number) => rows(db).where('question.id', '=', id).executeTakeFirst()

/** The questions with these ids, in any order. */
export async function findQuestions(db: Conn, ids: readonly number[]): Promise<QuestionRow[]> {
  const parts = chunks([...new Set(ids)], 500)
  const found = await Promise.all(parts.map((part) => rows(db).where('question.id', 'in', part).execute()))
  return found.flat()
}

/** The questions of a series in their order. */
export const questionsOfSerie = (db: Conn, idSerie: number) =>
  rows(db).where('question.idSerie', '=', idSerie).orderBy('question.rang').orderBy('question.id').execute()

/** The choices of questions in their order. */
export async function choicesOf(db: Conn, ids: readonly number[]) {
  const parts = chunks([...new Set(ids)], 500)
  const found = await Promise.all(
    parts.map((part) =>
      db
        .selectFrom('question_choice')
        .selectAll()
        .where('idQuestion', 'in', part)
        .orderBy('rang')
        .orderBy('id')
        .execute(),
    ),
  )
  return grouped(found.flat(), ({ idQuestion }) => idQuestion)
}
export type ChoicesOf = Awaited<ReturnType<typeof choicesOf>>

/** The published questions of published series for a licence category, each with its topic. */
export async function askable(db: Conn, permi: string | null) {
  const found = await db
    .selectFrom('question')
    .innerJoin('serie', 'serie.id', 'question.idSerie')
    .select(['question.id', 'serie.topic', 'question.idSerie'])
    .where('question.published', '=', 1)
    .where('serie.published', '=', 1)
    .where(forPermi(permi))
    .orderBy('serie.rang')
    .orderBy('question.idSerie')
    .orderBy('question.rang')
    .orderBy('question.id')
    .execute()
  return found
}

/** The number of choices of each published question, and how many of them are right. */
export async function choiceCounts(db: Conn) {
  const found = await db
    .selectFrom('question_choice')
    .innerJoin('question', 'question.id', 'question_choice.idQuestion')
    .innerJoin('serie', 'serie.id', 'question.idSerie')
    .where('question.published', '=', 1)
    .where('serie.published', '=', 1)
    .groupBy(['question.id', 'serie.topic'])
    .select((eb) => [
      'serie.topic',
      eb.fn.countAll<number>().as('choices'),
      eb.fn.sum<number>('question_choice.isRight').as('right'),
    ])
    // The order is fixed because the chances are added up in it: another order would change the last digit of the sum.
    .orderBy('question.id')
    .execute()
  return found.map(({ topic, choices, right }) => ({ topic, choices: Number(choices), right: Number(right) }))
}

/** A topic's published questions, for the check of an exam. */
export async function askableByTopic(db: Conn, permi: string | null): Promise<Map<Topic, number[]>> {
  const groups = grouped(await askable(db, permi), ({ topic }) => topic)
  return new Map([...groups].map(([topic, list]) => [topic, list.map(({ id }) => id)]))
}

/** Counts how often each answer was given to questions: the chosen ids as JSON, and whether they were right. */
export async function answersTo(db: Conn, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('tentative_question')
    .where('idQuestion', 'in', [...ids])
    .where('answeredAt', 'is not', null)
    .groupBy(['idQuestion', 'choices', 'correct'])
    .select((eb) => ['idQuestion', 'choices', 'correct', eb.fn.countAll<number>().as('times')])
    .execute()
}

type Content = Omit<QuestionUpdate, 'version' | 'choices'>
const columns = ({ text, explanation, source, ...rest }: Content) => ({
  ...rest,
  textFr: text.fr,
  textAr: text.ar,
  explanationFr: explanation.fr,
  explanationAr: explanation.ar,
  sourceFr: source.fr,
  sourceAr: source.ar,
})

/** The position after the last question of a series. */
export async function nextQuestionRang(trx: Trx, idSerie: number): Promise<number> {
  const { last } = await trx
    .selectFrom('question')
    .select((eb) => eb.fn.max('rang').as('last'))
    .where('idSerie', '=', idSerie)
    .executeTakeFirstOrThrow()
  return Number(last ?? 0) + 1
}

type NewQuestion = Omit<QuestionInput, 'idSerie'> & { reference: string }

const choiceColumns = (idQuestion: number, { fr, ar, right }: QuestionInput['choices'][number], rang: number) => ({
  idQuestion,
  rang,
  textFr: fr,
  textAr: ar,
  isRight: bit(right),
})

/** Adds questions at the end of their series. @returns their ids in the same order */
export async function insertQuestions(
  trx: Trx,
  idSerie: number,
  questions: readonly NewQuestion[],
  published: boolean,
  now: string,
): Promise<number[]> {
  const first = await nextQuestionRang(trx, idSerie)
  const stamp = { published: bit(published), version: 1, createdAt: now, updatedAt: now }
  const values = questions.map(({ reference, choices: _choices, ...content }, index) => ({
    ...columns(content),
    ...stamp,
    idSerie,
    reference,
    rang: first + index,
  }))
  const made = await trx.insertInto('question').values(values).returning(['id', 'reference']).execute()
  const idOf = new Map(made.map(({ id, reference }) => [reference, id]))
  const ids = questions.map(({ reference }) => idOf.get(reference) ?? 0)
  const choices = questions.flatMap(({ choices: own }, index) =>
    own.map((choice, rang) => choiceColumns(ids[index] ?? 0, choice, rang)),
  )
  await trx.insertInto('question_choice').values(choices).execute()
  return ids
}

/** Returns which of these references are already in use. */
export async function referencesTaken(db: Conn, references: readonly string[]): Promise<Set<string>> {
  const parts = chunks([...new Set(references)], 500)
  const taken = await Promise.all(
    parts.map((part) => db.selectFrom('question').select('reference').where('reference', 'in', part).execute()),
  )
  return new Set(taken.flat().map(({ reference }) => reference))
}

/** The questions that are based on one of these facts or pictures. */
export async function questionsOn(db: Conn, bases: readonly string[]) {
  const found = await Promise.all(
    chunks([...bases], 500).map((part) =>
      db.selectFrom('question').select(['id', 'base']).where('base', 'in', part).execute(),
    ),
  )
  return found.flat()
}

/** The facts and pictures that existing questions are based on. */
export async function basesAsked(db: Conn): Promise<string[]> {
  const found = await db.selectFrom('question').select('base').distinct().execute()
  return found.map(({ base }) => base)
}

type Placing = { published: Bit } | { rang: number } | { idSerie: number; rang: number }

/** Changes a question and increments its version. */
export async function updateQuestion(trx: Trx, id: number, change: Placing | Content, now: string): Promise<void> {
  const set = 'text' in change ? columns(change) : change
  await trx
    .updateTable('question')
    .set((eb) => ({ ...set, version: eb('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .execute()
}

/** Replaces the choices of a question. Choices with an id keep it, because stored answers refer to it. */
export async function saveChoices(trx: Trx, idQuestion: number, choices: QuestionUpdate['choices']): Promise<void> {
  const kept = choices.flatMap(({ id }) => (id === null ? [] : [id]))
  await trx
    .deleteFrom('question_choice')
    .where('idQuestion', '=', idQuestion)
    .$if(kept.length > 0, (others) => others.where('id', 'not in', kept))
    .execute()
  for (const [rang, { id, ...choice }] of choices.entries()) {
    const values = choiceColumns(idQuestion, choice, rang)
    if (id === null) await trx.insertInto('question_choice').values(values).execute()
    else await trx.updateTable('question_choice').set(values).where('id', '=', id).execute()
  }
}

/** Whether an attempt contains the question. */
export const wasAsked = async (db: Conn, id: number): Promise<boolean> =>
  (await db
    .selectFrom('tentative_question')
    .select('rang')
    .where('idQuestion', '=', id)
    .limit(1)
    .executeTakeFirst()) !== undefined

export const removeQuestion = (trx: Trx, id: number) => trx.deleteFrom('question').where('id', '=', id).execute()
