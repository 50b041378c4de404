import { BackLink } from '@core/components/BackLink'
import { Page } from '@core/components/Page'
import { ErrorState } from '@core/components/states/ErrorState'
import { FormSkeleton } from '@core/components/states/Skeletons'
import { skipToken } from '@reduxjs/toolkit/query'
import { paths } from '@src/configs/paths'
import { isNotFound } from '@src/redux/answers/isNotFound'
import { useQuestionQuery } from '@src/redux/code-course/question'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router-dom'
import { idIn } from '../idIn'
import { QuestionForm } from './QuestionForm'

/**
 * Adds a question (`?idSerie=3` to a series), or changes the one that the address names (`?retour=relecture` goes back
 * there).
 */
export function QuestionFormPage() {
  const { t } = useTranslation('coursEdition')
  const { id } = useParams()
  const isNew = id === undefined
  const [search] = useSearchParams()
  const isCheck = search.get('retour') === 'relecture'
  const back = isCheck ? paths.relecture : paths.questions
  const { currentData: data, error, isFetching, refetch } = useQuestionQuery(isNew ? skipToken : idIn(id))
  const isUnknown = !data && isNotFound(error)
  return (
    <Page
      title={t(isNew ? 'question.newTitle' : 'question.editTitle')}
      description={data ? data.reference : undefined}
      back={<BackLink to={back}>{isCheck ? t('relecture.title') : t('tabs.questions')}</BackLink>}
    >
      {isNew || data ? (
        <QuestionForm key={data?.id} question={data} idSerie={idIn(search.get('idSerie') ?? '') || null} back={back} />
      ) : null}
      {isUnknown ? <ErrorState title={t('question.unknown')} text={t('unknownText')} /> : null}
      {!data && error && !isUnknown ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : null}
      {!isNew && !data && !error ? <FormSkeleton fields={8} /> : null}
    </Page>
  )
}
