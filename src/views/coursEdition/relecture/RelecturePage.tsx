import { TOPIC_KEYS } from '@contract/cours/topic'
import { BackLink } from '@core/components/BackLink'
import { Button } from '@core/components/Button'
import { Page } from '@core/components/Page'
import { EmptyState } from '@core/components/states/EmptyState'
import { ErrorState } from '@core/components/states/ErrorState'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { paths } from '@src/configs/paths'
import { useQuestionsQuery } from '@src/redux/code-course/question'
import { ArrowLeft, ArrowRight, ListChecks } from 'lucide-react'
import { useCallback, useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useTopics } from '../useTopics'
import { CheckedQuestion } from './CheckedQuestion'
import { useArrowKeys } from './useArrowKeys'
import { usePlace } from './usePlace'
import '../coursEdition.scss'

/** One question of a topic, or of all, by its place. */
function useQuestionAt(topic: string | null, number: number) {
  const query = (page: number) => ({
    page: String(page),
    perPage: '1',
    sort: 'rang' as const,
    ...(topic && { topic: TOPIC_KEYS.find((key) => key === topic) }),
  })
  const answer = useQuestionsQuery(query(number))
  // Loads the next question in advance.
  const total = answer.data?.totalDataCount ?? 0
  useQuestionsQuery(query(number + 1), { skip: number >= total })
  return { ...answer, total, question: answer.currentData?.data[0] }
}

/** The page on which a reader checks all questions, one after the other. */
export function RelecturePage() {
  const { t } = useTranslation('coursEdition')
  const { topic, number, go } = usePlace()
  const { question, total, data, isError, isFetching, refetch } = useQuestionAt(topic, number)
  const step = useCallback(
    (by: -1 | 1) => {
      const next = number + by
      if (next >= 1 && next <= total) go({ topic, number: next })
    },
    [go, topic, number, total],
  )
  useArrowKeys(step)
  // Questions may have been deleted or moved since the last visit: shows the last one.
  useEffect(() => {
    if (!isFetching && total > 0 && number > total) go({ topic, number: total })
  }, [isFetching, total, number, topic, go])
  return (
    <Page
      title={t('relecture.title')}
      description={t('relecture.text')}
      back={<BackLink to={paths.questions}>{t('tabs.questions')}</BackLink>}
    >
      <div className="relecture-bar">
        <TopicChoice topic={topic} onChoose={(chosen) => go({ topic: chosen, number: 1 })} />
        <p className="relecture-place" role="status">
          {total > 0 ? t('relecture.place', { number: Math.min(number, total), total }) : ''}
        </p>
        <div className="relecture-steps">
          <Button icon={ArrowLeft} aria-keyshortcuts="ArrowLeft" disabled={number <= 1} onClick={() => step(-1)}>
            {t('relecture.previous')}
          </Button>
          <Button icon={ArrowRight} aria-keyshortcuts="ArrowRight" disabled={number >= total} onClick={() => step(1)}>
            {t('relecture.next')}
          </Button>
        </div>
      </div>
      {question ? <CheckedQuestion key={question.id} question={question} /> : null}
      {!question && isError ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : null}
      {!question && !isError && (isFetching || total > 0) ? <CardSkeleton /> : null}
      {data && total === 0 && !isFetching ? (
        <EmptyState icon={ListChecks} title={t('relecture.empty')} text={t('question.emptyText')} />
      ) : null}
    </Page>
  )
}

type Topic = (typeof TOPIC_KEYS)[number]

function TopicChoice({ topic, onChoose }: { topic: Topic | null; onChoose: (topic: Topic | null) => void }) {
  const { t } = useTranslation('coursEdition')
  const id = useId()
  const { options } = useTopics()
  return (
    <div className="field">
      <label className="form-label" htmlFor={id}>
        {t('fields.topic')}
      </label>
      <select
        id={id}
        className="form-select"
        value={topic ?? ''}
        onChange={({ target }) => onChoose(TOPIC_KEYS.find((key) => key === target.value) ?? null)}
      >
        <option value="">{t('relecture.all')}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}
