import type { Question } from '@contract/cours/question'
import { toast } from '@core/components/messages/toast'
import { useRecordForm } from '@core/form/record/useRecordForm'
import { useCreateQuestionMutation, useUpdateQuestionMutation } from '@src/redux/code-course/question'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import {
  type Field,
  formValuesOf,
  newBodyOf,
  newQuestion,
  type QuestionFormValues,
  questionRecord,
  updateBodyOf,
} from './values'

export interface QuestionSubject {
  /** Undefined for a new question. */
  question: Question | undefined
  /** The series that a new question starts in. */
  idSerie: number | null
  /** The page to go back to. */
  back: string
}

/** The form of a question. */
export function useQuestionForm({ question, idSerie, back }: QuestionSubject) {
  const { t } = useTranslation('coursEdition')
  const navigate = useNavigate()
  const [create] = useCreateQuestionMutation()
  const [update] = useUpdateQuestionMutation()
  const [kit] = useState(() => questionRecord(question))
  return useRecordForm<Field, QuestionFormValues, Question>({
    start: () => (question ? formValuesOf(question) : newQuestion(idSerie)),
    draftKey: `question:${question?.id ?? 'new'}`,
    ...kit,
    send: (values) => (question ? update({ id: question.id, body: updateBodyOf(values) }) : create(newBodyOf(values))),
    onSaved: () => {
      toast.success(t('question.saved'))
      navigate(back)
    },
  })
}
