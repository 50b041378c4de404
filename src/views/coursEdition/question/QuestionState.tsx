import { missingArabic, type Question } from '@contract/cours/question'
import { StatusDot } from '@core/components/StatusDot'
import { useTranslation } from 'react-i18next'
import { PublishedState } from '../PublishedState'

/** Whether a question is published, and whether a draft waits for its Arabic. */
export function QuestionState({ question }: { question: Question }) {
  const { t } = useTranslation('coursEdition')
  const isUnfinished = Object.keys(missingArabic(question)).length > 0
  return (
    <span className="question-state">
      <PublishedState published={question.published} />
      {isUnfinished ? <StatusDot tone="warning" label={t('question.noArabic')} /> : null}
    </span>
  )
}
