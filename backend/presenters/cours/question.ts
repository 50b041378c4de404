import type { Question } from '@contract/cours/question'
import type { FileQuestion } from '@contract/cours/serieFile'
import type { answersTo, ChoicesOf, QuestionRow } from '../../database/cours/question'

type Answers = Awaited<ReturnType<typeof answersTo>>

const textsOf = (row: QuestionRow) => ({
  text: { fr: row.textFr, ar: row.textAr },
  explanation: { fr: row.explanationFr, ar: row.explanationAr },
  source: { fr: row.sourceFr, ar: row.sourceAr },
})

/** The data shown with a question. */
interface Around {
  choices: ChoicesOf
  answers: Answers
  fact: Question['fact']
}

/** A question for its authors, with the numbers of answers so far. */
export function presentQuestion(row: QuestionRow, { choices, answers, fact }: Around): Question {
  const { id, idSerie, topic, rang, reference, base, difficulty, picture, version, createdAt, updatedAt } = row
  const given = answers.filter(({ idQuestion }) => idQuestion === id)
  const sum = (list: Answers) => list.reduce((total, { times }) => total + Number(times), 0)
  // The cast is safe: only `keepAnswer` writes this JSON.
  const isChosen = (json: string | null, choice: number) => (JSON.parse(json ?? '[]') as number[]).includes(choice)
  return {
    id,
    idSerie,
    topic,
    rang,
    reference,
    base,
    fact,
    difficulty,
    picture,
    ...textsOf(row),
    choices: (choices.get(id) ?? []).map((choice) => ({
      id: choice.id,
      fr: choice.textFr,
      ar: choice.textAr,
      right: choice.isRight === 1,
      chosen: sum(given.filter((answer) => isChosen(answer.choices, choice.id))),
    })),
    published: row.published === 1,
    answers: sum(given),
    correct: sum(given.filter(({ correct }) => correct === 1)),
    version,
    createdAt,
    updatedAt,
  }
}

/** A question in the format of a series file. */
export function fileQuestionOf(row: QuestionRow, choices: ChoicesOf): FileQuestion {
  const { reference, base, difficulty, picture } = row
  return {
    id: reference,
    base,
    difficulty,
    picture,
    ...textsOf(row),
    choices: (choices.get(row.id) ?? []).map(({ textFr, textAr, isRight }) => ({
      fr: textFr,
      ar: textAr,
      right: isRight === 1,
    })),
  }
}
