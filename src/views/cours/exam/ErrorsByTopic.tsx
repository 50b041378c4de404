import type { Asked } from '@contract/cours/tentative'
import { TOPIC_KEYS } from '@contract/cours/topic'
import { useTranslation } from 'react-i18next'

/** The topics in which answers were wrong, most errors first. */
export function ErrorsByTopic({ questions }: { questions: readonly Asked[] }) {
  const { t } = useTranslation(['cours', 'topic'])
  const errors = TOPIC_KEYS.map((topic) => ({
    topic,
    count: questions.filter((one) => one.topic === topic && !one.solution?.correct).length,
  }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
  if (errors.length === 0) return <p>{t('summary.noErrors')}</p>
  return (
    <ul className="topic-errors" aria-label={t('exam.errorsByTopic')}>
      {errors.map(({ topic, count }) => (
        <li key={topic}>
          <span>{t(`topic:${topic}`)}</span>
          <span className="muted">{t('exam.errors', { count })}</span>
        </li>
      ))}
    </ul>
  )
}
