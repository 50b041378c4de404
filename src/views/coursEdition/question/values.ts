import {
  missingArabic,
  type Question,
  type QuestionInput,
  question,
  questionInput,
  questionUpdate,
} from '@contract/cours/question'
import { fieldErrors } from '@contract/errors'
import { checkResolver } from '@core/form/checkResolver'
import { currentIn } from '@core/form/record/recordKit'
import { comparableBy } from '../comparable'

/** The form's values, and the version that was read. */
export interface QuestionFormValues {
  idSerie: number | null
  base: string
  difficulty: number | null
  picture: string | null
  text: QuestionInput['text']
  choices: { idChoice: number | null; fr: string; ar: string; right: boolean }[]
  explanation: QuestionInput['explanation']
  source: QuestionInput['source']
  version: number
}
/** A question changes its series by another action. */
export const FIELDS = ['text', 'picture', 'choices', 'explanation', 'source', 'base', 'difficulty'] as const
export type Field = (typeof FIELDS)[number]

const EMPTY = { fr: '', ar: '' }
/** A new choice, without an id: the form's list gives its items ids of their own. */
export const NEW_CHOICE = { idChoice: null, ...EMPTY, right: false }

export const newQuestion = (idSerie: number | null): QuestionFormValues => ({
  idSerie,
  base: '',
  difficulty: 2,
  picture: null,
  text: EMPTY,
  explanation: EMPTY,
  source: EMPTY,
  choices: [{ ...NEW_CHOICE, right: true }, NEW_CHOICE, NEW_CHOICE],
  version: 0,
})

export const formValuesOf = (row: Question): QuestionFormValues => ({
  idSerie: row.idSerie,
  base: row.base,
  difficulty: row.difficulty,
  picture: row.picture,
  text: row.text,
  explanation: row.explanation,
  source: row.source,
  version: row.version,
  choices: row.choices.map(({ id, fr, ar, right }) => ({ idChoice: id, fr, ar, right })),
})

/** The body of a new question. Missing values are left for the schema to refuse. */
export const newBodyOf = ({ version: _, choices, ...values }: QuestionFormValues) =>
  ({
    ...values,
    idSerie: values.idSerie ?? undefined,
    picture: values.picture || null,
    choices: choices.map(({ fr, ar, right }) => ({ fr, ar, right })),
  }) as QuestionInput

export function updateBodyOf(values: QuestionFormValues) {
  const { idSerie: _, choices: __, ...body } = newBodyOf(values)
  const choices = values.choices.map(({ idChoice, fr, ar, right }) => ({ id: idChoice, fr, ar, right }))
  return { ...body, choices, version: values.version }
}

const readCurrent = currentIn(question)

/** Whether a question may be saved without its Arabic: learners have never seen it. Undefined is a new one. */
export const isDraftOf = (question: Question | undefined): boolean =>
  !question || (!question.published && question.answers === 0)

/** The functions that the form of a question needs: a new one, or `edited`, which decides how it is checked. */
export const questionRecord = (edited: Question | undefined) => ({
  fields: FIELDS,
  comparable: comparableBy(FIELDS),
  resolver: checkResolver<QuestionFormValues>((values) => {
    const options = { reportInput: true }
    const parsed = edited
      ? questionUpdate.safeParse(updateBodyOf(values), options)
      : questionInput.safeParse(newBodyOf(values), options)
    const missing = isDraftOf(edited) ? {} : missingArabic(values)
    const faults = { ...missing, ...(parsed.success ? {} : fieldErrors(parsed.error)) }
    return values.base.trim() ? faults : { ...faults, base: 'required' }
  }),
  staleOf: (details: unknown) => {
    const current = readCurrent(details)
    return current && { values: formValuesOf(current), savedAt: current.updatedAt }
  },
})
